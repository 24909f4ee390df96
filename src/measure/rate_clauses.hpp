// Unit propagation on the clauses of one encoding: how many cells of a puzzle it decides. The rules
// are loaded once for a board, the givens are assumptions, so that a question takes some ten
// microseconds. Formulas above Measurer::most_clauses are left out: they would not fit the memory.
#pragma once

#include <memory>
#include <optional>

#include "sudoku_sat/dimacs.hpp"
#include "sudoku_sat/encoding.hpp"

namespace sudoku_sat {

class ClauseInference {
 public:
  explicit ClauseInference(const Formulation& formulation) : formulation_(formulation) {}

  /// The cells with a value; all of them at a contradiction. No value where the formula is too
  /// large. Throws: Stopped.
  std::optional<std::size_t> decided_cells(const Puzzle& puzzle, const Limits& limits);

 private:
  void load(const std::shared_ptr<const Board>& board, const Limits& limits);

  Formulation formulation_;
  std::shared_ptr<const Board> board_;  ///< whose rules are loaded
  std::optional<VariableMap> variables_;
  std::unique_ptr<UnitPropagation> engine_;  ///< none where the formula is too large
};

}  // namespace sudoku_sat
