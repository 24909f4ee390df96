// From a board to a solver and back: checks that the formula fits the machine's memory, gives its
// clauses to the solver, and turns the answer into a grid that has passed verify(). All code that
// asks a solver about a board uses it.
#pragma once

#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/solver.hpp"

namespace sudoku_sat::solvers {

/// An upper bound on the formula that a reduction leaves, without counting: from the number of open
/// candidates, each of which shares at most two clauses with each other candidate of its cell and
/// of each of its constraints, and has at most two more for each of these. No value if the
/// formulation has no such bound or nothing was reduced.
std::optional<Size> size_bound(const Board& board, const VariableMap& variables,
                               const Formulation& formulation);

/// Throws: SolverError if a solver could not hold that many variables.
void require_memory_for_variables(const Geometry& geometry, std::uint64_t variables);

/// Counts the clauses of large formulas until they are too many. Throws: SolverError, Stopped.
void require_memory_for_clauses(const Puzzle& puzzle, const VariableMap& variables,
                                const Formulation& formulation, const Limits& limits);

/// As reduced_variables(). Throws: also SolverError if a solver could not hold them.
std::optional<VariableMap> variables_in_memory(const Puzzle& puzzle, const Formulation& formulation,
                                               const Limits& limits);

/// Writes the board's rules to `sink`. Returns their size. Throws: Stopped at a limit.
Size load_rules(const Board& board, const VariableMap& variables, const Formulation& formulation,
                SinkRef sink, const Limits& limits);

/// Likewise rules and givens, and for each excluded grid a clause that forbids it; these clauses
/// are not in the size.
Size load_puzzle(const Puzzle& puzzle, const VariableMap& variables, const Formulation& formulation,
                 const std::vector<Grid>& excluded, SinkRef sink, const Limits& limits);

/// Likewise without excluded grids; without variables, because a reduction has found a
/// contradiction, one empty clause.
void load_reduced(const Puzzle& puzzle, const std::optional<VariableMap>& variables,
                  const Formulation& formulation, SinkRef sink, const Limits& limits);

/// Passes on clauses in memory. Throws: Stopped at a limit.
void load_clauses(const MemorySink& clauses, Solver& solver, const Limits& limits);

/// Whether the clauses, with what is assumed, can be satisfied. Throws: Stopped at a limit;
/// SolverError if the solver gives up.
bool satisfiable(Solver& solver, const Limits& limits);

/// Throws: SolverError, "WHAT is not a solution: ...", unless the grid is a solution by the rules.
void require_solution(const Puzzle& puzzle, const Grid& grid, std::string_view what);

/// The grid of the solver's model (null: all cells are decided), checked by the rules. Throws:
/// SolverError if it isn't a solution.
Grid verified_model(const Puzzle& puzzle, const VariableMap& variables, Solver* solver);

/// A solver that knows a board or a puzzle. Formulations may be open: see formulation_for_solver().
class BoardSolver {
 public:
  /// Only the rules, with variables for all values; a puzzle's givens are assumptions. Throws:
  /// Stopped.
  BoardSolver(const Board& board, const Limits& limits, const Formulation& formulation = {},
              const SolverChoice& choice = {});

  /// Rules and givens; `excluded` are not solutions. There is no solver if all cells are decided.
  /// Throws: Stopped; SolverError if there are too many clauses.
  BoardSolver(const Puzzle& puzzle, VariableMap variables, const std::vector<Grid>& excluded,
              const Limits& limits, const Formulation& formulation = {},
              const SolverChoice& choice = {});

  /// A solver for what the default formulation leaves of the puzzle; no value at a contradiction.
  /// Throws: as the constructor.
  static std::optional<BoardSolver> after_propagation(const Puzzle& puzzle,
                                                      const std::vector<Grid>& excluded,
                                                      const Limits& limits);

  const VariableMap& variables() const { return variables_; }
  /// The size of the clauses, without those of excluded grids.
  const Size& size() const { return size_; }
  /// Requires: some cell is open.
  Solver& solver() { return *solver_; }

  /// For the next question only: the values of the givens.
  void assume(const Puzzle& puzzle);

  /// Whether there is a solution under the assumptions. Throws: Stopped, SolverError.
  bool satisfiable(const Limits& limits);

  /// Such a solution, checked by the puzzle's rules; no value if there is none. Throws: Stopped,
  /// SolverError.
  std::optional<Grid> find(const Puzzle& puzzle, const Limits& limits);

  /// Excludes the last grid from now on. Returns false if there can be no other.
  bool exclude(const Grid& grid);

 private:
  VariableMap variables_;
  std::unique_ptr<Solver> solver_;
  Size size_;
  bool exhausted_ = false;
};

}  // namespace sudoku_sat::solvers
