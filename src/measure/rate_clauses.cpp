// The encoding is looked up by name once. Rules are loaded when a puzzle has another board than the
// one before.
#include "rate_parts.hpp"

#include "measure_parts.hpp"
#include "solvers/board_solver.hpp"

namespace sudoku_sat {

std::optional<std::size_t> ClauseInference::decided_cells(const Puzzle& puzzle,
                                                          const Limits& limits) {
  if (!board_ || !board_->same_rules(*puzzle.board)) load(puzzle.board, limits);
  if (!engine_) return std::nullopt;
  if (!engine_->propagate(given_literals(puzzle, *variables_), limits)) {
    return puzzle.geometry().grid_cells();
  }
  return strength_of(*engine_, *variables_).cells;
}

void ClauseInference::load(const std::shared_ptr<const Board>& board, const Limits& limits) {
  board_.reset();
  engine_.reset();
  const Size size = size_of(formulation_, *board);
  if (size.clauses <= Measurer::most_clauses && size.literals <= Measurer::most_literals) {
    variables_.emplace(board->geometry(), *chosen_encoding(formulation_).code);
    auto engine = std::make_unique<UnitPropagation>();
    load_rules(*board, *variables_, formulation_, *engine, limits);
    engine_ = std::move(engine);
  }
  board_ = board;
}

}  // namespace sudoku_sat
