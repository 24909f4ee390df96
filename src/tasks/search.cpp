// One puzzle in a solver of its own: its givens are unit clauses, and a solution that was found is
// excluded by a clause, so that the next answer is another one.
#include "search.hpp"

#include <algorithm>

#include "memory.hpp"
#include "sudoku_sat/sinks.hpp"

namespace sudoku_sat {

void encode_puzzle(const Puzzle& puzzle, const VariableMap& variables, const SolveOptions& options,
                   SinkRef sink) {
  encode(chosen_encoding(options), {*puzzle.board, variables, options.amo}, sink);
  ClauseStream givens(sink);
  for (const Lit literal : given_literals(puzzle, variables)) givens.add({literal});
  givens.flush();
}

const Encoding& chosen_encoding(const SolveOptions& options) {
  if (options.encoding != nullptr) return *options.encoding;
  const auto table = encodings();
  return *std::find_if(table.begin(), table.end(),
                       [](const Encoding& encoding) { return encoding.name == "extended"; });
}

const Reduction& chosen_reduction(const SolveOptions& options) {
  if (options.reduction != nullptr) return *options.reduction;
  return reduction(options.encoding == nullptr ? "units" : "none");
}

Grid verified_solution(const Puzzle& puzzle, const VariableMap& variables, Solver* solver) {
  Grid grid(puzzle.givens.size());
  for (Cell cell = 0; cell < grid.size(); ++cell) {
    grid[cell] = variables.find_value(cell, [&](Var variable) { return solver->value(variable); });
  }
  const std::string wrong = verify(puzzle, grid);
  if (!wrong.empty()) throw SolverError("the solver's answer is no solution: " + wrong);
  return grid;
}

std::vector<Lit> excluding_clause(const Grid& solution, const VariableMap& variables,
                                  const Puzzle& puzzle) {
  std::vector<Lit> clause;
  for (Cell cell = 0; cell < solution.size(); ++cell) {
    if (puzzle.givens[cell] != 0) continue;
    variables.append_literals(cell, solution[cell], clause);
  }
  for (Lit& literal : clause) literal = -literal;
  return clause;
}

std::optional<std::vector<Lit>> excluded_clause(const Grid& grid, const VariableMap& variables) {
  if (grid.size() != variables.geometry().cells()) return std::nullopt;
  std::vector<Lit> clause;
  for (Cell cell = 0; cell < grid.size(); ++cell) {
    if (!variables.append_literals(cell, grid[cell], clause)) return std::nullopt;
  }
  for (Lit& literal : clause) literal = -literal;
  return clause;
}

Size encoded_size(const Puzzle& puzzle, const VariableMap& variables, const SolveOptions& options) {
  CountingSink counted;
  encode_puzzle(puzzle, variables, options, counted);
  return counted.size();
}

Search::Search(const Puzzle& puzzle, const VariableMap& variables, const SolveOptions& options,
               const Limits& limits, Outcome& outcome)
    : puzzle_(puzzle), variables_(variables), options_(options), outcome_(outcome) {
  if (!variables.complete()) load(limits);
}

void Search::load(const Limits& limits) {
  const PhaseTimer timer(outcome_.seconds.encode, options_.statistics);
  require_memory_for_clauses(puzzle_, variables_, options_, limits);
  solver_ = make_solver(options_.solver);
  TallySink tally(*solver_);
  LimitedSink sink(tally, limits);
  encode_puzzle(puzzle_, variables_, options_, sink);
  for (const Grid& grid : options_.excluded) {
    if (const auto clause = excluded_clause(grid, variables_)) solver_->add_clause(*clause);
  }
  outcome_.size = tally.size();
}

std::optional<Grid> Search::next(const Limits& limits) {
  if (last_) exclude_last();
  if (exhausted_) return std::nullopt;
  if (solver_) {
    const PhaseTimer timer(outcome_.seconds.solve, options_.statistics);
    const Answer answer = solver_->solve(limits);
    exhausted_ = answer == Answer::unsatisfiable;
    if (answer != Answer::satisfiable) return std::nullopt;
  }
  const PhaseTimer timer(outcome_.seconds.verify, options_.statistics);
  last_ = verified_solution(puzzle_, variables_, solver_.get());
  if (!is_excluded(*last_)) return last_;
  if (solver_) throw SolverError("the solver's answer is a solution that was excluded");
  exhausted_ = true;
  return std::nullopt;
}

bool Search::is_excluded(const Grid& grid) const {
  return std::find(options_.excluded.begin(), options_.excluded.end(), grid) !=
         options_.excluded.end();
}

void Search::exclude_last() {
  if (solver_) {
    solver_->add_clause(excluding_clause(*last_, variables_, puzzle_));
  } else {
    exhausted_ = true;
  }
  last_.reset();
}

}  // namespace sudoku_sat
