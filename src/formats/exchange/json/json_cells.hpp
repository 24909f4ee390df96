// What a value of JSON has of a puzzle: its cells, its regions, its cages.
#pragma once

#include "formats/read/one_line.hpp"
#include "json_places.hpp"

namespace sudoku_sat::format {

struct JsonCells {
  Grid givens;
  Grid entries;
  std::vector<RuleText> rules = {};  ///< candidates
  bool marked = false;  ///< some cells say that they are givens: those that don't are none
};

/// The board that a value is: rows of cells, all cells, cells with their places, or a text of
/// symbols; no value for anything else.
std::optional<JsonCells> json_cells(const base::Json& json);
std::size_t side_of(const JsonCells& cells);

/// Puts each cell of rows that are none into its place: that of the list, and its number there.
template <class Cell>
void put_at(JsonCells& cells, const Cell& cell_of) {
  const std::size_t side = side_of(cells);
  for (Grid* const grid : {&cells.givens, &cells.entries}) {
    const Grid lists = *grid;
    for (std::size_t i = 0; i < lists.size(); ++i) (*grid)[cell_of(i / side, i % side)] = lists[i];
  }
}

/// The regions of a jigsaw that the object has, as a map or as lists of cells.
std::optional<RuleText> json_regions(const base::Json& object, std::size_t side);

/// Adds the rules to the board that the object names as its variant, and says so.
void add_json_variants(const base::Json& object, ParsedBoard& board);

/// The cages of a killer that a list has, each a sum and its cells, and how large the board is if
/// `side` doesn't say it.
struct JsonCages {
  RuleText rule;
  std::size_t side;
};
std::optional<JsonCages> json_cages(const base::Json& list, std::optional<std::size_t> side);
/// Likewise of the object's member.
std::optional<JsonCages> json_cages_in(const base::Json& object, std::optional<std::size_t> side);

}  // namespace sudoku_sat::format
