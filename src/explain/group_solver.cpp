#include "group_solver.hpp"

#include <algorithm>
#include <numeric>

#include "search/free_values.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat::explain {

namespace {

constexpr std::size_t max_false = 48;
/// The solver's conflicts, after which it ends with what it has.
constexpr std::int64_t max_conflicts_to_find = 1500;
/// Enough for what unit propagation shows.
constexpr std::int64_t min_microseconds_to_ask = 1'000;
/// That a solver may take to say which groups imply a literal.
constexpr std::int64_t max_microseconds_to_tell = 2'000'000;

}  // namespace

GroupSolver::GroupSolver(const ReasonedClauses& clauses, std::size_t count, const Limits& limits)
    : limits_(limits), solver_(make_solver({})), numbers_(clauses.variables + 1, 0) {
  for (const Lit literal : clauses.literals) numbers_[formula::variable_of(literal)] = 1;
  numbers_[0] = 0;
  Var last = 0;
  for (Var& number : numbers_) {
    if (number != 0) number = ++last;
  }
  solver_->new_vars(static_cast<std::size_t>(last));
  const Var first = solver_->new_vars(count);
  for (std::size_t i = 0; i < count; ++i) assumptions_.push_back(first + static_cast<Var>(i));
  LimitedSink limited(*solver_, limits);
  ClauseStream out(limited);
  std::vector<Lit> clause;
  clauses.for_each([&](std::span<const Lit> literals, std::uint32_t group) {
    clause.clear();
    for (const Lit literal : literals) clause.push_back(numbered(literal));
    clause.push_back(-assumptions_[group]);
    out.add(clause);
  });
  out.flush();
}

Lit GroupSolver::numbered(Lit literal) {
  Var& own = numbers_[formula::variable_of(literal)];
  if (own == 0) own = solver_->new_vars(1);
  return literal < 0 ? -own : own;
}

Lit GroupSolver::all_of(std::span<const Lit> literals) {
  if (literals.size() == 1) return literals.front();
  const auto all = static_cast<Lit>(numbers_.size());
  numbers_.push_back(0);
  std::vector<Lit> clause{numbered(all)};
  for (const Lit literal : literals) clause.push_back(numbered(-literal));
  solver_->add_clause(clause);
  return all;
}

/// The literal comes first: what its opposite leads to shows which groups matter.
std::optional<bool> GroupSolver::implies(const Groups& groups, Lit literal,
                                         std::optional<std::int64_t> microseconds) {
  if (microseconds) solver_->limit_work(*microseconds);
  solver_->assume(numbered(-literal));
  for (const std::uint32_t group : groups) solver_->assume(assumptions_[group]);
  const Answer answer = solver_->solve(limits_);
  limits_.check();
  if (answer == Answer::unknown) return std::nullopt;
  return answer == Answer::unsatisfiable;
}

Groups GroupSolver::used(const Groups& groups) const {
  Groups used;
  for (const std::uint32_t group : groups) {
    if (solver_->failed(assumptions_[group])) used.push_back(group);
  }
  return used;
}

Groups GroupSolver::minimise(Groups groups, Lit literal, std::int64_t microseconds) {
  std::size_t needed = 0;  // this many at the front can't be left out
  while (needed < groups.size()) {
    Groups rest = groups;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(needed));
    const std::optional<bool> without = implies(rest, literal, microseconds);
    // One question that takes too long is seldom alone: all of them together take little more than
    // two.
    if (!without) microseconds = std::max(microseconds / 2, min_microseconds_to_ask);
    if (without.value_or(false)) {
      // The groups that are known to be needed were used again, so they stay in front.
      groups = used(rest);
    } else {
      ++needed;
    }
  }
  return groups;
}

Groups GroupSolver::all() const {
  Groups groups(assumptions_.size());
  std::iota(groups.begin(), groups.end(), 0U);
  return groups;
}

FalseCandidates::FalseCandidates(const Puzzle& puzzle, const ReasonedClauses& clauses,
                                 std::size_t reasons, const Limits& limits)
    : puzzle_(puzzle),
      clauses_(clauses),
      reasons_(reasons),
      limits_(limits),
      free_(search::free_values(puzzle)) {}

void FalseCandidates::add_fact(Lit fact) {
  facts_.push_back(fact);
  if (solver_) solver_->add_fact(fact);
}

std::vector<Lit> FalseCandidates::among(const std::vector<Lit>& candidates) {
  const Grid* const solution = only_solution();
  if (solution == nullptr) return by_solver(candidates);
  const Statements statements(puzzle_.geometry());
  std::vector<Lit> found;
  for (const Lit candidate : candidates) {
    const Statement statement = statements.statement(candidate);
    if ((*solution)[statement.cell] != statement.value) found.push_back(candidate);
  }
  return found;
}

Groups FalseCandidates::reasons(std::span<const Lit> literals) {
  const Groups all = solver().all();
  Groups used;
  for (const Lit literal : literals) {
    if (used == all) break;
    const bool told = solver().implies(all, literal, max_microseconds_to_tell).value_or(false);
    add_groups(used, told ? solver().used(all) : all);
  }
  return used;
}

const Grid* FalseCandidates::only_solution() {
  require_solution();
  if (!unique_) unique_ = is_only_solution();
  return *unique_ ? &*solution_ : nullptr;
}

void FalseCandidates::know(const Outcome& found) {
  solution_ = found.solution;
  if (has_other_variables()) return;
  if (found.uniqueness == Uniqueness::unique) unique_ = true;
  if (found.uniqueness == Uniqueness::several) unique_ = false;
}

void FalseCandidates::require_solution() {
  if (solution_) return;
  const Outcome outcome = PuzzleSolver().solve(puzzle_, limits_);
  if (outcome.status == Status::unknown) throw Stopped(limits_.reached());
  if (outcome.status != Status::solved) throw Error("the puzzle has no solution");
  know(outcome);
}

/// Whether variables beside the cells of the grid tell its solutions apart.
bool FalseCandidates::has_other_variables() const {
  return puzzle_.geometry().grid_cells() != puzzle_.geometry().cells();
}

/// One grid may have several regions or shadings: those of the solution have to be the only ones
/// too, which a solver says of all of them at once. It need not say which groups that rests on, so
/// the clauses have no selectors, with which it takes far longer.
bool FalseCandidates::is_only_solution() {
  if (!has_other_variables()) {
    return PuzzleSolver({.unique = true}).solve(puzzle_, limits_).uniqueness == Uniqueness::unique;
  }
  const Statements statements(puzzle_.geometry());
  std::vector<Lit> another;
  for (Cell cell = 0; cell < puzzle_.geometry().cells(); ++cell) {
    another.push_back(-statements.variable(cell, (*solution_)[cell]));
  }
  const std::unique_ptr<Solver> solver = make_solver({});
  solver->new_vars(clauses_.variables);
  LimitedSink limited(*solver, limits_);
  ClauseStream out(limited);
  clauses_.for_each([&](std::span<const Lit> clause, std::uint32_t) { out.add(clause); });
  for (const Lit fact : facts_) out.add({fact});
  out.add(another);
  out.flush();
  const Answer answer = solver->solve(limits_);
  limits_.check();
  return answer == Answer::unsatisfiable;
}

GroupSolver& FalseCandidates::solver() {
  if (!solver_) {
    solver_.emplace(clauses_, reasons_, limits_);
    for (const Lit fact : facts_) solver_->add_fact(fact);
  }
  return *solver_;
}

std::vector<Lit> FalseCandidates::by_solver(const std::vector<Lit>& candidates) {
  const std::int64_t enough = solver().conflicts() + max_conflicts_to_find;
  const Groups all = solver().all();
  std::vector<Lit> found;
  for (const Lit candidate : candidates) {
    if (found.size() == max_false) break;
    if (!found.empty() && solver().conflicts() > enough) break;
    if (in_a_solution_.contains(candidate)) continue;
    if (solver().implies(all, -candidate) == true) {
      found.push_back(candidate);
      continue;
    }
    take_model(candidates);
  }
  return found;
}

void FalseCandidates::take_model(const std::vector<Lit>& candidates) {
  const Statements statements(puzzle_.geometry());
  std::set<Cell> renamed;
  for (const Lit candidate : candidates) {
    if (!solver().is_true(candidate)) continue;
    const Statement statement = statements.statement(candidate);
    if (free_[statement.value]) renamed.insert(statement.cell);
    if (in_a_solution_.insert(candidate).second) solver().avoid(candidate);
  }
  for (const Lit candidate : candidates) {
    const Statement statement = statements.statement(candidate);
    if (!free_[statement.value] || !renamed.contains(statement.cell)) continue;
    in_a_solution_.insert(candidate);
  }
}

}  // namespace sudoku_sat::explain
