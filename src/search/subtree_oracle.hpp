// Whether there is a solution below a node of a search, asked of a solver that keeps the board's
// rules and what it has learnt.
//
// The state becomes assumptions: the values of decided cells, and for open cells that they don't
// hold the values that propagation has removed.
//
// KnownSolutions are all solutions of a puzzle, sorted, so that it is soon found whether one of
// them is below a state: those that agree in their first cells stand together.
#pragma once

#include <algorithm>

#include "propagate/states.hpp"
#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/solver.hpp"

namespace sudoku_sat::search {

class KnownSolutions {
 public:
  explicit KnownSolutions(std::vector<Grid> grids) : grids_(std::move(grids)) {
    std::sort(grids_.begin(), grids_.end());
  }

  template <propagation::PropagationState State>
  bool have_one_in(const State& state) const {
    return have_one_in(state, grids_.begin(), grids_.end(), 0);
  }

 private:
  using Place = std::vector<Grid>::const_iterator;

  // Fewer are looked at one by one.
  static constexpr std::ptrdiff_t few = 8;

  /// Requires: those from `begin` to `end` agree in the cells before `cell`, which are possible.
  template <propagation::PropagationState State>
  static bool have_one_in(const State& state, Place begin, Place end, Cell cell) {
    if (end - begin <= few) {
      return std::any_of(begin, end, [&](const Grid& grid) { return is_in(state, grid, cell); });
    }
    // They are different, so there is a cell in which they differ.
    while ((*begin)[cell] == (*(end - 1))[cell]) {
      if (!state.possible(cell, (*begin)[cell])) return false;
      ++cell;
    }
    while (begin != end) {
      const Value value = (*begin)[cell];
      const Place next =
          std::partition_point(begin, end, [&](const Grid& grid) { return grid[cell] == value; });
      if (state.possible(cell, value) && have_one_in(state, begin, next, cell + 1)) return true;
      begin = next;
    }
    return false;
  }

  template <propagation::PropagationState State>
  static bool is_in(const State& state, const Grid& grid, Cell cell) {
    while (cell < grid.size() && state.possible(cell, grid[cell])) ++cell;
    return cell == grid.size();
  }

  std::vector<Grid> grids_;
};

class SubtreeOracle {
 public:
  /// Encodes and loads the rules. `limits` must outlive it. Throws: Stopped, SolverError.
  SubtreeOracle(const Board& board, const Limits& limits);

  /// Whether the rules' formula is small enough.
  static bool fits(const Board& board);

  /// Whether the state has a solution. Throws: Stopped at a limit.
  template <propagation::PropagationState State>
  bool has_solution(const State& state) {
    const Geometry& geometry = variables_.geometry();
    for (Cell cell = 0; cell < geometry.cells(); ++cell) {
      const Value decided = state.decided(cell);
      if (decided != 0) solver_->assume(variables_.variable(cell, decided));
      for (int value = 1; decided == 0 && value <= geometry.size(); ++value) {
        // A state may lack candidates that no decision of the search has removed.
        if (!state.possible(cell, value)) solver_->assume(-variables_.variable(cell, value));
      }
    }
    return ask();
  }

 private:
  bool ask();

  const Limits* limits_;
  VariableMap variables_;
  std::unique_ptr<Solver> solver_;
};

/// Cuts off nodes of a search: after many nodes without a solution the oracle is asked about each
/// further one. Where all solutions can be listed then, no oracle is needed.
class SolverPruning {
 public:
  /// How many nodes without a solution: at first, when the solver has to be loaded, and later.
  struct Patience {
    unsigned first;
    unsigned later;
  };

  /// Board and limits must outlive it.
  SolverPruning(const Board& board, const Limits& limits, const Patience& patience)
      : board_(board), limits_(limits), patience_(patience) {}

  /// `list_all` gives all solutions below the root, if these are few; it is called once at most,
  /// before the oracle is loaded.
  void list_before_asking(std::function<std::optional<std::vector<Grid>>()> list_all) {
    list_all_ = std::move(list_all);
    all_.reset();
  }

  /// Counts the node. Returns whether the oracle, if it may be asked, finds nothing below it.
  /// Throws: Stopped, SolverError.
  template <propagation::PropagationState State>
  bool rules_out(const State& state, bool may_ask = true) {
    if (all_) return !all_->have_one_in(state);
    if (++fruitless_ <= (oracle_ ? patience_.later : patience_.first) || !may_ask) return false;
    if (const auto list_all = std::exchange(list_all_, nullptr)) {
      if (auto all = list_all()) all_.emplace(std::move(*all));
    }
    if (all_) return !all_->have_one_in(state);
    if (!oracle_ && !SubtreeOracle::fits(board_)) return false;
    if (!oracle_) oracle_.emplace(board_, limits_);
    return !oracle_->has_solution(state);
  }

  /// A solution was found, or another search begins.
  void reset() { fruitless_ = 0; }

 private:
  const Board& board_;
  const Limits& limits_;
  Patience patience_;
  std::function<std::optional<std::vector<Grid>>()> list_all_;
  std::optional<KnownSolutions> all_;
  std::optional<SubtreeOracle> oracle_;
  unsigned fruitless_ = 0;
};

}  // namespace sudoku_sat::search
