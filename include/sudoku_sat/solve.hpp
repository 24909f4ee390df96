// What can be asked about a puzzle: its solutions, whether there is only one, why there is none.
// Tasks print nothing; whatever they call a solution has passed verify().
#pragma once

#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/solver.hpp"

namespace sudoku_sat {

/// What is known of a puzzle.
enum class Status {
  solved,
  inconsistent,   ///< two givens break a rule by themselves
  unsatisfiable,  ///< no two givens clash, yet there is no solution
  unknown,        ///< a limit was reached, or the solver failed
};

/// "solved", "inconsistent", "unsatisfiable", "unknown".
std::string_view name(Status status);

/// What is asked about each puzzle, and with what it is found.
struct SolveOptions {
  Formulation formulation = {};     ///< what it leaves open is chosen for each puzzle
  SolverChoice solver = {};         ///< CaDiCaL in the process unless it says otherwise
  std::uint64_t solutions = 1;      ///< how many to look for; 0: all
  unsigned threads = 1;             ///< for one puzzle; the result doesn't depend on it
  std::vector<Grid> excluded = {};  ///< solutions to ignore
  bool unique = false;              ///< find out whether there is a second one
  /// Try for a second solution within a fixed number of steps of CaDiCaL in the process. Where that
  /// fails, Outcome::uniqueness stays unknown, and the puzzle counts as decided all the same.
  bool unique_if_quick = false;
  bool core = false;  ///< find a minimal core if there is no solution
  /// Look for the core also where there is only an external solver's word that there is no
  /// solution, which finds out a wrong one.
  bool core_despite_unproved_answer = false;
  bool sizes = false;            ///< always report the formula's size, even if that costs time
  bool statistics = false;       ///< report those of the solver
  Timing timing = Timing::wall;  ///< what is measured of the phases
};

/// From this size on a puzzle gets local searches beside CaDiCaL, unless formulation or solver is
/// chosen.
inline constexpr int smallest_with_local_search = 36;

/// Whether neither a formulation nor a solver is chosen, so that a puzzle may be solved without.
bool formula_left_open(const SolveOptions& options);

/// What `auto` takes for this puzzle: an open encoding is replaced by that of solve()'s first
/// solver, an open reduction by chosen_reduction(). A formulation with an encoding comes back as it
/// is.
Formulation formulation_for(const Puzzle& puzzle, const Formulation& formulation = {});

/// Whether several solutions are wanted and formula_left_open(): then boards of up to 1000 cells
/// are searched without a formula.
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
  cubes,        ///< the same on each of the cubes that the puzzle was split into
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

/// From the number of solutions found where two were looked for.
inline Uniqueness uniqueness_of(std::uint64_t solutions) {
  if (solutions == 0) return Uniqueness::unknown;
  return solutions == 1 ? Uniqueness::unique : Uniqueness::several;
}

/// What it rests on that there is no solution, or no further one, where an external solver was
/// asked.
enum class Evidence {
  none,           ///< none was asked, or its answer was not needed
  word,           ///< it says so
  proof,          ///< it has proved it
  second_solver,  ///< CaDiCaL in the process has found the same
};

/// What was found out about a puzzle.
struct Outcome {
  Status status = Status::unknown;
  std::uint64_t solutions = 0;                  ///< distinct ones found
  std::optional<Grid> solution;                 ///< the first of them
  Uniqueness uniqueness = Uniqueness::unknown;  ///< where it was asked and decided
  std::vector<Conflict> conflicts;              ///< of an inconsistent puzzle
  std::vector<Cell> core;      ///< of an unsatisfiable puzzle, where it was asked; ascending
  bool core_missing = false;   ///< it was asked and is not known; `reason` says why
  bool undecided = false;      ///< solutions or uniqueness are left open; `reason` says why
  bool solver_failed = false;  ///< `reason` says how
  std::string reason;
  DecidedBy decided_by = DecidedBy::nothing;
  Evidence evidence = Evidence::none;
  std::string encoding;
  /// What the first solver that is not a local search was made with, as SolverChoice::options()
  /// says it; empty if none was asked.
  std::string solver_options;
  Size size;  ///< of the puzzle's formula, givens included; may be missing unless options.sizes
  SolveSeconds seconds;
  SolverStatistics statistics;
};

/// Called with each solution as it is found.
using OnSolution = std::function<void(const Grid&)>;

/// Solves one puzzle after the other. A puzzle's answer depends on that puzzle and the options
/// alone; only how fast it comes depends on the puzzles before it, because the rules of boards seen
/// before stay in a solver.
class PuzzleSolver {
 public:
  explicit PuzzleSolver(SolveOptions options = {});
  ~PuzzleSolver();
  PuzzleSolver(PuzzleSolver&&) noexcept;
  PuzzleSolver& operator=(PuzzleSolver&&) noexcept;

  /// Sets SolveOptions::threads from the next puzzle on.
  void use_threads(unsigned threads);

  /// Never throws for what a solver does: its failure gives status unknown and the reason.
  Outcome solve(const Puzzle& puzzle, const Limits& limits = {},
                const OnSolution& on_solution = {});

 private:
  class Implementation;
  std::unique_ptr<Implementation> implementation_;
};

/// One puzzle, by a PuzzleSolver of its own.
Outcome solve(const Puzzle& puzzle, const SolveOptions& options = {}, const Limits& limits = {});
/// The one puzzle in a text. Throws: InputError, as parse_puzzle().
Outcome solve(std::string_view puzzle, const SolveOptions& options = {}, const Limits& limits = {});

// Sets of a puzzle's givens and rules: which contradict each other (cores), which have to be
// removed so that the rest has a solution (repairs), which givens are redundant.
//
//     PuzzleSubsets subsets(puzzle);
//     for (const Subset& core : subsets.cores().sets) { ... subsets.name(core[0]) ... }

/// Items by their numbers from 0, ascending, each once.
using Subset = std::vector<std::uint32_t>;

/// Sets in order of their sizes, those of one size in order of their items.
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
  /// What the items are: only givens, or also the board's rules (each unit, cage, dot or line is an
  /// item), or also clues (the same without rows, columns and boxes). Everything that is not an
  /// item always holds, and each cell has one value.
  enum class Parts { givens, givens_and_rules, givens_and_clues };

  /// Items are the givens in reading order, then the rules in the board's order. Throws: Stopped;
  /// SolverError if the board is too large.
  explicit PuzzleSubsets(Puzzle puzzle, Parts parts = Parts::givens, Limits limits = {});
  ~PuzzleSubsets();
  PuzzleSubsets(PuzzleSubsets&&) noexcept;
  PuzzleSubsets& operator=(PuzzleSubsets&&) noexcept;

  std::size_t items() const;
  /// "r1c2=5", "row 5", "r1c1 and r1c2 don't differ by 1 (non-consecutive)".
  const std::string& name(std::uint32_t item) const;
  /// The cell of a given; no value for a rule.
  std::optional<Cell> given(std::uint32_t item) const;

  /// Whether the puzzle has a solution; then there are no cores and repairs.
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
/// ascending. Boards so large that the clauses of their rules don't fit a machine's memory (above
/// 15 million: N > 52) get a core that is minimal for unit propagation, empty if propagation
/// alone finds no contradiction. `on_progress` is called occasionally with the number of givens
/// left, which have no solution either. Throws: Stopped at a limit.
std::vector<Cell> minimal_core(const Puzzle& puzzle, const Limits& limits = {},
                               const std::function<void(std::size_t)>& on_progress = {});

/// Whether the board is small enough for minimal_core() to be minimal for more than unit
/// propagation.
bool core_is_minimal(const Puzzle& puzzle);

}  // namespace sudoku_sat
