// Unit propagation of the extended encoding, on candidates instead of clauses.
//
// Its two ways to a unit clause are what players call a naked single (one candidate left in a cell:
// cell definedness) and a hidden single (one place left for a value in a unit: unit definedness);
// the uniqueness clauses take a decided value from the peers. Counters per cell and per unit and
// value find the singles, so the work is in proportion to the candidates removed.
#include "propagation.hpp"

namespace sudoku_sat {

Propagation::Propagation(const Board& board)
    : board_(&board),
      candidates_(board.geometry()),
      candidates_left_(board.cells(), static_cast<std::uint16_t>(board.size())),
      places_left_(board.all_different().size() * static_cast<std::size_t>(board.size()),
                   static_cast<std::uint16_t>(board.size())),
      open_cells_(board.cells()) {
  if (board.size() > 1) return;
  for (Cell cell = 0; cell < board.cells(); ++cell) queue_.emplace_back(cell, Value{1});
  run();
}

bool Propagation::decide(Cell cell, Value value) {
  queue_.emplace_back(cell, value);
  return run();
}

bool Propagation::decide_all(const Grid& givens) {
  for (Cell cell = 0; cell < givens.size(); ++cell) {
    if (givens[cell] != 0) queue_.emplace_back(cell, givens[cell]);
  }
  return run();
}

bool Propagation::remove(Cell cell, Value value) { return eliminate(cell, value) && run(); }

bool Propagation::run() {
  while (!queue_.empty()) {
    const auto [cell, value] = queue_.back();
    queue_.pop_back();
    if (!settle(cell, value)) return false;
  }
  return true;
}

bool Propagation::settle(Cell cell, Value value) {
  if (candidates_.decided(cell) == value) return true;
  if (candidates_.decided(cell) != 0 || !candidates_.possible(cell, value)) return false;
  const auto constraints = board_->constraints_of(cell);
  // The cell's other candidates go first, one by one: each is a place that its units lose.
  for (int other = 1; other <= board_->size(); ++other) {
    if (other == value || !candidates_.possible(cell, other)) continue;
    for (const std::uint32_t constraint : constraints) {
      if (!lose_place(constraint, static_cast<Value>(other), cell)) return false;
    }
  }
  candidates_.decide(cell, value);
  candidates_left_[cell] = 1;
  --open_cells_;
  for (const std::uint32_t constraint : constraints) {
    for (const Cell peer : board_->all_different()[constraint].cells) {
      if (peer != cell && !eliminate(peer, value)) return false;
    }
  }
  return true;
}

bool Propagation::eliminate(Cell cell, Value value) {
  if (!candidates_.remove(cell, value)) return true;
  const int left = --candidates_left_[cell];
  if (left == 0) return false;
  if (left == 1) queue_.emplace_back(cell, candidates_.first(cell));
  for (const std::uint32_t constraint : board_->constraints_of(cell)) {
    if (!lose_place(constraint, value, cell)) return false;
  }
  return true;
}

bool Propagation::lose_place(std::uint32_t number, Value value, Cell lost) {
  const AllDifferent& constraint = board_->all_different()[number];
  if (!board_->is_unit(constraint)) return true;
  const auto index = number * static_cast<std::size_t>(board_->size()) + value - 1U;
  const int left = --places_left_[index];
  if (left == 0) return false;
  if (left > 1) return true;
  for (const Cell cell : constraint.cells) {
    if (cell != lost && candidates_.possible(cell, value)) {
      queue_.emplace_back(cell, value);
      break;
    }
  }
  return true;
}

std::optional<Candidates> propagate(const Puzzle& puzzle) {
  Propagation state(*puzzle.board);
  if (!state.decide_all(puzzle.givens)) return std::nullopt;
  return state.candidates();
}

}  // namespace sudoku_sat
