// Solving puzzles: their solutions, whether there is only one, why there is none. Nothing here
// prints, and every solution has passed verify().
#pragma once

#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/solver.hpp"

namespace sudoku_sat {

/// What is known about a puzzle.
enum class Status {
  solved,
  inconsistent,   ///< two givens break a rule by themselves
  unsatisfiable,  ///< no two givens clash, yet there is no solution
  unknown,        ///< a limit was reached, or the solver failed
};

/// "solved", "inconsistent", "unsatisfiable", "unknown".
std::string_view name(Status status);

/// What to find out about each puzzle, and how.
struct SolveOptions {
  Formulation formulation = {};     ///< what it leaves open is chosen for each puzzle
  SolverChoice solver = {};         ///< by default the built-in CaDiCaL
  std::uint64_t solutions = 1;      ///< how many to look for; 0: all
  unsigned threads = 1;             ///< for one puzzle; the result doesn't depend on it
  std::vector<Grid> excluded = {};  ///< solutions to ignore
  bool unique = false;              ///< find out whether there is a second one
  /// Look for a second solution within a fixed number of steps of the built-in CaDiCaL. If that is
  /// not enough, Outcome::uniqueness stays unknown, and the puzzle still counts as decided.
  bool unique_if_quick = false;
  bool core = false;  ///< find a minimal core if there is no solution
  /// Look for the core even if there is only an external solver's word that there is no solution.
  /// This exposes a wrong answer.
  bool core_despite_unproved_answer = false;
  bool sizes = false;            ///< always report the formula's size, even if that costs time
  bool statistics = false;       ///< report the solver's statistics
  Timing timing = Timing::wall;  ///< which times of the phases are measured
};

/// From this size on a puzzle gets local searches beside CaDiCaL, unless formulation or solver is
/// chosen.
inline constexpr int smallest_with_local_search = 36;

/// Whether neither a formulation nor a solver is chosen, so that a puzzle may be solved without a
/// formula.
bool formula_left_open(const SolveOptions& options);

/// What `auto` means for proofs of this puzzle: an open encoding becomes that of solve()'s first
/// solver, an open reduction becomes chosen_reduction(). A formulation with an encoding is returned
/// unchanged.
Formulation proving_formulation(const Puzzle& puzzle, const Formulation& formulation = {});

/// What `auto` means for a formula to be written or measured: the same, except that the encoding of
/// a killer is default_encoding().
Formulation formulation_for(const Puzzle& puzzle, const Formulation& formulation = {});

/// Whether several solutions are wanted and formula_left_open() holds; then boards of up to 1000
/// cells are searched without a formula.
bool lists_by_tree(const SolveOptions& options);

/// Times of one puzzle.
struct SolveSeconds {
  Seconds reduce;
  Seconds encode;
  Seconds solve;
  Seconds verify;

  SolveSeconds& operator+=(const SolveSeconds& other);
};

/// What it took to decide a puzzle.
enum class DecidedBy {
  nothing,
  propagation,  ///< unit propagation on candidates, or the reduction that was asked for
  cubes,        ///< unit propagation on each of the cubes into which the puzzle was split
  solver,
};

/// "unit propagation", "cubes", "solver"; empty for nothing.
std::string_view name(DecidedBy by);

/// Whether a puzzle with a solution has another one.
enum class Uniqueness {
  unknown,  ///< it was not asked, or not decided
  unique,   ///< there is one solution
  several,  ///< there are more
};

/// Uniqueness by the number of solutions found when two were looked for.
inline Uniqueness uniqueness_of(std::uint64_t solutions) {
  if (solutions == 0) return Uniqueness::unknown;
  return solutions == 1 ? Uniqueness::unique : Uniqueness::several;
}

/// The evidence that there is no solution, or no further one, if an external solver was asked.
enum class Evidence {
  none,           ///< none was asked, or its answer was not needed
  word,           ///< the solver says so
  proof,          ///< the solver has proved it
  second_solver,  ///< the built-in CaDiCaL has found the same
};

/// What was found out about a puzzle.
struct Outcome {
  Status status = Status::unknown;
  std::uint64_t solutions = 0;                  ///< distinct ones found
  std::optional<Grid> solution;                 ///< the first of them
  Uniqueness uniqueness = Uniqueness::unknown;  ///< if it was asked and decided
  std::vector<Conflict> conflicts;              ///< of an inconsistent puzzle
  std::vector<Cell> core;      ///< of an unsatisfiable puzzle, if asked for; ascending
  bool core_missing = false;   ///< asked for but not known; `reason` says why
  bool undecided = false;      ///< solutions or uniqueness are left open; `reason` says why
  bool solver_failed = false;  ///< `reason` says how
  std::string reason;
  DecidedBy decided_by = DecidedBy::nothing;
  Evidence evidence = Evidence::none;
  std::string encoding;
  /// The options of the first solver that is not a local search, in the form of
  /// SolverChoice::options(); empty if no solver was used.
  std::string solver_options;
  Size size;  ///< of the puzzle's formula, givens included; may be missing unless options.sizes
  SolveSeconds seconds;
  SolverStatistics statistics;
};

/// Called with each solution as it is found.
using OnSolution = std::function<void(const Grid&)>;

/// Solves one puzzle after the other. A puzzle's answer depends only on that puzzle and the
/// options. Earlier puzzles can only make it faster, because solvers keep the rules of boards seen
/// before.
class PuzzleSolver {
 public:
  explicit PuzzleSolver(SolveOptions options = {});
  ~PuzzleSolver();
  PuzzleSolver(PuzzleSolver&&) noexcept;
  PuzzleSolver& operator=(PuzzleSolver&&) noexcept;

  /// Sets SolveOptions::threads from the next puzzle on.
  void use_threads(unsigned threads);

  /// Never throws because of a solver: if one fails, the status is unknown and `reason` says why.
  Outcome solve(const Puzzle& puzzle, const Limits& limits = {},
                const OnSolution& on_solution = {});

 private:
  class Implementation;
  std::unique_ptr<Implementation> implementation_;
};

/// Solves one puzzle.
Outcome solve(const Puzzle& puzzle, const SolveOptions& options = {}, const Limits& limits = {});
/// Solves the only puzzle in a text. Throws: InputError, as parse_puzzle().
Outcome solve(std::string_view puzzle, const SolveOptions& options = {}, const Limits& limits = {});

// Sets of a puzzle's givens and rules: which contradict each other (cores), which have to be
// removed so that the rest has a solution (repairs), which givens are redundant.
//
//     PuzzleSubsets subsets(puzzle);
//     for (const Subset& core : subsets.cores().sets) { ... subsets.name(core[0]) ... }

/// Items by their numbers from 0, ascending, each once.
using Subset = std::vector<std::uint32_t>;

/// Sets in order of size; sets of the same size in order of their items.
struct ListedSubsets {
  std::vector<Subset> sets;
  bool complete = false;                        ///< whether there are no more
  std::optional<Limits::Reached> stopped = {};  ///< the limit that ended it
};

/// At most this many sets are listed.
inline constexpr std::size_t max_subsets = 1'000'000;

/// Cores and repairs of one puzzle.
class PuzzleSubsets {
 public:
  /// What the items are: only givens, or givens and the board's rules (each unit, cage, dot or line
  /// is an item), or givens and clues (the same without rows, columns and boxes). Everything that
  /// is not an item always holds, and each cell has one value.
  enum class Parts { givens, givens_and_rules, givens_and_clues };

  /// The items are the givens in reading order, then the rules in the board's order. Throws:
  /// Stopped; SolverError if the board is too large.
  explicit PuzzleSubsets(Puzzle puzzle, Parts parts = Parts::givens, Limits limits = {});
  ~PuzzleSubsets();
  PuzzleSubsets(PuzzleSubsets&&) noexcept;
  PuzzleSubsets& operator=(PuzzleSubsets&&) noexcept;

  std::size_t items() const;
  /// "r1c2=5", "row 5", "r1c1 and r1c2 don't differ by 1 (non-consecutive)".
  const std::string& name(std::uint32_t item) const;
  /// The cell of a given; no value for a rule.
  std::optional<Cell> given(std::uint32_t item) const;

  /// Whether the puzzle has a solution; then there are neither cores nor repairs.
  bool consistent();

  /// A core: a minimal set of items that has no solution. Requires: the puzzle has no solution.
  /// Throws: Stopped, SolverError.
  Subset core();
  /// A core with the fewest items.
  Subset smallest_core();

  /// Called with the number of sets found so far.
  using OnProgress = std::function<void(std::size_t)>;

  /// All cores, at most `limit` (0: no limit) and at most max_subsets, each checked by a second
  /// solver. If a limit is reached, those found by then. Throws: SolverError.
  ListedSubsets cores(std::size_t limit = 0, const OnProgress& on_progress = {});
  /// All repairs: minimal sets whose removal leaves a solution. Each has an item of each core.
  /// Otherwise like cores().
  ListedSubsets repairs(std::size_t limit = 0, const OnProgress& on_progress = {});

 private:
  class Implementation;
  std::unique_ptr<Implementation> implementation_;
};

/// The givens that follow from all the others, ascending. Removing one of them changes nothing;
/// removing several may add solutions. Requires: the puzzle has a solution. Throws: Stopped,
/// SolverError.
std::vector<Cell> redundant_givens(const Puzzle& puzzle, const Limits& limits = {});

/// A puzzle with the same solutions and no redundant givens: from the last given to the first, each
/// one that the rest implies is removed. No value if there is no solution. Throws: Stopped,
/// SolverError.
std::optional<Puzzle> irreducible(const Puzzle& puzzle, const Limits& limits = {});

/// A minimal set of givens that has no solution. Requires: the puzzle has no solution. Cells
/// ascending. On boards so large that the clauses of their rules don't fit in memory (above 15
/// million: N > 52), the core is minimal for unit propagation, and empty if propagation alone finds
/// no contradiction. `on_progress` is called occasionally with the number of givens left, which
/// have no solution either. Throws: Stopped at a limit.
std::vector<Cell> minimal_core(const Puzzle& puzzle, const Limits& limits = {},
                               const std::function<void(std::size_t)>& on_progress = {});

/// Whether the board is so small that minimal_core() is minimal without this restriction.
bool core_is_minimal(const Puzzle& puzzle);

}  // namespace sudoku_sat
