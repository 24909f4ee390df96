// The numbers that variables beside the grid may be. One of few numbers is a cell, and its true
// candidates are its numbers; of a larger one the true candidates of its digits don't tell which
// digits go together. So one solver, which keeps what it has learnt, is asked for a solution in
// which some variable is a number that it was in none before, until there is none. A variable with
// more numbers than are wanted is left alone once one more is found. Those whose digits are all
// certain need no question.
#include <algorithm>
#include <set>

#include "solvers/rules_in_solver.hpp"
#include "sudoku_sat/enumerate.hpp"

namespace sudoku_sat {

namespace {

bool certain(const Variable& variable, const TrueCandidates& cells) {
  return std::all_of(variable.cells.begin(), variable.cells.end(),
                     [&](Cell cell) { return cells[cell].size() == 1; });
}

class LargeNumberSearch {
 public:
  LargeNumberSearch(const Puzzle& puzzle, std::vector<const Variable*> large,
                    const VariableMap& variables, const std::vector<Grid>& excluded,
                    const Limits& limits, std::size_t most)
      : puzzle_(puzzle),
        large_(std::move(large)),
        variables_(variables),
        limits_(limits),
        most_(most),
        solver_(make_solver({})),
        found_(large_.size()) {
    load_puzzle(puzzle, variables, {}, excluded, *solver_, limits);
    first_ = solver_->new_vars(large_.size());
    std::vector<Lit> some;
    for (std::size_t i = 0; i < large_.size(); ++i) some.push_back(is_new(i));
    solver_->add_clause(some);
  }

  std::vector<VariableCandidates> run() {
    while (ask()) take(verified_solution(puzzle_, variables_, solver_.get()));
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

  bool ask() {
    const Answer answer = solver_->solve(limits_);
    if (answer == Answer::unknown) throw Stopped(limits_.reached());
    return answer == Answer::satisfiable;
  }

  void take(const Grid& solution) {
    for (std::size_t i = 0; i < large_.size(); ++i) {
      if (found_[i].size() > most_) continue;
      const std::int64_t number = number_of(*large_[i], puzzle_.geometry().size(), solution);
      if (!found_[i].insert(number).second) continue;
      std::vector<Lit> clause{-is_new(i)};
      for (const Cell cell : large_[i]->cells) {
        if (found_[i].size() > most_) break;
        if (variables_.decided(cell) != 0) continue;
        clause.push_back(-variables_.variable(cell, solution[cell]));
      }
      solver_->add_clause(clause);
    }
  }

  const Puzzle& puzzle_;
  std::vector<const Variable*> large_;
  const VariableMap& variables_;
  const Limits& limits_;
  std::size_t most_;
  std::unique_ptr<Solver> solver_;
  Lit first_ = 0;
  std::vector<std::set<std::int64_t>> found_;
};

VariableCandidates candidates_of_cell(const Variable& variable, const TrueCandidates& cells) {
  VariableCandidates result;
  for (const Value value : cells[variable.cells[0]]) {
    result.numbers.push_back(variable.least + value - 1);
  }
  return result;
}

VariableCandidates certain_number(const Variable& variable, const TrueCandidates& cells, int size) {
  Grid grid(cells.size(), 0);
  for (const Cell cell : variable.cells) grid[cell] = cells[cell][0];
  return {{number_of(variable, size, grid)}, true};
}

std::vector<VariableCandidates> numbers_of_large(const Puzzle& puzzle,
                                                 const std::vector<const Variable*>& large,
                                                 const std::vector<Grid>& excluded,
                                                 const Limits& limits, std::size_t most) {
  const std::optional<Candidates> left = propagate(puzzle, limits);
  if (!left) return std::vector<VariableCandidates>(large.size());
  require_memory_for_variables(puzzle.geometry(), left->open());
  const VariableMap variables(puzzle.geometry(), *left);
  require_memory_for_clauses(puzzle, variables, {}, limits);
  return LargeNumberSearch(puzzle, large, variables, excluded, limits, most).run();
}

}  // namespace

std::vector<VariableCandidates> variable_candidates(const Puzzle& puzzle,
                                                    const TrueCandidates& cells,
                                                    const std::vector<Grid>& excluded,
                                                    const Limits& limits, std::size_t most) {
  const std::vector<Variable>& all = puzzle.board->variables();
  std::vector<VariableCandidates> result(all.size());
  if (cells.empty() || cells[0].empty()) return result;
  std::vector<const Variable*> large;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i].cells.size() == 1) {
      result[i] = candidates_of_cell(all[i], cells);
    } else if (certain(all[i], cells)) {
      result[i] = certain_number(all[i], cells, puzzle.geometry().size());
    } else {
      large.push_back(&all[i]);
    }
  }
  if (large.empty()) return result;
  const auto found = numbers_of_large(puzzle, large, excluded, limits, most);
  for (std::size_t i = 0; i < large.size(); ++i) {
    result[static_cast<std::size_t>(large[i] - all.data())] = found[i];
  }
  return result;
}

}  // namespace sudoku_sat
