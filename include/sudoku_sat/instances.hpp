// Boards to measure solvers with, the same for the same seed on every machine: a full grid of some
// kind with some of its cells open.
//
// Each has a solution that is known by construction, and above some share of open cells more than
// one. Holes at random make the hardest boards of a size where the solution has just become unique
// or just ceased to be (Gomes & Shmoys: Completing quasigroups or Latin squares, 2002; Lewis:
// Metaheuristics can solve Sudoku puzzles, J. Heuristics 2007). What holds for boards of one origin
// need not hold for those of another: minimal boards are harder than random holes in the same
// grids, and holes balanced over rows, columns and boxes harder than both for their number (Kautz,
// Ruan, Achlioptas, Gomes, Selman & Stickel: Balance and filtering in structured satisfiable
// problems, IJCAI 2001; Ansótegui, Béjar, Fernàndez, Gomes & Mateu: Generating highly balanced
// Sudoku problems as hard problems, J. Heuristics 2011).
//
//     const InstanceSpec spec{.geometry = Geometry(25), .open = 560};
//     const Instance instance = make_instance(spec, 0);
#pragma once

#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/rule.hpp"
#include "sudoku_sat/solver.hpp"

namespace sudoku_sat {

/// Where full grids come from: a descriptor in a file of src/instances/grids and a line in its
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

/// Which cells are open: a descriptor in a file of src/instances/holes and a line in its
/// registry.def.
struct HoleKind {
  std::string_view name;
  std::string_view summary;
  std::string_view source;
  bool takes_share;  ///< whether it can be asked how many cells are open

  /// The cells to open, each once, in the order in which they were chosen. `open`: how many of a
  /// thousand cells, rounded down; 0 if the kind can't be asked. Throws: Error; Stopped.
  std::vector<Cell> (*choose)(const FullGrid& full, int open, Random& random, const Limits& limits);
};

/// pattern, mixed, latin, jigsaw, drawn.
std::span<const GridKind* const> grid_kinds();
/// random, balanced, minimal, few.
std::span<const HoleKind* const> hole_kinds();

/// mixed: the plain board. drawn: boards with rules.
const GridKind& default_grid_kind(bool with_rules);
/// random: used where none is named.
const HoleKind& default_hole_kind();

/// Throws: UsageError if there is none of that name; it suggests the nearest one.
const GridKind& grid_kind_named(std::string_view name);
/// Throws: UsageError likewise.
const HoleKind& hole_kind_named(std::string_view name);

/// Walks `steps` times from one solution to another: two lines of a band or stack are compared as a
/// permutation of the values, and the cells of one of its cycles change places. Rows, columns and
/// boxes stay correct (the cycle switches of Wanless, J. Combin. Des. 2004, kept within boxes);
/// without `boxes` any two lines are compared. Requires: one grid, complete. Throws: Stopped.
void mix(Grid& grid, const Geometry& board, std::size_t steps, Random& random, bool boxes = true,
         const Limits& limits = {});

/// What boards are made of.
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

/// Throws: UsageError if the parts of a specification contradict each other: rules on grids that
/// take none, a share of open cells for holes that take none or above a thousand.
void check_instance(const InstanceSpec& spec);

/// Board number `number`, from 0: it depends on the specification and this number alone.
/// Throws: UsageError, InputError, Error, as its parts; Stopped.
Instance make_instance(const InstanceSpec& spec, std::uint64_t number, const Limits& limits = {});
/// The same with random numbers of the caller's, from which more may be drawn afterwards.
Instance make_instance(const InstanceSpec& spec, Random& random, const Limits& limits = {});

/// Puts a value other than the solution's into the first of `cells` that allows one: no other given
/// conflicts with it. Most often there is no solution then. Returns that cell; no value, and
/// nothing changed, where there is none. Requires: no two givens conflict.
std::optional<Cell> put_wrong_value(Puzzle& puzzle, const Grid& solution,
                                    std::span<const Cell> cells, Random& random);

/// The puzzle with one given changed to a value that no other given forbids: most often there is no
/// solution then. Other numbers, other changes. The same puzzle where nothing can be changed so.
Puzzle with_changed_given(Puzzle puzzle, std::uint64_t number);

// What solvers make of a board's formula.

/// One run of a solver.
struct FormulaRun {
  Answer answer = Answer::unknown;  ///< unknown: a limit was reached, or the solver gave up
  std::optional<Grid> solution = std::nullopt;  ///< of satisfiable: the solver's, checked
  double seconds = 0;  ///< of wall-clock time, from the formula in memory to the answer
  SolverStatistics statistics = {};
  std::uint64_t literals = 0;  ///< of the formula
};

/// Runs the solver on the formula of puzzle and givens. Throws: SolverError if it fails, gives a
/// wrong model, or the formula doesn't fit this machine's memory.
FormulaRun run_on_formula(const Puzzle& puzzle, const Formulation& formulation,
                          const SolverChoice& solver, const Limits& limits = {});

/// How long a run is, the same on every machine: seconds of a machine that reads 4 million literals
/// and propagates 2 million in each, as one of 2020 does on boards of 25x25 to 36x36. No value if
/// the solver doesn't tell how many it propagated.
std::optional<double> nominal_seconds(const FormulaRun& run);

/// Whether the formula can be satisfied, as CaDiCaL in the process finds with so many seconds'
/// work, counted in its own steps: the same answer on every machine. Of an unsatisfiable one it
/// writes the proof to `proof_file`, DRAT as text, unless that is empty; the proof has been checked
/// (proof_checker.hpp). Throws: SolverError, also where the proof has more than max_instance_proof
/// bytes; Stopped at a limit.
Answer solve_in_nominal_time(const Puzzle& puzzle, const Formulation& formulation, double seconds,
                             const std::string& proof_file = {}, const Limits& limits = {});

/// A proof is held in memory to be checked.
inline constexpr std::size_t max_instance_proof = std::size_t{1} << 30;

}  // namespace sudoku_sat
