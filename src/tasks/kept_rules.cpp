// Loading the rules of a 9x9 board costs about fifteen times what solving a puzzle does, so a
// stream loads them once.
//
// An answer of a solver with a past depends on that past, unless it is the only one; so whether it
// is must be known. Failed literals on the candidates tell that of most puzzles in a fraction of
// what a second call costs; for the others the second call excludes the solution, under an
// activation literal.
#include "kept_rules.hpp"

#include "sudoku_sat/sinks.hpp"

namespace sudoku_sat {

KeptRules::KeptRules(std::shared_ptr<const Board> board, const SolveOptions& options,
                     const Limits& limits)
    : board_(std::move(board)),
      variables_(board_->geometry()),
      solver_(make_solver(options.solver)) {
  TallySink tally(*solver_);
  LimitedSink sink(tally, limits);
  encode(chosen_encoding(options), {*board_, variables_, *options.amo}, sink);
  size_ = tally.size();
}

void KeptRules::assume_givens(const Puzzle& puzzle) {
  for (const Lit literal : given_literals(puzzle, variables_)) solver_->assume(literal);
}

KeptRules::Result KeptRules::solve(const Puzzle& puzzle, const Limits& limits) {
  Result result;
  assume_givens(puzzle);
  result.answer = solver_->solve(limits);
  if (result.answer != Answer::satisfiable) return result;
  result.solution = verified_solution(puzzle, variables_, solver_->model());
  result.only = only(puzzle, *result.solution, limits);
  return result;
}

SolverStatistics KeptRules::statistics() {
  const SolverStatistics total = solver_->statistics();
  const auto difference = [](const auto& now, const auto& then) -> std::optional<std::int64_t> {
    if (!now) return std::nullopt;
    return *now - then.value_or(0);
  };
  const SolverStatistics since{
      .decisions = difference(total.decisions, before_.decisions),
      .conflicts = difference(total.conflicts, before_.conflicts),
      .propagations = difference(total.propagations, before_.propagations)};
  before_ = total;
  return since;
}

std::optional<bool> KeptRules::only(const Puzzle& puzzle, const Grid& solution,
                                    const Limits& limits) {
  const std::optional<Candidates> left = probe(puzzle);
  if (left && left->complete()) return true;
  std::vector<Lit> clause = excluding_clause(solution, variables_, puzzle);
  const Lit active = solver_->new_vars(1);
  clause.push_back(-active);
  solver_->add_clause(clause);
  ++excluded_;
  assume_givens(puzzle);
  solver_->assume(active);
  const Answer answer = solver_->solve(limits);
  solver_->add_clause(std::vector<Lit>{-active});
  if (answer == Answer::unknown) return std::nullopt;
  return answer == Answer::unsatisfiable;
}

}  // namespace sudoku_sat
