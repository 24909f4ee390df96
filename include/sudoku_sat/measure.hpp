// Size, strength and solving time of a formulation; the difficulty of a puzzle; boards to measure
// solvers with.
#pragma once

#include <array>

#include "sudoku_sat/dimacs.hpp"
#include "sudoku_sat/rule.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat {

// What can be measured about a formulation: its size, its strength under unit propagation, solving
// time, the length of a proof.

/// How far inference gets without search. A contradiction decides all cells.
struct Strength {
  std::size_t cells = 0;  ///< with one value left, givens included
  bool solved = false;    ///< all of them are
};

/// Of what follows from some states, the part that unit propagation finds.
struct Inferred {
  std::uint64_t found = 0;
  std::uint64_t implied = 0;  ///< all that follows, found or not

  bool all() const { return found == implied; }
};

/// The models of a formula and the solutions of its puzzle, variables besides the grid included.
struct ModelCount {
  std::uint64_t models = 0;
  std::uint64_t solutions = 0;  ///< found without the formula
};

/// One run of a solver, in seconds of wall-clock time; the phases add up to the whole work. A phase
/// that did not end has no value.
struct SolverTimes {
  std::uint64_t seed = 0;        ///< of the order of its formula; 0: as it was encoded
  std::string failure;           ///< what went wrong; empty: nothing
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

/// All runs of one solver, including failed ones.
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
  std::optional<Inferred> consistency;      ///< see consistency_of()
  std::optional<Inferred> completeness;     ///< see completeness_of()
  std::optional<ModelCount> models;  ///< no value: more solutions than MeasureOptions::models
  std::vector<SolverRuns> solvers;   ///< in the order of the options
  std::optional<ProofSize> proof;    ///< of uniqueness, or that there is no solution
  std::string proof_failure;         ///< what went wrong; empty if nothing did
  bool proof_stopped = false;        ///< a limit came before the proof was found
  bool unfinished = false;           ///< a limit cut something other than a run short
};

/// What is measured besides the size.
struct MeasureOptions {
  bool strength = true;
  std::vector<SolverChoice> solvers = {};
  int runs = 1;  ///< of each solver
  /// If above 0, each solver runs instead once on each of this many scrambled formulas, those that
  /// `dimacs --scramble SEED` writes for the seeds 1, 2, ... A re-encoding without a seed has the
  /// same seed as the formula's order.
  int seeds = 0;
  bool proofs = false;
  /// Measures these over this many states (of each constraint, of the formula); 0: not at all.
  std::size_t consistency = 0;
  std::size_t completeness = 0;
  /// Counts the models of puzzles with at most this many solutions; 0: of none.
  std::uint64_t models = 0;
  /// Makes the limits of one piece of work: a strength, a run, a proof. A piece whose limit is
  /// reached has no result.
  std::function<Limits()> limits = [] { return Limits(); };
};

/// The candidates that one constraint of the board excludes by itself, and those of them that unit
/// propagation on the whole formula excludes, over states in which each cell of the constraint has
/// some of its candidates left: random ones (the same in each run), or all states if there are no
/// more than `states`. If all are found, unit propagation enforces generalized arc consistency. All
/// candidates are excluded by a contradiction; a candidate is, if one of the literals that say it
/// is false. The constraints are all-different ones, relations, sums and sequences. No value if
/// there are more than 64 values. Throws: Stopped.
std::optional<Inferred> consistency_of(const Formulation& formulation, const Board& board,
                                       const VariableMap& variables, std::size_t states,
                                       const Limits& limits);

/// The literals of all variables, auxiliary ones too, that the formula of the rules implies in
/// random states (made by decisions, each propagated), and those of them that unit propagation
/// finds. A formula in which it always finds all of them is propagation complete (Bordeaux &
/// Marques-Silva, Knowledge compilation with empowerment, SOFSEM 2012). Throws: Stopped,
/// SolverError.
Inferred completeness_of(const Formulation& formulation, const Board& board,
                         const VariableMap& variables, std::size_t states, const Limits& limits);

/// Counts the models of the puzzle's formula by listing their grids with a solver, and for each
/// grid the values that the auxiliary variables can have; the solutions by search, without clauses.
/// No value if there are more than `most` solutions; more models than that are `most` + 1. Throws:
/// Stopped, SolverError.
std::optional<ModelCount> models_of(const Formulation& formulation, const Puzzle& puzzle,
                                    std::uint64_t most, const Limits& limits);

/// The number of pieces of a measurement: size and strength come first, then each run of each
/// solver, then the proof.
std::size_t pieces_of(const MeasureOptions& options);

/// Adds a piece to those before it. All belong to the same puzzle, and the first piece must be
/// among them. Leaves out what measure() would not have run.
void add_piece(const Measurement& piece, Measurement& measurement);

/// Measures puzzles under one formulation. Keeps the rules of the last board.
class Measurer {
 public:
  /// Strength and duplicates of larger formulas are not measured, because they need the clauses in
  /// memory.
  static constexpr std::uint64_t max_clauses = 16'000'000;
  static constexpr std::uint64_t max_literals = 64'000'000;

  Measurer(const Formulation& formulation, MeasureOptions options);
  ~Measurer();

  /// Throws: Stopped if a limit comes before the size is known.
  Measurement measure(const Puzzle& puzzle);

  /// Measures one of pieces_of(options), numbered from 0. Throws: Stopped, for the first piece.
  Measurement measure_piece(const Puzzle& puzzle, std::size_t piece);

 private:
  class Rules;

  /// Chooses what the formulation leaves open.
  void choose_formulation(const Puzzle& puzzle);
  Measurement measure_formula(const Puzzle& puzzle);
  void measure_strength(const Puzzle& puzzle, const std::optional<VariableMap>& variables,
                        const std::vector<Lit>& givens, Measurement& measurement);
  void measure_inference(const Puzzle& puzzle, const VariableMap& variables,
                         Measurement& measurement);
  /// Does a piece of work with limits of its own; the measurement is unfinished if one is reached.
  void finish_or_mark(Measurement& measurement,
                      const std::function<void(const Limits&)>& work) const;
  void run_solver(const Puzzle& puzzle, std::size_t solver, int run,
                  Measurement& measurement) const;
  void measure_proof(const Puzzle& puzzle, Measurement& measurement) const;

  Formulation asked_;
  Formulation formulation_;  ///< for the current puzzle
  MeasureOptions options_;
  std::unique_ptr<Rules> rules_;
};

// How hard a puzzle is for inference and search (Lynce & Ouaknine, Sudoku as a SAT problem, AIMATH
// 2006): which inference solves it without search, how much search a solver needs, and how few
// additional givens would make search unnecessary.
//
//     Rater rater({.backdoor = true});
//     const PuzzleRate rate = rater.rate(puzzle);
//     if (rate.level) std::cout << name(*rate.level) << '\n';

/// The number of levels of Difficulty that are inferences; they come first.
inline constexpr std::size_t inference_levels = 5;

/// The effort of a search: medians over renumbered formulas (for an even number, the upper of the
/// two middle values).
struct SearchEffort {
  std::int64_t decisions = 0;
  std::int64_t conflicts = 0;
};

/// Cells whose values, as additional givens, let unit propagation on candidates finish (strong
/// backdoors under knowledge of the solution; Williams, Gomes & Selman, IJCAI 2003).
struct Backdoor {
  std::size_t least = 0;    ///< no backdoor has fewer
  std::vector<Cell> cells;  ///< a backdoor, ascending; a smallest one if that is proved
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
  /// If there is no solution, the level that shows it. No value: none that was tried does.
  std::optional<Difficulty> level;
  /// For each inference, how many cells of the grid have one value left, givens included. A
  /// contradiction decides all cells. No value: the formula is too large (Measurer::max_clauses),
  /// the board leaves too many candidates to try two levels deep, or a limit was reached before.
  std::array<std::optional<std::size_t>, inference_levels> cells;
  std::optional<Grid> solution;        ///< the only one
  std::optional<Graded> graded;        ///< likewise, if TechniqueSolver::fits()
  std::optional<SearchEffort> effort;  ///< to find a solution, or show that there is none
  std::optional<Backdoor> backdoor;    ///< of a puzzle with one solution
  std::optional<std::size_t> core;     ///< likewise: most reasons of a step, see explain.hpp
  /// The limit that ended the rating; what was found by then is valid.
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

// Boards to measure solvers with: a full grid of some kind with some of its cells open. The same
// seed gives the same boards on every machine.
//
// Each has a solution that is known by construction, and more than one if enough cells are open.
// With holes at random, the hardest boards of a size are those whose solution has just become
// unique or just ceased to be unique (Gomes & Shmoys: Completing quasigroups or Latin squares,
// 2002; Lewis: Metaheuristics can solve Sudoku puzzles, J. Heuristics 2007). Boards of different
// origins behave differently: minimal boards are harder than boards with random holes in the same
// grids, and for the same number of holes those balanced over rows, columns and boxes are harder
// than both (Kautz, Ruan, Achlioptas, Gomes, Selman & Stickel: Balance and filtering in structured
// satisfiable problems, IJCAI 2001; Ansótegui, Béjar, Fernàndez, Gomes & Mateu: Generating highly
// balanced Sudoku problems as hard problems, J. Heuristics 2011).
//
//     const InstanceSpec spec{.geometry = Geometry(25), .open = 560};
//     const Instance instance = make_instance(spec, 0);

/// A kind of full grids: a descriptor in a file of src/measure/instances/grids and a line in its
/// registry.def.
struct GridKind {
  std::string_view name;
  std::string_view summary;
  std::string_view source;
  bool takes_rules;  ///< besides those on by default

  /// The board. Throws: UsageError if the kind has none of that geometry; InputError if the rules
  /// don't fit it; Stopped.
  std::shared_ptr<const Board> (*board)(const Geometry& geometry, const std::vector<RuleUse>& rules,
                                        Random& random, const Limits& limits);
  /// A solution of such a board. Throws: Error if there is none; Stopped.
  Grid (*grid)(const std::shared_ptr<const Board>& board, Random& random, const Limits& limits);
};

/// A board of a kind, and a solution of it.
struct FullGrid {
  const GridKind* kind;
  std::shared_ptr<const Board> board;
  Grid values;
};

/// A way to choose open cells: a descriptor in a file of src/measure/instances/holes and a line in
/// its registry.def.
struct HoleKind {
  std::string_view name;
  std::string_view summary;
  std::string_view source;
  bool takes_share;  ///< whether the number of open cells can be chosen

  /// The cells to open, each once, in the order in which they were chosen. `open` is how many of a
  /// thousand cells to open, rounded down; 0 unless takes_share. Throws: Error; Stopped.
  std::vector<Cell> (*choose)(const FullGrid& full, int open, Random& random, const Limits& limits);
};

/// pattern, mixed, latin, jigsaw, drawn.
std::span<const GridKind* const> grid_kinds();
/// random, balanced, minimal, few.
std::span<const HoleKind* const> hole_kinds();

/// mixed: the plain board. drawn: boards with rules.
const GridKind& default_grid_kind(bool with_rules);
/// random: used if none is named.
const HoleKind& default_hole_kind();

/// Throws: UsageError if no kind has that name; it suggests the nearest one.
const GridKind& grid_kind_named(std::string_view name);
/// Throws: UsageError likewise.
const HoleKind& hole_kind_named(std::string_view name);

/// Walks `steps` times from one solution to another. Each step compares two lines of a band or
/// stack, which form a permutation of the values, and swaps the cells of one of its cycles between
/// the lines. Rows, columns and boxes stay correct (the cycle switches of Wanless, J. Combin. Des.
/// 2004, kept within boxes); without `boxes` any two lines are compared. Requires: one grid,
/// complete. Throws: Stopped.
void mix(Grid& grid, const Geometry& board, std::size_t steps, Random& random, bool boxes = true,
         const Limits& limits = {});

/// How boards are made.
struct InstanceSpec {
  Geometry geometry = Geometry(9);
  const GridKind* grids = &default_grid_kind(false);
  const HoleKind* holes = &default_hole_kind();
  int open = 0;  ///< how many of a thousand cells, rounded down; 0 if the holes take no share
  std::vector<RuleUse> rules = {};
  std::uint64_t seed = 1;
};

/// A board to measure with.
struct Instance {
  Puzzle puzzle;
  Grid solution;            ///< the grid that it was made from
  std::vector<Cell> holes;  ///< in the order in which they were chosen
};

/// Throws: UsageError if a specification contradicts itself: rules for grids that take none, a
/// share of open cells above a thousand or for holes that take none.
void check_instance(const InstanceSpec& spec);

/// Board number `number`, from 0, which depends only on the specification and this number. Throws:
/// as GridKind and HoleKind; UsageError as check_instance(); Stopped.
Instance make_instance(const InstanceSpec& spec, std::uint64_t number, const Limits& limits = {});
/// The same with the caller's random numbers, from which more may be drawn afterwards.
Instance make_instance(const InstanceSpec& spec, Random& random, const Limits& limits = {});

/// Puts a wrong value (not the solution's, and in no conflict with another given) into the first of
/// `cells` for which there is one. After that there is usually no solution. Returns that cell; if
/// there is none, changes nothing and returns no value. Requires: no two givens conflict.
std::optional<Cell> put_wrong_value(Puzzle& puzzle, const Grid& solution,
                                    std::span<const Cell> cells, Random& random);

/// The puzzle with one given changed to a value that no other given forbids; usually it then has no
/// solution. Each `number` gives another change. Returns the same puzzle if no given can be
/// changed.
Puzzle with_changed_given(Puzzle puzzle, std::uint64_t number);

// Runs of solvers on a board's formula.

/// One run of a solver.
struct FormulaRun {
  Answer answer = Answer::unknown;  ///< unknown: a limit was reached, or the solver gave up
  std::optional<Grid> solution = std::nullopt;  ///< the solver's, checked, if satisfiable
  double seconds = 0;  ///< of wall-clock time, from the formula in memory to the answer
  SolverStatistics statistics = {};
  std::uint64_t literals = 0;  ///< of the formula
};

/// Runs the solver on the puzzle's formula, givens included. Throws: SolverError if it fails, gives
/// a wrong model, or the formula doesn't fit this machine's memory.
FormulaRun run_on_formula(const Puzzle& puzzle, const Formulation& formulation,
                          const SolverChoice& solver, const Limits& limits = {});

/// The length of a run, which is the same on every machine: seconds of a machine that reads 4
/// million literals and propagates 2 million in each, as machines of 2020 do on boards of 25x25 to
/// 36x36. No value if the solver doesn't report how many it propagated.
std::optional<double> nominal_seconds(const FormulaRun& run);

/// Whether the formula can be satisfied, as far as the built-in CaDiCaL finds out with this many
/// seconds of work. Work is counted in its own steps, so the answer is the same on every machine.
/// If the formula is unsatisfiable and `proof_file` is not empty, writes the proof there as textual
/// DRAT, after checking it (proof_checker.hpp). Throws: SolverError, also if the proof has more
/// than max_instance_proof bytes; Stopped at a limit.
Answer solve_in_nominal_time(const Puzzle& puzzle, const Formulation& formulation, double seconds,
                             const std::string& proof_file = {}, const Limits& limits = {});

/// The maximum size of a proof in bytes: it is kept in memory to be checked.
inline constexpr std::size_t max_instance_proof = std::size_t{1} << 30;

}  // namespace sudoku_sat
