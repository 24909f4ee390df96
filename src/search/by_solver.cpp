// What one solver, which keeps what it has learnt, is asked about a puzzle again and again: its
// grids where variables stand beside them, what its cells and variables can be.
//
// With variables beside the grid several solutions may have the same grid, which counts once: so
// each time the grids that were found are left out. A tree of decisions on cells would have to end
// each branch with a search for variables, and those are what makes such puzzles hard.
//
// What cells and variables can be: a solution with something that no earlier one had is asked for
// until there is none. Each answer shows a value for every cell, so few are needed: two on a puzzle
// with one solution. A variable of few numbers is a cell, and its true candidates are its numbers;
// of a larger one the true candidates of its digits don't tell which digits go together, so its
// numbers are asked for in the same way. One with more numbers than are wanted is left alone once
// one more is found; those whose digits are all certain need no question.
#include <set>

#include "all_solutions.hpp"
#include "formula_free_search.hpp"
#include "free_values.hpp"
#include "solvers/board_solver.hpp"

namespace sudoku_sat {

namespace {

/// The values of each cell, by the variables that say them.
class NewValues {
 public:
  /// `free`: by value, whether any other free one could be in its place.
  NewValues(const Puzzle& puzzle, std::vector<bool> free, solvers::BoardSolver& solver)
      : puzzle_(puzzle),
        free_(std::move(free)),
        solver_(solver),
        seen_(solver.variables().variables() + 1, false) {}

  TrueCandidates run(const Limits& limits) {
    const VariableMap& variables = solver_.variables();
    bool any = false;
    do {
      if (!variables.complete()) ask_for_unseen();
      const std::optional<Grid> grid = solver_.find(puzzle_, limits);
      if (!grid) break;
      any = true;
      for (Cell cell = 0; cell < grid->size(); ++cell) {
        if (variables.decided(cell) == 0) see(cell, (*grid)[cell]);
      }
    } while (!variables.complete());
    return any ? values_seen() : TrueCandidates(puzzle_.givens.size());
  }

 private:
  void see(Cell cell, Value held) {
    solver_.variables().for_each(cell, [&](int value, Var variable) {
      const auto place = static_cast<std::size_t>(variable);
      const bool renamed = free_[held] && free_[static_cast<std::size_t>(value)];
      if (seen_[place] || (value != held && !renamed)) return;
      seen_[place] = true;
      solver_.solver().prefer(-variable);
    });
  }

  void ask_for_unseen() {
    Solver& solver = solver_.solver();
    const Lit active = solver.new_vars(1);
    std::vector<Lit> unseen{-active};
    for (std::size_t variable = 1; variable < seen_.size(); ++variable) {
      if (!seen_[variable]) unseen.push_back(static_cast<Lit>(variable));
    }
    solver.add_clause(unseen);
    solver.assume(active);
  }

  TrueCandidates values_seen() const {
    const VariableMap& variables = solver_.variables();
    TrueCandidates found(puzzle_.givens.size());
    for (Cell cell = 0; cell < found.size(); ++cell) {
      if (variables.decided(cell) != 0) found[cell].push_back(variables.decided(cell));
      if (variables.decided(cell) != 0) continue;
      variables.for_each(cell, [&](int value, Var variable) {
        if (seen_[static_cast<std::size_t>(variable)]) {
          found[cell].push_back(static_cast<Value>(value));
        }
      });
    }
    return found;
  }

  const Puzzle& puzzle_;
  std::vector<bool> free_;
  solvers::BoardSolver& solver_;
  std::vector<bool> seen_;  ///< by variable
};

/// The numbers of variables with several cells.
class NewNumbers {
 public:
  NewNumbers(const Puzzle& puzzle, const std::vector<const Variable*>& large,
             solvers::BoardSolver& solver, std::size_t most)
      : puzzle_(puzzle),
        large_(large),
        solver_(solver),
        most_(most),
        first_(solver.solver().new_vars(large.size())),
        found_(large.size()) {
    std::vector<Lit> some;
    for (std::size_t i = 0; i < large_.size(); ++i) some.push_back(is_new(i));
    solver_.solver().add_clause(some);
  }

  std::vector<VariableCandidates> run(const Limits& limits) {
    while (const std::optional<Grid> grid = solver_.find(puzzle_, limits)) take(*grid);
    std::vector<VariableCandidates> result;
    for (std::set<std::int64_t>& numbers : found_) {
      const bool complete = numbers.size() <= most_;
      if (!complete) numbers.erase(std::prev(numbers.end()));
      result.push_back({{numbers.begin(), numbers.end()}, complete});
    }
    return result;
  }

 private:
  /// The literal that says: this variable is a number that it was not before.
  Lit is_new(std::size_t index) const { return first_ + static_cast<Lit>(index); }

  void take(const Grid& solution) {
    const VariableMap& variables = solver_.variables();
    for (std::size_t i = 0; i < large_.size(); ++i) {
      if (found_[i].size() > most_) continue;
      const std::int64_t number = number_of(*large_[i], puzzle_.geometry().size(), solution);
      if (!found_[i].insert(number).second) continue;
      std::vector<Lit> clause{-is_new(i)};
      for (const Cell cell : large_[i]->cells) {
        if (found_[i].size() > most_) break;
        if (variables.decided(cell) != 0) continue;
        clause.push_back(-variables.variable(cell, solution[cell]));
      }
      solver_.solver().add_clause(clause);
    }
  }

  const Puzzle& puzzle_;
  const std::vector<const Variable*>& large_;
  solvers::BoardSolver& solver_;
  std::size_t most_;
  Lit first_;
  std::vector<std::set<std::int64_t>> found_;
};

/// What is known of the variable by its cells; no value if its digits leave it open.
std::optional<VariableCandidates> known_candidates(const Variable& variable,
                                                   const TrueCandidates& cells, int size) {
  VariableCandidates result;
  if (variable.cells.size() == 1) {
    for (const Value value : cells[variable.cells[0]]) {
      result.numbers.push_back(variable.least + value - 1);
    }
    return result;
  }
  Grid grid(cells.size(), 0);
  for (const Cell cell : variable.cells) {
    if (cells[cell].size() != 1) return std::nullopt;
    grid[cell] = cells[cell][0];
  }
  result.numbers.push_back(number_of(variable, size, grid));
  return result;
}

}  // namespace

namespace search {

bool grids_by_solver(const Puzzle& puzzle, const Limits& limits,
                     const std::function<bool(const Grid&)>& visit) {
  std::optional<solvers::BoardSolver> solver =
      solvers::BoardSolver::after_propagation(puzzle, {}, limits);
  if (!solver) return true;
  while (const std::optional<Grid> grid = solver->find(puzzle, limits)) {
    if (!visit(*grid)) return false;
    if (!solver->exclude(*grid)) return true;
  }
  return true;
}

}  // namespace search

namespace {

/// If there is at most one solution, and a search shows that soon.
std::optional<TrueCandidates> of_only_solution(const Puzzle& puzzle,
                                               const std::vector<Grid>& excluded,
                                               const Limits& limits) {
  if (!excluded.empty() || !puzzle.board->variables().empty()) return std::nullopt;
  const auto search = search::FormulaFreeSearch::make(*puzzle.board);
  if (!search) return std::nullopt;
  const auto found = search->search(puzzle.givens, 2, limits, search->long_turn());
  if (!found.complete || found.solutions > 1) return std::nullopt;
  TrueCandidates candidates(puzzle.givens.size());
  if (found.solutions == 0) return candidates;
  solvers::require_solution(puzzle, found.first, "what a search found");
  for (Cell cell = 0; cell < candidates.size(); ++cell) candidates[cell] = {found.first[cell]};
  return candidates;
}

}  // namespace

TrueCandidates true_candidates(const Puzzle& puzzle, const std::vector<Grid>& excluded,
                               const Limits& limits) {
  if (auto candidates = of_only_solution(puzzle, excluded, limits)) return *std::move(candidates);
  auto solver = solvers::BoardSolver::after_propagation(puzzle, excluded, limits);
  if (!solver) return TrueCandidates(puzzle.givens.size());
  // What is left out may be left out under these names alone.
  std::vector<bool> free(static_cast<std::size_t>(puzzle.board->size()) + 1, false);
  if (excluded.empty()) free = search::free_values(puzzle);
  return NewValues(puzzle, std::move(free), *solver).run(limits);
}

TrueCandidates true_candidates(const Puzzle& puzzle, const Candidates& left, const Limits& limits) {
  solvers::BoardSolver solver(puzzle, VariableMap(puzzle.geometry(), left), {}, limits);
  return NewValues(puzzle, search::free_values(puzzle), solver).run(limits);
}

AllCandidates all_candidates(const Puzzle& puzzle, const std::vector<Grid>& excluded,
                             const Limits& limits, std::size_t most) {
  const std::vector<Variable>& all = puzzle.board->variables();
  if (all.empty()) return {true_candidates(puzzle, excluded, limits), {}};
  AllCandidates found{TrueCandidates(puzzle.givens.size()),
                      std::vector<VariableCandidates>(all.size())};
  auto solver = solvers::BoardSolver::after_propagation(puzzle, excluded, limits);
  const std::vector<bool> none(static_cast<std::size_t>(puzzle.board->size()) + 1, false);
  if (solver) found.cells = NewValues(puzzle, none, *solver).run(limits);
  if (found.cells.empty() || found.cells[0].empty()) return found;
  const auto place = [&](const Variable& one) -> VariableCandidates& {
    return found.variables[static_cast<std::size_t>(&one - all.data())];
  };
  std::vector<const Variable*> large;
  for (const Variable& variable : all) {
    auto known = known_candidates(variable, found.cells, puzzle.geometry().size());
    if (!known) large.push_back(&variable);
    if (known) place(variable) = std::move(*known);
  }
  if (large.empty()) return found;
  const auto numbers = NewNumbers(puzzle, large, *solver, most).run(limits);
  for (std::size_t i = 0; i < large.size(); ++i) place(*large[i]) = numbers[i];
  return found;
}

}  // namespace sudoku_sat
