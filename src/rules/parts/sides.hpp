// Clues beside the board: "top: 3 1 . 2", one for each column from the left, or each row from the
// top, '.' or '-' if there is none.
#pragma once

#include <fmt/format.h>

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "entry.hpp"
#include "sudoku_sat/rule.hpp"
#include "values.hpp"

namespace sudoku_sat::rule {

enum class Side { top, bottom, left, right };

inline constexpr Side all_sides[] = {Side::top, Side::bottom, Side::left, Side::right};

/// "top", "bottom", "left" or "right"; no value for another word.
std::optional<Side> side_called(std::string_view word);

/// Whether its clues are those of columns.
inline bool of_columns(Side side) { return side == Side::top || side == Side::bottom; }

struct SideClue {
  Side side;
  int line;  ///< column or row, from 1
  int clue;
  Position position;
  std::vector<Cell> cells;  ///< as seen from the clue
};

/// How many lines have a clue at the side.
int lines_of(const Geometry& geometry, Side side);

/// The cells of a line, from 0, as seen from a side.
std::vector<Cell> seen_from(const Geometry& geometry, Side side, int line);

/// "top skyscraper"
std::string constraint_of(const SideClue& clue, std::string_view noun);

/// "column 2"
std::string line_name(const SideClue& clue);

/// "the top of column 2"
std::string side_name(const SideClue& clue);

/// Calls visit(place), from 0, when a clue has to be read: the rest of the entry has a clue, '.' or
/// '-' for each of `places`. Throws: InputError if there are more, or fewer.
template <class Visit>
void read_places(EntryReader& reader, int places, Visit&& visit) {
  int place = 0;
  for (; !reader.at_end(); ++place) {
    if (place >= places) reader.fail(fmt::format("a clue too many: a side has {}", places));
    if (!reader.take('.') && !reader.take('-')) visit(place);
  }
  if (place < places) reader.fail(fmt::format("{} clues: a side has {}", place, places));
}

/// The clues at some of the sides, within the range of each. Throws: InputError if the board has
/// several grids or the data is wrong.
std::vector<SideClue> read_sides(const Geometry& geometry, const RuleUse& use,
                                 std::span<const Side> sides,
                                 const std::function<Range(Side)>& range);

/// The same with clues that are not numbers: `read_clue` reads one of them, other than '.' and '-',
/// and returns its number for SideClue.
using ReadClue = std::function<int(EntryReader&, Side)>;
std::vector<SideClue> read_sides(const Geometry& geometry, const RuleUse& use,
                                 std::span<const Side> sides, const ReadClue& read_clue);

/// Shows the clue, or another text for it, in pictures; does nothing on a board of one cell.
void add_mark(const SideClue& clue, Constraints& out);
void add_mark(const SideClue& clue, const std::string& text, Constraints& out);

/// An entry like "top: 3 1 4 2" for each side, from the values as seen from there; clues below 0
/// are none.
std::vector<std::string> propose_sides(
    const Geometry& geometry, const Grid& solution, std::span<const Side> sides,
    const std::function<int(Side, std::span<const Value>)>& clue_of);
/// The same with clues that are texts.
std::vector<std::string> propose_side_texts(
    const Geometry& geometry, const Grid& solution, std::span<const Side> sides,
    const std::function<std::string(Side, std::span<const Value>)>& clue_of);

}  // namespace sudoku_sat::rule
