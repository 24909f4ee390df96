// The independent check of a grid: by the rules alone, without a clause, a variable or a solver.
// Nothing leaves the program as a solution that did not pass here.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat {

/// Two cells whose values a constraint forbids together: most often the same value twice.
struct Conflict {
  Cell first;  ///< the smaller number
  Cell second;
  Value value;              ///< of the first cell
  std::string rule;         ///< name of the first constraint that is broken: "row 1"
  Value second_value = {};  ///< of the second cell, where it has another value; else 0

  bool operator==(const Conflict&) const = default;
};

/// As many pairs as are listed: a large board of equal values has thousands of millions.
inline constexpr std::size_t most_conflicts = 1'000'000;

/// All pairs of cells of `grid` that conflict: one entry for each two cells, in reading order.
/// Empty cells (0) conflict with nothing. Ends at `most` pairs.
/// Requires: a value for each cell, none above N.
std::vector<Conflict> conflicts(const Board& board, const Grid& grid,
                                std::size_t most = most_conflicts);

/// "r1c1 and r1c7 both have 8 (row 1)", "r1c1=4 and r1c2=5 (non-consecutive)"
std::string to_string(const Conflict& conflict, const Geometry& geometry);

/// What keeps a grid from being a solution, or a part of one.
struct Violation {
  enum class Kind {
    cell_count,  ///< the grid has `found` cells instead of `expected`
    range,       ///< the cell has `found`, the largest value is `expected`
    given,       ///< the cell has `found`, `expected` is given
    conflict,    ///< of two cells
    allowed,     ///< the cell may not have its value
    sum,         ///< the cells don't have the sum `expected`
    sequence,    ///< the cells' values break the rule
    empty,       ///< the cell is empty
  };
  Kind kind;
  std::vector<Cell> cells = {};    ///< those in trouble, in the constraint's order
  std::vector<Value> values = {};  ///< of these cells in the grid
  std::string rule = {};           ///< name of the constraint that is broken: "row 1"
  std::size_t found = 0;
  std::int64_t expected = 0;

  bool operator==(const Violation&) const = default;
};

/// "r1c1 and r1c7 both have 8 (row 1)", "r1c2 has 5, but 4 is given"
std::string to_string(const Violation& violation, const Geometry& geometry);

/// What is wrong with the filled cells of `grid` as part of a solution of `puzzle`; no value where
/// nothing is. Looks for a wrong number of cells, a value out of range, a given that was changed, a
/// conflict, a value that its cell may not have, a constraint of several cells that are all filled,
/// in this order.
std::optional<Violation> violation(const Puzzle& puzzle, const Grid& grid);

/// What is wrong with `grid` as a solution of `puzzle`: a violation or an empty cell.
std::optional<Violation> verify(const Puzzle& puzzle, const Grid& grid);

}  // namespace sudoku_sat
