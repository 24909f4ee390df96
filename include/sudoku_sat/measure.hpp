// Size, strength and solving time of a formulation; the difficulty of a puzzle.
#pragma once

#include <array>

#include "sudoku_sat/dimacs.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat {

// What can be measured about a formulation: its size, its strength under unit propagation, solving
// time, the length of a proof.

/// How far inference gets without search. A contradiction decides all cells.
struct Strength {
  std::size_t cells = 0;  ///< with one value left, givens included
  bool solved = false;    ///< all of them are
};

/// One run of a solver, in seconds of wall-clock time; together the phases are the whole work. A
/// phase that did not end has no value.
struct SolverTimes {
  std::uint64_t seed = 0;        ///< of the order of its formula; 0: as it was encoded
  std::string failure;           ///< what went wrong; empty if nothing did
  std::optional<double> encode;  ///< reduction included
  std::optional<double> write;   ///< the DIMACS file, for an external program
  std::optional<double> load;    ///< handing over the clauses
  std::optional<double> solve;
  Answer answer = Answer::unknown;  ///< unknown: time-out, or the solver gave up
  SolverStatistics statistics;
  /// Peak memory, in 2^20 bytes: for an external solver its own, for the built-in solver that of
  /// this program while it ran. No value if it was not measured.
  std::optional<double> peak_megabytes;

  /// Requires: an answer.
  double total() const { return *encode + write.value_or(0) + *load + *solve; }
};

/// All runs of one solver, the failed ones too.
struct SolverRuns {
  std::vector<SolverTimes> times;
  std::string failure;  ///< what first went wrong; empty if nothing did
};

/// The figures of one puzzle under one formulation.
struct Measurement {
  double density = 0;                       ///< givens divided by cells
  std::uint64_t cell_variables = 0;         ///< those that are not auxiliary
  FormulaProfile formula;                   ///< rules and givens
  std::optional<Strength> units;            ///< unit propagation on the clauses
  std::optional<Strength> failed_literals;  ///< to the fixpoint
  std::vector<SolverRuns> solvers;          ///< in the order of the options
  std::optional<ProofSize> proof;           ///< of uniqueness, or that there is no solution
  std::string proof_failure;                ///< what went wrong; empty if nothing did
  bool proof_stopped = false;               ///< a limit came before the proof was found
  bool unfinished = false;                  ///< a limit cut strength or proof short
};

/// What is measured besides the size.
struct MeasureOptions {
  bool strength = true;
  std::vector<SolverChoice> solvers = {};
  int runs = 1;  ///< of each solver
  /// Where above 0, each solver runs instead once on each of so many scrambled formulas: those of
  /// the seeds 1, 2, ..., which `dimacs --scramble SEED` writes.
  int seeds = 0;
  bool proofs = false;
  /// Makes the limits of one piece of work: a strength, a run, a proof. A piece whose limit is
  /// reached has no result.
  std::function<Limits()> limits = [] { return Limits(); };
};

/// The number of pieces of a measurement: first size and strength, then each run of each solver,
/// last the proof.
std::size_t pieces_of(const MeasureOptions& options);

/// Adds a piece to those before it, all of the same puzzle, the first one included. What measure()
/// would not have run is left out.
void add_piece(const Measurement& piece, Measurement& measurement);

/// Measures puzzles under one formulation. Keeps the rules of the last board.
class Measurer {
 public:
  /// Strength and duplicates of larger formulas are not measured: they need the clauses in memory.
  static constexpr std::uint64_t max_clauses = 16'000'000;
  static constexpr std::uint64_t max_literals = 64'000'000;

  Measurer(const Formulation& formulation, MeasureOptions options);
  ~Measurer();

  /// Throws: Stopped if a limit comes before the size is known.
  Measurement measure(const Puzzle& puzzle);

  /// Measures piece `piece` of pieces_of(options), numbered from 0. Throws: Stopped, of the first.
  Measurement measure_piece(const Puzzle& puzzle, std::size_t piece);

 private:
  class Rules;

  /// Chooses what the formulation leaves open.
  void choose_formulation(const Puzzle& puzzle);
  Measurement measure_formula(const Puzzle& puzzle);
  void measure_strength(const Puzzle& puzzle, const std::optional<VariableMap>& variables,
                        const std::vector<Lit>& givens, Measurement& measurement);
  void run_solver(const Puzzle& puzzle, std::size_t solver, int run,
                  Measurement& measurement) const;
  void measure_proof(const Puzzle& puzzle, Measurement& measurement) const;

  Formulation asked_;
  Formulation formulation_;  ///< for the puzzle that is measured
  MeasureOptions options_;
  std::unique_ptr<Rules> rules_;
};

// How much inference a puzzle needs, in the field's terms (Lynce & Ouaknine, Sudoku as a SAT
// problem, AIMATH 2006): which inference solves it without search, how much search it costs a
// solver, and how few further givens would make search superfluous.
//
//     Rater rater({.backdoor = true});
//     const PuzzleRate rate = rater.rate(puzzle);
//     if (rate.level) std::cout << name(*rate.level) << '\n';

/// The levels of Difficulty that are inferences, the first of all.
inline constexpr std::size_t inference_levels = 5;

/// The effort of a search: medians over renumbered formulas (the upper of two middle values).
struct SearchEffort {
  std::int64_t decisions = 0;
  std::int64_t conflicts = 0;
};

/// Cells whose values, as additional givens, let unit propagation on candidates finish (strong
/// backdoors under knowledge of the solution; Williams, Gomes & Selman, IJCAI 2003).
struct Backdoor {
  std::size_t least = 0;    ///< no backdoor has fewer
  std::vector<Cell> cells;  ///< of a backdoor, ascending; of a smallest one where that is proved
  bool proved() const { return least == cells.size(); }
};

/// What to find out besides the level and the grade.
struct RateOptions {
  std::size_t seeds = 0;  ///< runs of CaDiCaL to measure its effort; 0: not measured
  bool backdoor = false;  ///< look for a smallest one
  bool core = false;      ///< find the largest number of reasons of a step of an explanation
};

/// How hard a puzzle is.
struct PuzzleRate {
  Status status = Status::unknown;
  Uniqueness uniqueness = Uniqueness::unknown;  ///< of a puzzle with a solution
  std::optional<Difficulty> level;  ///< if there is no solution, the level that shows it
  /// How many cells of the grid have one value left, givens included, by inference. A contradiction
  /// decides all cells. No value: not measured, the formula is too large (Measurer::max_clauses)
  /// or a limit came before.
  std::array<std::optional<std::size_t>, inference_levels> cells;
  std::optional<Grid> solution;        ///< the only one
  std::optional<Graded> graded;        ///< likewise, where TechniqueSolver::fits()
  std::optional<SearchEffort> effort;  ///< to find a solution or that there is none
  std::optional<Backdoor> backdoor;    ///< of a puzzle with one solution
  std::optional<std::size_t> core;     ///< likewise: most reasons of a step, see explain.hpp
  /// The limit that ended it; what was found by then is valid.
  std::optional<Limits::Reached> stopped;
};

/// Rates one puzzle after the other; results do not depend on earlier puzzles. Keeps the clauses of
/// the last board.
class Rater {
 public:
  explicit Rater(RateOptions options = {});
  ~Rater();

  /// Throws: SolverError if a formula doesn't fit the machine's memory.
  PuzzleRate rate(const Puzzle& puzzle, const Limits& limits = {});

 private:
  struct Rules;

  RateOptions options_;
  std::unique_ptr<Rules> rules_;
};

}  // namespace sudoku_sat
