#include "propagation.hpp"

#include <algorithm>
#include <bit>

namespace sudoku_sat {

using namespace propagation;

namespace {

// A step takes some hundred nanoseconds on a 9x9 board and some hundred microseconds on the
// largest.
constexpr unsigned steps_between_checks = 256;

/// In a cell's mask.
struct Place {
  std::size_t word;
  std::uint64_t bit;
};

Place place_of(Value value) {
  return {static_cast<std::size_t>(value - 1) / 64,
          std::uint64_t{1} << static_cast<unsigned>(value - 1) % 64};
}

}  // namespace

namespace propagation {

Propagation::Propagation(const Board& board, const Limits& limits)
    : board_(&board),
      limits_(&limits),
      candidates_(board.geometry()),
      placed_(board.units().size() * candidates_.words(), 0),
      touched_(board.units().size(), 0),
      open_cells_(board.cells()),
      further_(!board.only_all_different()),
      touched_relations_(board.relations().size(), 1),
      touched_diagrams_(board.diagrams().size(), 1),
      touched_formulas_(board.formulas().size(), 1) {
  for (const ClauseConstraint& formula : board.formulas())
    formulas_.emplace_back(formula, board.size());
  // On a board of one value the only candidate of the only cell is a single from the start.
  if (board.size() == 1) queue_.emplace_back(0, Value{1});
  if (board.size() == 1 && !further_) run();
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

bool Propagation::remove(Cell cell, Value value) {
  if (!candidates_.remove(cell, value)) return true;
  return lost_candidate(cell) && run();
}

Propagation::Set Propagation::open() const {
  Set cells;
  for (Cell cell = 0; cell < candidates_.cells(); ++cell) {
    if (decided(cell) == 0) cells.push_back(cell);
  }
  return cells;
}

Cell Propagation::tightest() const {
  Cell best = 0;
  int fewest = size() + 1;
  for (Cell cell = 0; cell < candidates_.cells() && fewest > 2; ++cell) {
    if (decided(cell) != 0 || candidates_.count(cell) >= fewest) continue;
    best = cell;
    fewest = candidates_.count(cell);
  }
  return best;
}

bool Propagation::run() {
  if (further_ && fresh_ && !restrict_cells()) return false;
  do {
    if (!settle_queue() || !find_hidden_singles()) return false;
    if (further_ && queue_.empty() && !filter_further()) return false;
  } while (!queue_.empty() || (further_ && touched()));
  return true;
}

bool Propagation::settle_queue() {
  // Looking at all cells costs as much as this many decisions: the number of units of a direction,
  // times a mask's words.
  const std::size_t many =
      candidates_.cells() / static_cast<std::size_t>(size()) * candidates_.words();
  while (!queue_.empty()) {
    if (queue_.size() < many ? !settle_next() : !settle_at_once()) return false;
  }
  return true;
}

bool Propagation::settle_next() {
  if (++steps_ % steps_between_checks == 0) limits_->check();
  const auto [cell, value] = queue_.back();
  queue_.pop_back();
  if (decided(cell) == value) return true;
  return place(cell, value) && take_from_peers(cell, value);
}

/// Decides the cell; its peers keep what they have. False if it can't hold the value, or if another
/// cell of a unit holds it: in settle_at_once() that cell may have been decided just now.
bool Propagation::place(Cell cell, Value value) {
  if (decided(cell) != 0 || !possible(cell, value)) return false;
  candidates_.decide(cell, value);
  --open_cells_;
  touch(cell);
  const auto [word, bit] = place_of(value);
  for (const std::uint32_t unit : board_->units_of(cell)) {
    std::uint64_t& placed = placed_[unit * candidates_.words() + word];
    if ((placed & bit) != 0) return false;
    placed |= bit;
  }
  return true;
}

bool Propagation::take_from_peers(Cell cell, Value value) {
  const auto [word, bit] = place_of(value);
  // The innermost loop of all: what it needs is kept in registers.
  const std::size_t words = candidates_.words();
  std::uint64_t* const masks = candidates_.masks().data() + word;
  for (const std::uint32_t constraint : board_->constraints_of(cell)) {
    for (const Cell peer : board_->cells_of(constraint)) {
      std::uint64_t& values = masks[peer * words];
      if ((values & bit) == 0 || peer == cell) continue;
      values &= ~bit;
      if (!lost_candidate(peer)) return false;
    }
  }
  return true;
}

bool Propagation::take_what_is_placed(Cell cell) {
  const std::size_t words = candidates_.words();
  std::uint64_t* const values = candidates_.masks().data() + cell * words;
  std::uint64_t lost = 0;
  for (std::size_t word = 0; word < words; ++word) {
    std::uint64_t placed = 0;
    for (const std::uint32_t unit : board_->units_of(cell)) placed |= placed_[unit * words + word];
    lost |= values[word] & placed;
    values[word] &= ~placed;
  }
  return lost == 0 || lost_candidate(cell);
}

/// What settle_next() does, for the whole queue: each open cell loses all that its units have then.
bool Propagation::settle_at_once() {
  const auto decisions = std::exchange(queue_, {});
  for (const auto& [cell, value] : decisions) {
    if (decided(cell) != value && !place(cell, value)) return false;
  }
  for (Cell cell = 0; cell < candidates_.cells(); ++cell) {
    if (++steps_ % steps_between_checks == 0) limits_->check();
    if (decided(cell) == 0 && !take_what_is_placed(cell)) return false;
  }
  // Constraints that are not units.
  return std::all_of(decisions.begin(), decisions.end(), [this](const auto& decision) {
    const auto [cell, value] = decision;
    const bool only_units = board_->constraints_of(cell).size() == board_->units_of(cell).size();
    return only_units || take_from_peers(cell, value);
  });
}

bool Propagation::lost_candidate(Cell cell) {
  const int left = candidates_.count_up_to_two(cell);
  if (left == 0) return false;
  if (left == 1) queue_.emplace_back(cell, candidates_.first(cell));
  touch(cell);
  return true;
}

void Propagation::touch(Cell cell) {
  for (const std::uint32_t unit : board_->units_of(cell)) touched_[unit] = 1;
  if (!further_) return;
  for (const std::uint32_t number : board_->relations_of(cell)) touched_relations_[number] = 1;
  for (const std::uint32_t number : board_->diagrams_of(cell)) touched_diagrams_[number] = 1;
  for (const std::uint32_t number : board_->formulas_of(cell)) touched_formulas_[number] = 1;
}

bool Propagation::find_hidden_singles() {
  // Ends at the first single: what follows from it touches most of the other constraints again.
  for (std::size_t seen = 0; seen < touched_.size() && queue_.empty(); ++seen) {
    const std::uint32_t unit = next_;
    next_ = unit + 1 == touched_.size() ? 0 : unit + 1;
    if (touched_[unit] == 0) continue;
    touched_[unit] = 0;
    if (!find_hidden_singles(unit)) return false;
  }
  return true;
}

bool Propagation::find_hidden_singles(std::uint32_t unit) {
  const auto cells = board_->cells_of(board_->units()[unit]);
  for (std::size_t word = 0; word < candidates_.words(); ++word) {
    std::uint64_t once = 0;
    std::uint64_t twice = 0;
    for (const Cell cell : cells) {
      const std::uint64_t values = candidates_.mask(cell)[word];
      twice |= once & values;
      once |= values;
    }
    if (once != candidates_.all(word)) return false;
    queue_places(unit, word, once & ~twice & ~placed_[unit * candidates_.words() + word]);
  }
  return true;
}

void Propagation::queue_places(std::uint32_t unit, std::size_t word, std::uint64_t values) {
  for (; values != 0; values &= values - 1) {
    const std::uint64_t value = values & ~(values - 1);
    for (const Cell cell : board_->cells_of(board_->units()[unit])) {
      if ((candidates_.mask(cell)[word] & value) == 0) continue;
      queue_.emplace_back(
          cell,
          static_cast<Value>(word * 64 + static_cast<std::size_t>(std::countr_zero(value)) + 1));
      break;
    }
  }
}

}  // namespace propagation

std::optional<Candidates> propagate(const Puzzle& puzzle, const Limits& limits) {
  Propagation state(*puzzle.board, limits);
  if (!state.decide_all(puzzle.givens)) return std::nullopt;
  return state.candidates();
}

}  // namespace sudoku_sat
