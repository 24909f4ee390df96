// The rules of a board in the header of a CNF file: "c rules rows columns anti-knight cages", and a
// line "c data cages 10: r1c1 r1c2" for each entry of their data.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat {

inline constexpr std::string_view data_key = "data";

/// The names of the board's rules, with spaces between them.
std::string rule_names(const Board& board);

/// The lines of their data, with line ends.
std::string data_lines(const Board& board);

/// A line "c data NAME ENTRY", read back.
struct DataLine {
  std::string value;  ///< "NAME ENTRY"
  Position position;
};

/// The board with the rules of these names and data. Throws: InputError where it can't be made.
std::shared_ptr<const Board> board_of_header(const Geometry& geometry, std::string_view names,
                                             const Position& names_position,
                                             const std::vector<DataLine>& data);

}  // namespace sudoku_sat
