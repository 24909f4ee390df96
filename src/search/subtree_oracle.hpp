// Whether there is a solution below a node of a search, asked of a solver that keeps the board's
// rules and what it has learnt (SolverPruning). The state becomes assumptions: the values of
// decided cells, and for open cells that they don't hold the values that propagation has removed.
//
// KnownSolutions are all solutions of a puzzle, sorted, so that it is soon found whether one of
// them is below a state: those that agree in their first cells stand together.
#pragma once

#include "propagate/states.hpp"
#include "solvers/board_solver.hpp"

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

/// Cuts off nodes of a search: after many nodes without a solution the solver is asked about each
/// further one. Where all solutions can be listed then, no solver is needed.
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
  /// before the solver is loaded.
  void list_before_asking(std::function<std::optional<std::vector<Grid>>()> list_all) {
    list_all_ = std::move(list_all);
    all_.reset();
  }

  /// Counts the node. Returns whether the solver, if it may be asked, finds nothing below it.
  /// Throws: Stopped, SolverError.
  template <propagation::PropagationState State>
  bool rules_out(const State& state, bool may_ask = true) {
    if (all_) return !all_->have_one_in(state);
    if (++fruitless_ <= (solver_ ? patience_.later : patience_.first) || !may_ask) return false;
    if (const auto list_all = std::exchange(list_all_, nullptr)) {
      if (auto all = list_all()) all_.emplace(std::move(*all));
    }
    if (all_) return !all_->have_one_in(state);
    if (!solver_ && size_of(formulation_for_solver(board_), board_).clauses > max_clauses)
      return false;
    if (!solver_) solver_.emplace(board_, limits_);
    assume(state);
    return !solver_->satisfiable(limits_);
  }

  /// A solution was found, or another search begins.
  void reset() { fruitless_ = 0; }

 private:
  static constexpr std::uint64_t max_clauses = 10'000'000;

  template <propagation::PropagationState State>
  void assume(const State& state) {
    const VariableMap& variables = solver_->variables();
    for (Cell cell = 0; cell < board_.cells(); ++cell) {
      const Value decided = state.decided(cell);
      if (decided != 0) solver_->solver().assume(variables.variable(cell, decided));
      for (int value = 1; decided == 0 && value <= board_.size(); ++value) {
        // A state may lack candidates that no decision of the search has removed.
        if (state.possible(cell, value)) continue;
        solver_->solver().assume(-variables.variable(cell, value));
      }
    }
  }

  const Board& board_;
  const Limits& limits_;
  Patience patience_;
  std::function<std::optional<std::vector<Grid>>()> list_all_;
  std::optional<KnownSolutions> all_;
  std::optional<solvers::BoardSolver> solver_;  ///< knows the rules
  unsigned fruitless_ = 0;
};

}  // namespace sudoku_sat::search
