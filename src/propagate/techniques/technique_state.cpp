#include "technique_state.hpp"

#include <algorithm>
#include <optional>

#include "finding.hpp"

namespace sudoku_sat {

using namespace propagation;

namespace {

constexpr std::size_t max_cells_in_matrix = 4096;

}  // namespace

namespace propagation {

Sight::Sight(const Board& board) : begin_{0} {
  const std::size_t cells = board.cells();
  if (cells <= max_cells_in_matrix) words_ = (cells + 63) / 64;
  bits_.resize(cells * words_);
  for (Cell cell = 0; cell < cells; ++cell) {
    const std::vector<Cell> peers = board.peers(cell);
    peers_.insert(peers_.end(), peers.begin(), peers.end());
    begin_.push_back(peers_.size());
    if (words_ == 0) continue;
    for (const Cell peer : peers) {
      bits_[cell * words_ + peer / 64] |= std::uint64_t{1} << peer % 64;
    }
  }
}

bool Sight::sees(Cell a, Cell b) const {
  if (words_ != 0) return (bits_[a * words_ + b / 64] >> b % 64 & 1U) != 0;
  const auto seen = peers(a);
  return std::binary_search(seen.begin(), seen.end(), b);
}

}  // namespace propagation

TechniqueState::TechniqueState(const Puzzle& puzzle, const Sight& sight, const Limits& limits)
    : board_(puzzle.board.get()),
      sight_(&sight),
      limits_(&limits),
      candidates_(puzzle.geometry()),
      open_(puzzle.geometry().grid_cells()),
      versions_(static_cast<std::size_t>(puzzle.geometry().size()) + 1, 1) {
  for (const Allowed& allowed : board_->allowed()) {
    for (int number = 1; number <= size(); ++number) {
      const auto value = static_cast<Value>(number);
      const auto& values = allowed.values;
      if (!std::binary_search(values.begin(), values.end(), value)) exclude(allowed.cell, value);
    }
  }
  for (Cell cell = 0; cell < puzzle.givens.size(); ++cell) {
    if (puzzle.givens[cell] != 0) place(cell, puzzle.givens[cell]);
  }
}

namespace {

/// The places of all values in all constraints, as far as somebody asked.
class AskedPlaces {
 public:
  explicit AskedPlaces(const TechniqueState& state)
      : state_(state),
        places_(state.board().all_different().size() * static_cast<std::size_t>(state.size())) {}

  const std::vector<Cell>& of(std::uint32_t constraint, int value) const {
    const auto size = static_cast<std::size_t>(state_.size());
    std::optional<std::vector<Cell>>& cells =
        places_[constraint * size + static_cast<std::size_t>(value - 1)];
    if (!cells) {
      cells.emplace();
      for (const Cell cell : state_.board().cells_of(constraint)) {
        if (state_.open(cell) && state_.possible(cell, value)) cells->push_back(cell);
      }
    }
    return *cells;
  }

 private:
  const TechniqueState& state_;
  mutable std::vector<std::optional<std::vector<Cell>>> places_;
};

}  // namespace

const std::vector<Cell>& TechniqueState::places(std::uint32_t constraint, int value) const {
  return made<AskedPlaces>().of(constraint, value);
}

std::vector<Value> TechniqueState::values(Cell cell) const {
  std::vector<Value> values;
  values.reserve(static_cast<std::size_t>(size()));
  for (int value = 1; value <= size(); ++value) {
    if (possible(cell, value)) values.push_back(static_cast<Value>(value));
  }
  return values;
}

void TechniqueState::place(Cell cell, Value value) {
  if (candidates_.decided(cell) == value) return;
  if (!open(cell) || !possible(cell, value)) {
    broken_ = true;
    return;
  }
  made_.clear();
  for (const Value one : values(cell)) ++versions_[one];
  candidates_.decide(cell, value);
  if (board_->geometry().on_grid(cell)) --open_;
  for (const Cell peer : sight_->peers(cell)) exclude(peer, value);
}

bool TechniqueState::exclude(Cell cell, Value value) {
  if (!open(cell)) {
    if (candidates_.decided(cell) == value) broken_ = true;
    return false;
  }
  if (!candidates_.remove(cell, value)) return false;
  made_.clear();
  ++versions_[value];
  if (candidates_.count_up_to_two(cell) == 0) broken_ = true;
  return true;
}

bool TechniqueState::changed_for(std::string_view search, Value value) const {
  std::vector<std::uint32_t>& seen = seen_[search];
  seen.resize(versions_.size());
  if (seen[value] == versions_[value]) return false;
  seen[value] = versions_[value];
  return true;
}

std::vector<Exclusion> TechniqueState::seeing(std::span<const Cell> cells, Value value) const {
  std::vector<Exclusion> found;
  for (const Cell cell : sight_->peers(cells.front())) {
    if (!open(cell) || !possible(cell, value)) continue;
    const bool seen = std::all_of(cells.begin() + 1, cells.end(),
                                  [&](Cell other) { return sight_->sees(cell, other); });
    if (seen) found.push_back({cell, value});
  }
  return found;
}

namespace propagation {

bool is_wanted(const TechniqueState& state, const Finding& found) {
  const Finding* const wanted = state.wanted();
  if (wanted == nullptr) return true;
  const auto places = [&](const Placement& one) {
    return std::any_of(found.values.begin(), found.values.end(), [&](const Placement& other) {
      return other.cell == one.cell && other.value == one.value;
    });
  };
  const auto excludes = [&](const Exclusion& one) {
    const auto& all = found.exclusions;
    if (std::find(all.begin(), all.end(), one) != all.end()) return true;
    return std::any_of(found.values.begin(), found.values.end(), [&](const Placement& other) {
      return other.cell == one.cell && other.value != one.value;
    });
  };
  return std::all_of(wanted->values.begin(), wanted->values.end(), places) &&
         std::all_of(wanted->exclusions.begin(), wanted->exclusions.end(), excludes);
}

}  // namespace propagation

}  // namespace sudoku_sat
