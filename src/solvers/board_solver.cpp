#include "board_solver.hpp"

#include <fmt/format.h>

#include <cstdlib>

namespace sudoku_sat::solvers {

std::optional<VariableMap> variables_in_memory(const Puzzle& puzzle, const Formulation& formulation,
                                               const Limits& limits) {
  const Reduction& chosen = chosen_reduction(formulation);
  const ValueCode& code = *chosen_encoding(formulation).code;
  if (chosen.apply == nullptr) return VariableMap(puzzle.geometry(), code);
  const std::optional<Candidates> left = chosen.apply(puzzle, limits);
  if (!left) return std::nullopt;
  require_memory_for_variables(puzzle.geometry(), left->open());
  return VariableMap(puzzle.geometry(), *left, code);
}

Size load_rules(const Board& board, const VariableMap& variables, const Formulation& formulation,
                SinkRef sink, const Limits& limits) {
  TallySink tally(sink);
  LimitedSink limited(tally, limits);
  encode_rules(board, variables, formulation, limited);
  return tally.size();
}

Size load_puzzle(const Puzzle& puzzle, const VariableMap& variables, const Formulation& formulation,
                 const std::vector<Grid>& excluded, SinkRef sink, const Limits& limits) {
  TallySink tally(sink);
  LimitedSink limited(tally, limits);
  encode_puzzle(puzzle, variables, formulation, limited);
  const Size size = tally.size();
  ClauseStream clauses(sink);
  for (const Grid& grid : excluded) {
    if (const auto clause = excluded_clause(grid, variables)) clauses.add(*clause);
  }
  clauses.flush();
  return size;
}

void load_reduced(const Puzzle& puzzle, const std::optional<VariableMap>& variables,
                  const Formulation& formulation, SinkRef sink, const Limits& limits) {
  LimitedSink limited(sink, limits);
  if (variables) {
    encode_puzzle(puzzle, *variables, formulation, limited);
  } else {
    encode_contradiction(limited);
  }
}

void load_clauses(const MemorySink& clauses, Solver& solver, const Limits& limits) {
  LimitedSink loading(solver, limits);
  loading.new_vars(static_cast<std::size_t>(clauses.size().variables));
  clauses.replay(loading);
}

bool satisfiable(Solver& solver, const Limits& limits) {
  const Answer answer = solver.solve(limits);
  if (answer == Answer::unknown) {
    limits.check();
    throw SolverError("the solver gave up");
  }
  return answer == Answer::satisfiable;
}

void require_solution(const Puzzle& puzzle, const Grid& grid, std::string_view what) {
  if (const auto wrong = verify(puzzle, grid)) {
    const std::string why = to_string(*wrong, puzzle.geometry());
    throw SolverError(fmt::format("{} is not a solution: {}", what, why));
  }
}

Grid verified_model(const Puzzle& puzzle, const VariableMap& variables, Solver* solver) {
  Grid grid(variables.geometry().cells());
  for (Cell cell = 0; cell < grid.size(); ++cell) {
    grid[cell] = variables.find_value(
        cell, [&](Lit literal) { return solver->value(std::abs(literal)) == (literal > 0); });
  }
  require_solution(puzzle, grid, solver ? "the solver's answer" : "what propagation decided");
  return grid;
}

BoardSolver::BoardSolver(const Board& board, const Limits& limits, const Formulation& formulation,
                         const SolverChoice& choice)
    : variables_(board.geometry(), *chosen_encoding(formulation).code),
      solver_(make_solver(choice)),
      size_(load_rules(board, variables_, formulation, *solver_, limits)) {}

BoardSolver::BoardSolver(const Puzzle& puzzle, VariableMap variables,
                         const std::vector<Grid>& excluded, const Limits& limits,
                         const Formulation& formulation, const SolverChoice& choice)
    : variables_(std::move(variables)) {
  if (variables_.complete()) {
    for (const Grid& grid : excluded) exclude(grid);
    return;
  }
  require_memory_for_clauses(puzzle, variables_, formulation, limits);
  solver_ = make_solver(choice);
  size_ = load_puzzle(puzzle, variables_, formulation, excluded, *solver_, limits);
}

std::optional<BoardSolver> BoardSolver::after_propagation(const Puzzle& puzzle,
                                                          const std::vector<Grid>& excluded,
                                                          const Limits& limits) {
  std::optional<VariableMap> variables = variables_in_memory(puzzle, {}, limits);
  if (!variables) return std::nullopt;
  return BoardSolver(puzzle, std::move(*variables), excluded, limits);
}

void BoardSolver::assume(const Puzzle& puzzle) {
  for (const Lit literal : given_literals(puzzle, variables_)) solver_->assume(literal);
}

bool BoardSolver::satisfiable(const Limits& limits) {
  return !exhausted_ && (!solver_ || sudoku_sat::solvers::satisfiable(*solver_, limits));
}

std::optional<Grid> BoardSolver::find(const Puzzle& puzzle, const Limits& limits) {
  if (!satisfiable(limits)) return std::nullopt;
  return verified_model(puzzle, variables_, solver_.get());
}

bool BoardSolver::exclude(const Grid& grid) {
  const auto clause = excluded_clause(grid, variables_);
  if (!clause) return true;
  exhausted_ = exhausted_ || clause->empty();
  if (!exhausted_) solver_->add_clause(*clause);
  return !exhausted_;
}

}  // namespace sudoku_sat::solvers
