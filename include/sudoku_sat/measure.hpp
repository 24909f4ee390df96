// What can be measured of a way to write a puzzle's CNF: its size, its strength under unit
// propagation, the time that solvers take for it, the length of a proof.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "sudoku_sat/formulation.hpp"
#include "sudoku_sat/profile.hpp"
#include "sudoku_sat/solver.hpp"

namespace sudoku_sat {

/// How far inference comes without search. A contradiction decides all cells.
struct Strength {
  std::size_t cells = 0;  ///< with one value left, givens included
  bool solved = false;    ///< all of them are
};

/// One run of a solver. Seconds on the wall; together they are the whole work. A phase that did not
/// end has none.
struct SolverTimes {
  std::optional<double> encode;  ///< reduction included
  std::optional<double> write;   ///< of the DIMACS file, for a program
  std::optional<double> load;    ///< handing the clauses over
  std::optional<double> solve;
  Answer answer = Answer::unknown;  ///< unknown: time-out, or the solver gave up
  SolverStatistics statistics;

  /// Requires: an answer.
  double total() const { return *encode + write.value_or(0) + *load + *solve; }
};

/// All runs of one solver.
struct SolverRuns {
  std::vector<SolverTimes> times;
  std::string failure;  ///< what went wrong; empty where nothing did
};

struct Measurement {
  double density = 0;                       ///< givens by cells
  std::uint64_t cell_variables = 0;         ///< those that are not auxiliary
  FormulaProfile formula;                   ///< rules and givens
  std::optional<Strength> units;            ///< unit propagation on the clauses
  std::optional<Strength> failed_literals;  ///< to the fixpoint
  std::vector<SolverRuns> solvers;          ///< in the order of the options
  std::optional<ProofSize> proof;           ///< of uniqueness, or that there is no solution
  std::string proof_failure;                ///< what went wrong; empty where nothing did
  bool proof_stopped = false;               ///< a limit came before the proof was found
  bool unfinished = false;                  ///< a limit cut strength or proof short
};

struct MeasureOptions {
  bool strength = true;
  std::vector<SolverChoice> solvers = {};
  int runs = 1;  ///< of each solver
  bool proofs = false;
  /// Makes the limits of one piece of work: of a strength, a run, a proof. A limit that is reached
  /// leaves that piece without result.
  std::function<Limits()> limits = [] { return Limits(); };
};

/// Measures puzzles under one formulation. Keeps the rules of the board before.
class Measurer {
 public:
  /// Strength and duplicates are left out of larger formulas: they need the clauses in memory.
  static constexpr std::uint64_t most_clauses = 16'000'000;
  static constexpr std::uint64_t most_literals = 64'000'000;

  Measurer(const Formulation& formulation, MeasureOptions options);
  ~Measurer();

  /// Throws: Stopped, where the size could not be taken.
  Measurement measure(const Puzzle& puzzle);

 private:
  class Rules;

  void measure_strength(const Puzzle& puzzle, const std::optional<VariableMap>& variables,
                        const std::vector<Lit>& givens, Measurement& measurement);
  SolverRuns run_solver(const Puzzle& puzzle, const SolverChoice& solver) const;

  Formulation formulation_;
  MeasureOptions options_;
  std::unique_ptr<Rules> rules_;
};

}  // namespace sudoku_sat
