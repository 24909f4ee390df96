// A solver that runs out of memory harms the whole machine: the system kills some process, or
// everything grinds to a halt. So the size of a formula is found beforehand, by a bound or by a
// count that ends as soon as the answer is clear.
#include "board_solver.hpp"

#include <fmt/format.h>

#include <cstdlib>

#include "base/memory.hpp"
#include "sudoku_sat/formula.hpp"

namespace sudoku_sat::solvers {

namespace {

// The memory of CaDiCaL 1.5.3, as measured on the empty 25x25 and 36x36 boards, watches included.
constexpr std::uint64_t bytes_per_clause = 160;
// For long clauses: the clause itself, and copies of it on its way to the solver.
constexpr std::uint64_t bytes_per_literal = 16;
constexpr std::uint64_t bytes_per_variable = 200;

[[noreturn]] void fail_for_memory(const Geometry& geometry, std::uint64_t number,
                                  std::string_view what) {
  throw SolverError(fmt::format(
      "the formula of this {0}x{0} board has {1} {2} or more, too many for this machine's {3} MB",
      geometry.size(), number, what, base::physical_memory() >> 20));
}

bool fits(const Size& size, std::uint64_t memory) {
  return size.clauses <= memory / bytes_per_clause && size.literals <= memory / bytes_per_literal;
}

bool is_bounded(const Board& board, const VariableMap& variables, const Formulation& formulation) {
  return !variables.whole() && board.only_all_different() && formulation.amo == AtMostOne() &&
         !formulation.reencoding.any() && bounded_by_pairs(chosen_encoding(formulation));
}

/// Counts clauses and literals. Throws: SolverError as soon as they don't fit into `memory` bytes.
class CappedSink {
 public:
  CappedSink(const Geometry& geometry, std::uint64_t memory)
      : geometry_(geometry), memory_(memory) {}

  Var new_vars(std::size_t n) { return counted_.new_vars(n); }

  void add(const ClauseBlock& block) {
    counted_.add(block);
    check();
  }

  bool takes_pairs() const { return true; }
  void add_pairs(const PairBlock& pairs) {
    counted_.add_pairs(pairs);
    check();
  }

 private:
  void check() const {
    const Size& size = counted_.size();
    if (fits(size, memory_)) return;
    if (size.clauses > memory_ / bytes_per_clause)
      fail_for_memory(geometry_, size.clauses, "clauses");
    fail_for_memory(geometry_, size.literals, "literals");
  }

  const Geometry& geometry_;
  std::uint64_t memory_;
  CountingSink counted_;
};

}  // namespace

std::optional<Size> size_bound(const Board& board, const VariableMap& variables,
                               const Formulation& formulation) {
  if (!is_bounded(board, variables, formulation)) return std::nullopt;
  auto longest = static_cast<std::uint64_t>(board.size());
  std::uint64_t most = 0;
  for (const AllDifferent& constraint : board.all_different()) {
    longest = std::max<std::uint64_t>(longest, constraint.cells.size());
  }
  for (Cell cell = 0; cell < board.cells(); ++cell) {
    most = std::max<std::uint64_t>(most, board.constraints_of(cell).size() + 1);
  }
  const std::uint64_t groups = variables.variables() * most;
  return Size{.clauses = groups * (longest + 1), .literals = groups * (2 * longest + 2)};
}

void require_memory_for_variables(const Geometry& geometry, std::uint64_t variables) {
  if (variables > base::physical_memory() / bytes_per_variable)
    fail_for_memory(geometry, variables, "variables");
}

void require_memory_for_clauses(const Puzzle& puzzle, const VariableMap& variables,
                                const Formulation& formulation, const Limits& limits) {
  const std::uint64_t memory = base::physical_memory();
  const Board& board = *puzzle.board;
  const std::optional<Size> bound = size_bound(board, variables, formulation);
  if (bound && fits(*bound, memory)) return;
  // Without reduction, in closed form: an upper bound.
  if (fits(size_of(formulation, board), memory)) return;
  CappedSink capped(puzzle.geometry(), memory);
  LimitedSink sink(capped, limits);
  encode_puzzle(puzzle, variables, formulation, sink);
}

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
      size_(load_rules(board, variables_, formulation_for_solver(board, formulation), *solver_,
                       limits)) {}

BoardSolver::BoardSolver(const Puzzle& puzzle, VariableMap variables,
                         const std::vector<Grid>& excluded, const Limits& limits,
                         const Formulation& formulation, const SolverChoice& choice)
    : variables_(std::move(variables)) {
  if (variables_.complete()) {
    for (const Grid& grid : excluded) exclude(grid);
    return;
  }
  const Formulation chosen = formulation_for_solver(*puzzle.board, formulation);
  require_memory_for_clauses(puzzle, variables_, chosen, limits);
  solver_ = make_solver(choice);
  size_ = load_puzzle(puzzle, variables_, chosen, excluded, *solver_, limits);
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
