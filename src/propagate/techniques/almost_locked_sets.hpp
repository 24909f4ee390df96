// Almost locked sets (ALS): n open cells of one all-different constraint with n+1 candidates
// between them. Without one of its values, the set holds all the others.
#pragma once

#include <algorithm>
#include <map>

#include "pencil_marks.hpp"

namespace sudoku_sat::propagation {

template <class Set>
struct AlmostLocked {
  Set cells;
  std::uint64_t values = 0;
  std::size_t size = 0;  ///< the number of cells
};

/// All sets of a few cells, the smallest first: a larger one is not seen by people. Their number
/// bounds the work on boards of any size.
template <class Set>
class AlmostLockedSets {
 public:
  static constexpr std::size_t most_cells = 4;

  explicit AlmostLockedSets(const TechniqueState& state) : marks_(state.made<PencilMarks<Set>>()) {
    for (std::uint32_t number = 0; number < state.board().all_different().size(); ++number) {
      state.limits().check();
      open_.clear();
      for (const Cell cell : state.board().cells_of(number)) {
        if (marks_.values(cell) != 0) open_.push_back(cell);
      }
      extend(0, {});
    }
    sort();
  }

  const std::vector<AlmostLocked<Set>>& all() const { return sets_; }
  /// The cells of the set that have the value.
  Set holders(std::size_t set, Value value) const {
    return sets_[set].cells & marks_.places(value);
  }
  /// The places of the value that see all of these, which may be none.
  Set seen(std::size_t set, Value value) const { return seen_[set * marks_.size() + value - 1U]; }

 private:
  void extend(std::size_t from, const AlmostLocked<Set>& chosen) {
    const auto values = static_cast<std::size_t>(std::popcount(chosen.values));
    if (chosen.size > 0 && values == chosen.size + 1) sets_.push_back(chosen);
    if (chosen.size == most_cells || sets_.size() > 4 * most_sets) return;
    for (std::size_t i = from; i < open_.size(); ++i) {
      AlmostLocked<Set> more = chosen;
      more.cells.add(open_[i]);
      more.values |= marks_.values(open_[i]);
      ++more.size;
      if (static_cast<std::size_t>(std::popcount(more.values)) <= most_cells + 1)
        extend(i + 1, more);
    }
  }

  /// By size and cells, each once.
  void sort() {
    const auto key = [](const AlmostLocked<Set>& one) {
      return std::pair(one.size, one.cells.words());
    };
    std::sort(sets_.begin(), sets_.end(),
              [&](const auto& a, const auto& b) { return key(a) < key(b); });
    const auto same = [&](const auto& a, const auto& b) { return key(a) == key(b); };
    sets_.erase(std::unique(sets_.begin(), sets_.end(), same), sets_.end());
    if (sets_.size() > most_sets) sets_.resize(most_sets);
    seen_.resize(sets_.size() * marks_.size());
    for (std::size_t i = 0; i < sets_.size(); ++i) {
      for_each_value(sets_[i].values, [&](Value value) {
        seen_[i * marks_.size() + value - 1U] =
            marks_.peers(holders(i, value)) & marks_.places(value);
      });
    }
  }

  static constexpr std::size_t most_sets = 500;

  const PencilMarks<Set>& marks_;
  std::vector<Cell> open_;
  std::vector<AlmostLocked<Set>> sets_;
  std::vector<Set> seen_;  ///< by set and value
};

}  // namespace sudoku_sat::propagation
