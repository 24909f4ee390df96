// The numbered constraints of SudokuMaker, and the fields of f-puzzles that say the same.
#pragma once

#include <set>

#include "formats/exchange/json/json.hpp"

namespace sudoku_sat::format::maker {

/// How the parts of a constraint differ from the elements of a field.
enum class Shape {
  flag,       ///< nothing but its type
  each_cell,  ///< a cell is an element
  cells,      ///< all cells are one element
  edges,      ///< clues between two cells
  letters,    ///< likewise, X and V as 10 and 5
  cages,
  corners,  ///< quadruples
  lines,    ///< with the number `key`, if it has one; else `value` is what it is there
  groups,   ///< lines whose groups of digits are those called `value`
  arrows,
  outside,    ///< clues beside the board
  diagonals,  ///< likewise, of little killers
};

struct MakerType {
  int number;
  std::string_view field;
  Shape shape;
  std::string_view list = {};  ///< the field of the parts
  std::string_view key = {};
  std::string_view value = {};
};

inline constexpr int difference_type = 200;
inline constexpr int ratio_type = 201;
inline constexpr int xv_type = 202;

std::span<const MakerType> maker_types();

/// The sets of digits, a bit for each, of which neighbours on a line have different ones.
std::set<long long> masks_of(std::string_view kind, int size);

/// Where a constraint is read.
struct Context {
  int size;
  const std::string& place;
  ExchangePuzzle& out;
};

/// Adds a constraint to the fields. Throws: TextError.
void read(const base::Json& constraint, const MakerType& type, const Context& context,
          base::Json& fields);

/// Adds a field as a constraint. False if the type can't say it.
bool write(const base::Json& field, const MakerType& type, int size, base::Json& constraints);

}  // namespace sudoku_sat::format::maker
