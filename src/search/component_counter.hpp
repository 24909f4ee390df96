// Counts the solutions below a state. Its components are independent of each other: each is counted
// by itself, and the counts are multiplied. Identical components are counted once: the count is
// looked up by a fingerprint.
//
// Caching of components: Bacchus, Dalmao, Pitassi, FOCS 2003; Thurley, SAT 2006 (sharpSAT). Values
// can be renamed where all constraints are all-different: a symmetry of Sudoku.
//
// count_if_small() is a count that is given up after some nodes. A small tree is counted to its
// end. In a loose one, where solutions are found all the time, the order of cells matters most,
// because a table that knows the rest below some lines saves nearly all the work; that, and what is
// larger, is for others.
#pragma once

#include "all_solutions.hpp"
#include "count_table.hpp"
#include "search_space.hpp"

namespace sudoku_sat::search {

/// Arithmetic in which a result that is too large becomes the largest number.
struct Saturating {
  using Number = BigCount::Number;
  static constexpr Number most = ~Number{0};

  static Number sum(Number a, Number b) { return b > most - a ? most : a + b; }
  static Number product(Number a, Number b) { return a != 0 && b > most / a ? most : a * b; }
  /// a / b, rounded up. Requires: b > 0.
  static Number quotient(Number a, Number b) { return a / b + (a % b != 0 ? 1 : 0); }
};

template <CountingSpace Space>
class ComponentCounter {
 public:
  using State = typename Space::State;
  using Component = typename Space::Component;
  using Number = BigCount::Number;

  /// All references must outlive it. `on_found` is called now and then with the number of solutions
  /// found since the previous call.
  ComponentCounter(const Space& space, const Board& board, const Limits& limits, CountTable& table,
                   std::function<void(Number)> on_found)
      : space_(space),
        limits_(limits),
        table_(table),
        pruning_(board, limits, Space::patience),
        on_found_(std::move(on_found)) {}

  /// Asked now and then, after on_found, with the number of nodes so far. Once it returns false the
  /// counting ends, and what it returns is not a count.
  void ask(std::function<bool(std::uint64_t nodes)> whether_to_go_on) {
    whether_to_go_on_ = std::move(whether_to_go_on);
  }
  bool given_up() const { return given_up_; }
  /// Called once at most, where so much fails that a solver would be asked about each node. If it
  /// returns true, all have been counted in another way, and the counting ends as in ask().
  void count_otherwise(std::function<bool()> counted) {
    pruning_.list_before_asking([this, counted = std::move(counted)] {
      given_up_ = given_up_ || counted();
      return given_up_ ? std::optional(std::vector<Grid>()) : std::nullopt;
    });
  }

  /// The number of solutions, each counted `weight` times. Ends early with `enough` or more.
  /// Throws: Stopped at a limit, after on_found.
  Number count(const State& root, Number weight, Number enough) {
    pruning_.reset();
    Level& top = level(0, root);
    space_.split(root, root.open(), top.components);
    try {
      const Number total = count_components(0, weight, enough);
      report();
      return total;
    } catch (const Stopped&) {
      report();
      throw;
    }
  }

 private:
  /// A state on the way from the root, and the components into which its last decision split one.
  struct Level {
    State state;
    std::vector<Component> components = {};
  };

  Level& level(std::size_t depth, const State& state) {
    if (levels_.size() == depth) {
      require_depth(depth, space_.state_bytes());
      levels_.push_back(std::make_unique<Level>(Level{state}));
    } else {
      levels_[depth]->state = state;
    }
    return *levels_[depth];
  }

  /// With `weight` 0, what is found is not a whole solution yet: other components are counted
  /// later.
  Number count_components(std::size_t depth, Number weight, Number enough) {
    std::vector<Component>& components = levels_[depth]->components;
    if (components.empty()) return found(1, weight);
    // The largest component is counted last: before that the solver can't be asked.
    std::sort(components.begin(), components.end(),
              [&](const Component& first, const Component& second) {
                return space_.size(first) < space_.size(second);
              });
    Number total = 1;
    for (std::size_t i = 0; i < components.size() && total != 0; ++i) {
      const bool last = i + 1 == components.size();
      pending_ += last ? 0 : 1;
      total = Saturating::product(
          total, count_component(depth, i, last ? Saturating::product(weight, total) : 0,
                                 Saturating::quotient(enough, total)));
      pending_ -= last ? 0 : 1;
    }
    return total;
  }

  Number count_component(std::size_t depth, std::size_t number, Number weight, Number enough) {
    const State& state = levels_[depth]->state;
    const Component& component = levels_[depth]->components[number];
    if (++nodes_ % Space::nodes_between_checks == 0) {
      limits_.check();
      report();
      given_up_ = given_up_ || (whether_to_go_on_ && !whether_to_go_on_(nodes_));
    }
    if (given_up_) return 0;
    const bool kept = space_.size(component) >= Space::smallest_kept;
    base::Fingerprint key;
    if (kept) {
      key = space_.key(state, component);
      if (const auto known = table_.find(key)) return found(*known, weight);
    }
    // The solver judges the whole state, so all other components must have been counted.
    if (pruning_.rules_out(state, pending_ == 0)) return 0;
    const Number total = count_values(depth, number, weight, enough);
    if (kept && total < enough && !given_up_) table_.add(key, total);
    return total;
  }

  Number count_values(std::size_t depth, std::size_t number, Number weight, Number enough) {
    const State& state = levels_[depth]->state;
    const Component& component = levels_[depth]->components[number];
    if constexpr (requires { space_.in_pairs(state, component); }) {
      if (space_.in_pairs(state, component)) return count_pairs(depth, number, weight, enough);
    }
    Number total = 0;
    branch_to_count(space_, state, component, [&](Cell cell, Value value) {
      if (!descend(depth, number, cell, value)) return true;
      total = Saturating::sum(total, count_components(depth + 1, weight, enough - total));
      return total < enough;
    });
    return total;
  }

  /// Makes the next level, where the component's cell has the value. False at a contradiction.
  bool descend(std::size_t depth, std::size_t number, Cell cell, Value value) {
    Level& next = level(depth + 1, levels_[depth]->state);
    if (!next.state.decide(cell, value)) return false;
    space_.split(next.state, levels_[depth]->components[number], next.components);
    return true;
  }

  /// Counts a component where each solution has a counterpart that differs in each cell.
  Number count_pairs(std::size_t depth, std::size_t number, Number weight, Number enough) {
    const State& state = levels_[depth]->state;
    const Component& component = levels_[depth]->components[number];
    // The corners of a rectangle.
    if (space_.size(component) == 4) return found(2, weight);
    const Cell cell = space_.next_to_count(state, component);
    if (!descend(depth, number, cell, propagation::value_after(state, cell, 0))) return 0;
    const Number half = count_components(depth + 1, Saturating::product(weight, 2),
                                         Saturating::quotient(enough, 2));
    return Saturating::product(half, 2);
  }

  Number found(Number count, Number weight) {
    if (count != 0) pruning_.reset();
    found_ = Saturating::sum(found_, Saturating::product(count, weight));
    return count;
  }

  void report() {
    if (found_ != 0) on_found_(found_);
    found_ = 0;
  }

  const Space& space_;
  const Limits& limits_;
  CountTable& table_;
  SolverPruning pruning_;
  std::function<void(Number)> on_found_;
  std::function<bool(std::uint64_t)> whether_to_go_on_;
  bool given_up_ = false;
  std::vector<std::unique_ptr<Level>> levels_;  ///< by depth; memory is reused
  Number found_ = 0;
  std::uint64_t nodes_ = 0;
  unsigned pending_ = 0;  ///< components of the states on the way that are counted later
};

/// Counts until the tree's end, until there are `enough`, or until it looks large; `found` is a
/// lower bound. Returns whether it is the count, or enough. The answer depends on the puzzle and
/// `enough` alone. Throws: Stopped, `found` telling what was found by then.
template <CountingSpace Space>
bool count_if_small(const Space& space, const Puzzle& puzzle, BigCount::Number enough,
                    const Limits& limits, BigCount::Number& found) {
  // Loose trees have a solution for each second node already after this number.
  constexpr std::uint64_t soonest = max_trial_nodes(true);
  const std::uint64_t max_nodes = max_trial_nodes(!puzzle.board->diagrams().empty());
  constexpr std::size_t table_bytes = std::size_t{1} << 20;
  // To load the rules into a solver takes as long.
  static_assert(Space::patience.first > max_trial_nodes(false) + Space::nodes_between_checks);
  const auto root = space.start(puzzle.givens, limits);
  if (!root) return true;
  CountTable table(table_bytes);
  ComponentCounter<Space> counter(space, *puzzle.board, limits, table, [&](BigCount::Number more) {
    found = Saturating::sum(found, more);
  });
  counter.ask([&](std::uint64_t nodes) {
    return nodes < max_nodes && (nodes < soonest || found < nodes / 2);
  });
  counter.count(*root, 1, enough);
  return !counter.given_up() || found >= enough;
}

}  // namespace sudoku_sat::search
