// Each group of clauses has a selector, a literal that switches it on when it is assumed; a fact is
// assumed itself. Failed assumptions are the groups that were used (Eén & Sörensson, An extensible
// SAT-solver, SAT 2003).
#include "group_solver.hpp"

#include <numeric>

#include "sudoku_sat/formula.hpp"

namespace sudoku_sat {

GroupSolver::GroupSolver(const ReasonedClauses& clauses, std::size_t count, const Limits& limits)
    : limits_(limits), solver_(make_solver({})) {
  solver_->new_vars(clauses.variables);
  const Var first = solver_->new_vars(count);
  for (std::size_t i = 0; i < count; ++i) assumptions_.push_back(first + static_cast<Var>(i));
  LimitedSink limited(*solver_, limits);
  ClauseStream out(limited);
  auto group = clauses.reasons.begin();
  std::vector<Lit> clause;
  for (const Lit literal : clauses.literals) {
    if (literal != 0) {
      clause.push_back(literal);
      continue;
    }
    clause.push_back(-assumptions_[*group++]);
    out.add(clause);
    clause.clear();
  }
  out.flush();
}

std::optional<Groups> GroupSolver::imply(const Groups& groups, Lit literal) {
  // The negation first: what it leads to shows which groups matter.
  solver_->assume(-literal);
  for (const std::uint32_t group : groups) solver_->assume(assumptions_[group]);
  const Answer answer = solver_->solve(limits_);
  if (answer == Answer::unknown) throw Stopped(limits_.reached());
  if (answer == Answer::satisfiable) return std::nullopt;
  Groups used;
  for (const std::uint32_t group : groups) {
    if (solver_->failed(assumptions_[group])) used.push_back(group);
  }
  return used;
}

Groups GroupSolver::minimise(Groups groups, Lit literal) {
  std::size_t needed = 0;  // this many at the front can't be left out
  while (needed < groups.size()) {
    Groups rest = groups;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(needed));
    if (const std::optional<Groups> used = imply(rest, literal)) {
      // The groups that are known to be needed were used again, so they stay in front.
      groups = *used;
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
