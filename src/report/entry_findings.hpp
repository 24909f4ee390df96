// Judges the digits that were entered into a puzzle: which are wrong, and why.
#pragma once

#include <optional>
#include <vector>

#include "sudoku_sat/puzzle.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat::report {

/// An entered digit that is in no solution.
struct WrongEntry {
  Cell cell = 0;
  Value value = 0;
  Value right = 0;                  ///< the only solution's value there; 0: there are several
  std::vector<Conflict> conflicts;  ///< with givens and other entries
};

struct EntryFindings {
  std::size_t entered = 0;
  bool judged = false;  ///< false if the puzzle itself has no solution, or none was found
  bool unique = false;  ///< whether the puzzle has one solution
  std::vector<WrongEntry> wrong;
  /// Entries that no solution has all of, although each has a solution on its own; any fewer of
  /// them have one.
  std::vector<Cell> together;

  bool any_wrong() const { return !wrong.empty() || !together.empty(); }
};

/// `entries`: 0 in cells without one; it may be empty. `outcome`: of the puzzle itself, with its
/// uniqueness. Throws: Stopped, SolverError.
EntryFindings judge_entries(const Puzzle& puzzle, const Grid& entries, const Outcome& outcome,
                            const Limits& limits);

/// The puzzle with the entries as givens.
Puzzle with_entries(const Puzzle& puzzle, const Grid& entries);

}  // namespace sudoku_sat::report
