// Formulas of exercises are small: each question gets a solver of its own, or one that keeps the
// clauses and gets literals as assumptions.
#include "clauses.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "base/joined.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat::cli {

std::vector<CourseClause> clauses_in(const MemorySink& clauses) {
  std::set<CourseClause> all;
  each_clause(clauses.block().literals, [&](std::span<const Lit> literals) {
    const std::set<Lit> sorted(literals.begin(), literals.end());
    all.insert(CourseClause(sorted.begin(), sorted.end()));
  });
  return {all.begin(), all.end()};
}

std::string clause_text(const CourseClause& clause) {
  return clause.empty() ? "0" : fmt::format("{} 0", base::joined(clause, " "));
}

std::unique_ptr<Solver> solver_of(const std::vector<CourseClause>& clauses, std::size_t variables) {
  for (const CourseClause& clause : clauses) {
    for (const Lit literal : clause) {
      variables = std::max(variables, static_cast<std::size_t>(std::abs(literal)));
    }
  }
  auto solver = make_solver(SolverChoice());
  solver->new_vars(variables);
  for (const CourseClause& clause : clauses) solver->add_clause(clause);
  return solver;
}

bool satisfiable(Solver& solver, std::span<const Lit> assumptions, const Limits& limits) {
  for (const Lit literal : assumptions) solver.assume(literal);
  const Answer answer = solver.solve(limits);
  if (answer == Answer::unknown) throw Stopped(limits.reached());
  return answer == Answer::satisfiable;
}

bool follows(Solver& solver, const CourseClause& clause, const Limits& limits) {
  CourseClause negated;
  for (const Lit literal : clause) negated.push_back(-literal);
  return !satisfiable(solver, negated, limits);
}

std::size_t needless(const std::vector<CourseClause>& clauses,
                     const std::function<bool(const std::vector<CourseClause>& others,
                                              const CourseClause& without)>& right) {
  for (std::size_t i = 0; i < clauses.size(); ++i) {
    std::vector<CourseClause> others = clauses;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
    if (right(others, clauses[i])) return i;
  }
  return clauses.size();
}

MemorySink puzzle_clauses(std::string_view text, const std::set<Reason::Kind>& kinds) {
  const Puzzle puzzle = parse_puzzle(text);
  std::vector<Reason> reasons;
  for (const Reason& reason : reasons_of(*puzzle.board)) {
    if (kinds.contains(reason.kind)) reasons.push_back(reason);
  }
  const ReasonedClauses ruled = clauses_of(reasons, *puzzle.board);
  MemorySink sink;
  sink.new_vars(ruled.variables);
  sink.add({ruled.literals, ruled.reasons.size()});
  const auto size = static_cast<std::size_t>(puzzle.geometry().size());
  for (std::size_t cell = 0; cell < puzzle.givens.size(); ++cell) {
    if (puzzle.givens[cell] == 0) continue;
    const Lit unit[] = {static_cast<Lit>(cell * size + puzzle.givens[cell]), 0};
    sink.add({unit, 1});
  }
  return sink;
}

std::string foreign_clause(const std::vector<CourseClause>& answer,
                           const std::vector<CourseClause>& formula) {
  for (const CourseClause& clause : answer) {
    if (!std::binary_search(formula.begin(), formula.end(), clause)) {
      return fmt::format("the clause {} is not in formula.cnf", clause_text(clause));
    }
  }
  return {};
}

}  // namespace sudoku_sat::cli
