// `auto` is the extended encoding of what unit propagation on the candidates leaves: the solver
// never sees what the givens decide (Kwon & Jain 2006). An encoding that is asked for by name is
// encoded whole, its givens as unit clauses.
#include "search.hpp"

#include <algorithm>

#include "sudoku_sat/sinks.hpp"

namespace sudoku_sat {

const Encoding& chosen_encoding(const SolveOptions& options) {
  if (options.encoding != nullptr) return *options.encoding;
  const auto table = encodings();
  return *std::find_if(table.begin(), table.end(),
                       [](const Encoding& encoding) { return encoding.name == "extended"; });
}

Grid verified_solution(const Puzzle& puzzle, const VariableMap& variables, const Model& model) {
  Grid grid = variables.decode(model);
  const std::string wrong = verify(puzzle, grid);
  if (!wrong.empty()) throw SolverError("the solver's answer is no solution: " + wrong);
  return grid;
}

std::vector<Lit> excluding_clause(const Grid& solution, const VariableMap& variables,
                                  const Puzzle& puzzle) {
  std::vector<Lit> clause;
  for (Cell cell = 0; cell < solution.size(); ++cell) {
    if (puzzle.givens[cell] != 0) continue;
    const Var variable = variables.variable(cell, solution[cell]);
    if (variable != 0) clause.push_back(-variable);
  }
  return clause;
}

Search::Search(const Puzzle& puzzle, const SolveOptions& options, const Limits& limits,
               Outcome& outcome)
    : puzzle_(puzzle), options_(options), outcome_(outcome) {
  outcome.encoding = chosen_encoding(options).name;
  if (options.encoding != nullptr) {
    variables_.emplace(puzzle.geometry());
  } else {
    const PhaseTimer timer(outcome.seconds.reduce, options.statistics);
    const std::optional<Candidates> candidates = propagate(puzzle);
    exhausted_ = !candidates;
    if (candidates) variables_.emplace(puzzle.geometry(), *candidates);
  }
  if (!exhausted_ && variables_->variables() != 0) load(limits);
}

void Search::load(const Limits& limits) {
  const PhaseTimer timer(outcome_.seconds.encode, options_.statistics);
  solver_ = make_solver(options_.solver);
  TallySink tally(*solver_);
  LimitedSink sink(tally, limits);
  encode(chosen_encoding(options_), {*puzzle_.board, *variables_, *options_.amo}, sink);
  ClauseStream givens(sink);
  for (const Lit literal : given_literals(puzzle_, *variables_)) givens.add({literal});
  givens.flush();
  outcome_.size = tally.size();
}

std::optional<Grid> Search::next(const Limits& limits) {
  if (last_) exclude(*last_);
  if (exhausted_) return std::nullopt;
  Model model;
  if (solver_) {
    const PhaseTimer timer(outcome_.seconds.solve, options_.statistics);
    const Answer answer = solver_->solve(limits);
    exhausted_ = answer == Answer::unsatisfiable;
    if (answer != Answer::satisfiable) return std::nullopt;
    model = solver_->model();
  }
  const PhaseTimer timer(outcome_.seconds.verify, options_.statistics);
  last_ = verified_solution(puzzle_, *variables_, model);
  return last_;
}

void Search::exclude(const Grid& solution) {
  last_.reset();
  if (solver_) {
    solver_->add_clause(excluding_clause(solution, *variables_, puzzle_));
  } else {
    exhausted_ = true;
  }
}

}  // namespace sudoku_sat
