// A search's states on small boards with constraints that are not all-different: ConflictSets.
// Counting goes on by the values of a cell or by the places of a value in a unit, whichever are
// fewer: such boards often leave each cell many values where some value has two places left.
#pragma once

#include "base/fingerprint.hpp"
#include "propagate/states.hpp"
#include "subtree_oracle.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::search {

template <std::size_t Words>
class ConflictSpace {
 public:
  using Rules = propagation::ConflictRules<Words>;
  using State = propagation::ConflictSets<Words>;
  /// Of candidates.
  using Component = base::BitSet<Words>;
  // Longer than a trial count: where this search needs the solver it is better done on other
  // states.
  static constexpr SolverPruning::Patience patience{.first = 5000, .later = 100};
  static constexpr unsigned nodes_between_checks = 64;
  static constexpr std::size_t smallest_kept = 9;

  static bool fits(const Board& board) { return !board.only_all_different() && Rules::fit(board); }
  explicit ConflictSpace(const Board& board) : rules_(board), tied_(board.cells()) {
    for (Cell cell = 0; cell < board.cells(); ++cell) {
      for (const std::uint32_t number : board.diagrams_of(cell)) {
        for (const Cell other : *board.diagrams()[number].cells) tie(cell, other);
      }
    }
  }

  std::size_t state_bytes() const { return sizeof(State); }
  std::optional<State> start(const Grid& givens, const Limits& limits) const {
    State state(rules_, limits);
    return state.decide_all(givens) ? std::optional(state) : std::nullopt;
  }

  /// Calls try_next(cell, value) for the candidates of a group that lies in the component, until it
  /// returns false: each solution has exactly one of them. Of the groups with the fewest it is the
  /// one whose candidates exclude most.
  template <class Try>
  void branch(const State&, const Component& component, Try&& try_next) const {
    for (const std::size_t candidate : rules_.group(group_to_count(component))) {
      if (!component.has(candidate)) continue;
      if (!try_next(rules_.cell(candidate), rules_.value(candidate))) return;
    }
  }

  std::size_t size(const Component& component) const { return component.count(); }

  void split(const State& state, const Component& candidates,
             std::vector<Component>& components) const {
    components.clear();
    for (Component rest = candidates & state.open(); !rest.empty();) {
      components.push_back(base::take_component(rest.first(), rest, [&](std::size_t candidate) {
        return rules_.conflicts(candidate) | tied_[rules_.cell(candidate)];
      }));
    }
  }

  /// Made of the candidates, and of the decided values in diagrams that still have open cells.
  base::Fingerprint key(const State& state, const Component& component) const {
    base::Fingerprint key;
    for (const std::uint64_t word : component.words()) key = base::extended(key, word);
    const Board& board = rules_.board();
    if (board.diagrams().empty()) return key;
    Component around;
    component.for_each([&](std::size_t candidate) { around |= tied_[rules_.cell(candidate)]; });
    around &= state.possible() - state.open();
    for (const std::uint64_t word : around.words()) key = base::extended(key, word);
    return key;
  }

 private:
  void tie(Cell cell, Cell other) {
    for (int value = 1; value <= rules_.board().size(); ++value) {
      tied_[cell].add(rules_.number(other, value));
    }
  }

  /// Requires: a component with open cells. All candidates of a group that are left are in the same
  /// component.
  std::size_t group_to_count(const Component& component) const {
    thread_local std::vector<std::size_t> left;
    left.assign(rules_.groups(), 0);
    component.for_each([&](std::size_t candidate) {
      for (const auto group : rules_.groups_of(candidate)) ++left[group];
    });
    std::size_t fewest = rules_.size();
    for (const std::size_t count : left) {
      if (count != 0) fewest = std::min(fewest, count);
    }
    std::size_t best = 0;
    std::size_t most = 0;
    for (std::size_t group = 0; group < left.size(); ++group) {
      if (left[group] != fewest) continue;
      const std::size_t excluded = excluded_by(rules_.group(group), component);
      if (excluded <= most) continue;
      best = group;
      most = excluded;
    }
    return best;
  }

  /// One more than how many its candidates exclude, and how many stand with them in diagrams, added
  /// up.
  std::size_t excluded_by(std::span<const typename Rules::Number> group,
                          const Component& component) const {
    const bool diagrams = !rules_.board().diagrams().empty();
    std::size_t total = 1;
    for (const std::size_t candidate : group) {
      if (!component.has(candidate)) continue;
      total += (rules_.conflicts(candidate) & component).count();
      if (diagrams) total += (tied_[rules_.cell(candidate)] & component).count();
    }
    return total;
  }

  Rules rules_;
  std::vector<Component> tied_;  ///< by cell: the candidates of those that diagrams tie to it
};

/// Whether a count on it is worth a trial: see component_counter.hpp.
template <class Space>
inline constexpr bool worth_trial_count = false;
template <std::size_t Words>
inline constexpr bool worth_trial_count<ConflictSpace<Words>> = true;

}  // namespace sudoku_sat::search
