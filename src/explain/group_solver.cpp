// Each group of clauses has a selector, a literal that switches it on when it is assumed; a fact is
// assumed itself. Failed assumptions are the groups that were used (Eén & Sörensson, An extensible
// SAT-solver, SAT 2003). The solver has only the variables that its clauses have, in their order: a
// step is about some of a board's cells, and to a solver that had all variables, each answer that
// something does not follow would cost a value for each of them.
#include "group_solver.hpp"

#include <numeric>

#include "sudoku_sat/formula.hpp"

namespace sudoku_sat {

GroupSolver::GroupSolver(const ReasonedClauses& clauses, std::size_t count, const Limits& limits)
    : limits_(limits), solver_(make_solver({})), numbers_(clauses.variables + 1, 0) {
  for (const Lit literal : clauses.literals) numbers_[variable_of(literal)] = 1;
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
  auto group = clauses.reasons.begin();
  std::vector<Lit> clause;
  for (const Lit literal : clauses.literals) {
    if (literal != 0) {
      clause.push_back(numbered(literal));
      continue;
    }
    clause.push_back(-assumptions_[*group++]);
    out.add(clause);
    clause.clear();
  }
  out.flush();
}

Lit GroupSolver::numbered(Lit literal) {
  Var& own = numbers_[variable_of(literal)];
  if (own == 0) own = solver_->new_vars(1);
  return literal < 0 ? -own : own;
}

std::optional<Groups> GroupSolver::imply(const Groups& groups, Lit literal) {
  const Answer answer = refute(groups, -literal);
  if (answer == Answer::unknown) throw Stopped(limits_.reached());
  if (answer == Answer::satisfiable) return std::nullopt;
  return failed(groups);
}

Groups GroupSolver::used_or_all(const Groups& groups, Lit literal, std::int64_t microseconds) {
  return implies(groups, literal, microseconds).value_or(false) ? failed(groups) : groups;
}

std::optional<bool> GroupSolver::implies(const Groups& groups, Lit literal,
                                         std::int64_t microseconds) {
  solver_->limit_work(microseconds);
  const Answer answer = refute(groups, -literal);
  limits_.check();
  if (answer == Answer::unknown) return std::nullopt;
  return answer == Answer::unsatisfiable;
}

/// Whether the groups and the literal contradict each other. The literal comes first: what it leads
/// to shows which groups matter.
Answer GroupSolver::refute(const Groups& groups, Lit literal) {
  solver_->assume(numbered(literal));
  for (const std::uint32_t group : groups) solver_->assume(assumptions_[group]);
  return solver_->solve(limits_);
}

Groups GroupSolver::failed(const Groups& groups) const {
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
    if (implies(rest, literal, microseconds).value_or(false)) {
      // The groups that are known to be needed were used again, so they stay in front.
      groups = failed(rest);
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

}  // namespace sudoku_sat
