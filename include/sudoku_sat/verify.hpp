// The independent check of a grid: by the rules alone, without a clause, a variable or a solver.
// Nothing leaves the program as a solution that did not pass here.
#pragma once

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

/// What is wrong with the filled cells of `grid` as part of a solution of `puzzle`: a sentence,
/// empty where nothing is. Looks for a wrong number of cells, a value out of range, a given that
/// was changed, a conflict, a value that its cell may not have, a constraint of several cells that
/// are all filled, in this order.
std::string violation(const Puzzle& puzzle, const Grid& grid);

/// What is wrong with `grid` as a solution of `puzzle`: a violation or an empty cell.
std::string verify(const Puzzle& puzzle, const Grid& grid);

}  // namespace sudoku_sat
