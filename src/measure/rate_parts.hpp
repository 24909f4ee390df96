// What a rating asks that takes clauses or a solver, each in a file of its own.
#pragma once

#include <memory>
#include <optional>

#include "sudoku_sat/dimacs.hpp"
#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/measure.hpp"

namespace sudoku_sat {

/// Searches until a backdoor is proved smallest or a limit is reached; no value where the limit
/// comes before any backdoor is found. Requires: `solution` is the puzzle's only one.
std::optional<Backdoor> smallest_backdoor(const Puzzle& puzzle, const Grid& solution,
                                          const Limits& limits);

/// Medians over `runs` runs. No value where the formula is too large (Measurer::most_clauses).
/// Requires: runs > 0. Throws: Stopped, SolverError.
std::optional<SearchEffort> search_effort(const Puzzle& puzzle, std::size_t runs,
                                          const Limits& limits);

/// Unit propagation on the clauses of one encoding: how many cells of a puzzle it decides. The
/// rules are loaded once for a board, the givens are assumptions, so that a question takes some ten
/// microseconds. Formulas above Measurer::most_clauses are left out: they would not fit in memory.
class ClauseInference {
 public:
  explicit ClauseInference(const Formulation& formulation) : formulation_(formulation) {}

  /// The number of cells with a value; all of them at a contradiction. No value where the formula
  /// is too large. Throws: Stopped.
  std::optional<std::size_t> decided_cells(const Puzzle& puzzle, const Limits& limits);

 private:
  void load(const std::shared_ptr<const Board>& board, const Limits& limits);

  Formulation formulation_;
  std::shared_ptr<const Board> board_;  ///< whose rules are loaded
  std::optional<VariableMap> variables_;
  std::unique_ptr<UnitPropagation> engine_;  ///< none where the formula is too large
};

}  // namespace sudoku_sat
