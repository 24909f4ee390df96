// One puzzle in a solver of its own, or in several (solver_plan.hpp): its givens are unit clauses,
// and a solution that was found is excluded by a clause, so that the next answer is another one.
#include "search.hpp"

#include <algorithm>

#include "memory.hpp"
#include "solver_plan.hpp"
#include "sudoku_sat/sinks.hpp"

namespace sudoku_sat {

namespace {

/// Those of a member that is asked for by name.
SolveOptions options_of(const PortfolioMember& member, const SolveOptions& options) {
  return {.encoding = member.encoding, .amo = member.amo, .reduction = options.reduction};
}

}  // namespace

void encode_puzzle(const Puzzle& puzzle, const VariableMap& variables, const SolveOptions& options,
                   SinkRef sink) {
  encode(chosen_encoding(options), {*puzzle.board, variables, options.amo}, sink);
  ClauseStream givens(sink);
  for (const Lit literal : given_literals(puzzle, variables)) givens.add({literal});
  givens.flush();
}

const Encoding& encoding_of_name(std::string_view name) {
  const auto table = encodings();
  return *std::find_if(table.begin(), table.end(),
                       [&](const Encoding& encoding) { return encoding.name == name; });
}

const Encoding& chosen_encoding(const SolveOptions& options) {
  return options.encoding != nullptr ? *options.encoding : encoding_of_name("extended");
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

const Encoding& planned_encoding(const Puzzle& puzzle, const SolveOptions& options) {
  return *solver_plan(puzzle, options).members.front().encoding;
}

Size encoded_size(const Puzzle& puzzle, const VariableMap& variables, const SolveOptions& options) {
  const PortfolioPlan plan = solver_plan(puzzle, options);
  CountingSink counted;
  encode_puzzle(puzzle, variables, options_of(plan.members.front(), options), counted);
  return counted.size();
}

Search::Search(const Puzzle& puzzle, const VariableMap& variables, const SolveOptions& options,
               const Limits& limits, Outcome& outcome)
    : puzzle_(puzzle), variables_(variables), options_(options), outcome_(outcome) {
  if (!variables.complete()) load(limits);
}

void Search::load(const Limits& limits) {
  const PhaseTimer timer(outcome_.seconds.encode, options_.timing);
  PortfolioPlan plan = solver_plan(puzzle_, options_);
  const SolveOptions first = options_of(plan.members.front(), options_);
  require_memory_for_clauses(puzzle_, variables_, first, limits);
  outcome_.encoding = first.encoding->name;
  const auto load = [this](const PortfolioMember& member, SinkRef sink) {
    if (portfolio_ && !member.make_finder) {
      require_memory_for_clauses(puzzle_, variables_, options_of(member, options_), Limits());
    }
    const Size size = load_member(member, sink);
    // The first member's; the others come on other threads.
    if (!portfolio_) outcome_.size = size;
  };
  portfolio_.emplace(std::move(plan), options_.threads, load, limits);
}

Size Search::load_member(const PortfolioMember& member, SinkRef sink) const {
  TallySink tally(sink);
  encode_puzzle(puzzle_, variables_, options_of(member, options_), tally);
  ClauseStream excluded(sink);
  for (const Grid& grid : options_.excluded) {
    if (const auto clause = excluded_clause(grid, variables_)) excluded.add(*clause);
  }
  excluded.flush();
  return tally.size();
}

std::optional<Grid> Search::next(const Limits& limits) {
  if (last_) exclude_last();
  if (exhausted_) return std::nullopt;
  if (portfolio_) {
    const PhaseTimer timer(outcome_.seconds.solve, options_.timing);
    const Answer answer = portfolio_->solve(limits);
    exhausted_ = answer == Answer::unsatisfiable;
    if (answer != Answer::satisfiable) return std::nullopt;
  }
  const PhaseTimer timer(outcome_.seconds.verify, options_.timing);
  last_ = verified_solution(puzzle_, variables_, portfolio_ ? &portfolio_->winner() : nullptr);
  if (!is_excluded(*last_)) return last_;
  if (portfolio_) throw SolverError("the solver's answer is a solution that was excluded");
  exhausted_ = true;
  return std::nullopt;
}

bool Search::is_excluded(const Grid& grid) const {
  return std::find(options_.excluded.begin(), options_.excluded.end(), grid) !=
         options_.excluded.end();
}

void Search::exclude_last() {
  if (portfolio_) {
    portfolio_->continue_with(excluding_clause(*last_, variables_, puzzle_));
  } else {
    exhausted_ = true;
  }
  last_.reset();
}

}  // namespace sudoku_sat
