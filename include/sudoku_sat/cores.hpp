// Sets of a puzzle's givens and rules: which contradict each other (cores), which have to go so
// that the rest has a solution (repairs), which givens follow from others, which further givens
// would leave one solution.
//
//     PuzzleSubsets subsets(puzzle);
//     for (const Subset& core : subsets.cores().sets) { ... subsets.name(core[0]) ... }
#pragma once

#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat {

/// Items by their numbers from 0, ascending, each once.
using Subset = std::vector<std::uint32_t>;

/// Sets in order of their sizes, those of one size in order of their items.
struct ListedSubsets {
  std::vector<Subset> sets;
  bool complete = false;                        ///< whether there are no more
  std::optional<Limits::Reached> stopped = {};  ///< the limit that ended it
};

/// No more sets than this are listed.
inline constexpr std::size_t max_subsets = 1'000'000;

/// Cores and repairs of one puzzle.
class PuzzleSubsets {
 public:
  /// What the items are: the givens alone, or also the board's rules: each unit, cage, dot or line
  /// is an item; of clues, all of these but rows, columns and boxes, which nobody takes away. What
  /// is no item always holds, and that each cell has one value.
  enum class Parts { givens, givens_and_rules, givens_and_clues };

  /// Items are the givens in reading order, then the rules in the board's order. Throws: Stopped;
  /// SolverError where the board is too large.
  explicit PuzzleSubsets(Puzzle puzzle, Parts parts = Parts::givens, Limits limits = {});
  ~PuzzleSubsets();
  PuzzleSubsets(PuzzleSubsets&&) noexcept;
  PuzzleSubsets& operator=(PuzzleSubsets&&) noexcept;

  std::size_t items() const;
  /// "r1c2=5", "row 5", "r1c1 and r1c2 don't differ by 1 (non-consecutive)".
  const std::string& name(std::uint32_t item) const;
  /// The cell of a given; no value for a rule.
  std::optional<Cell> given(std::uint32_t item) const;

  /// Whether the puzzle has a solution: then there are no cores and no repairs.
  bool consistent();

  /// A core: a set of items that has no solution, but has one without any single one of them.
  /// Requires: the puzzle has no solution. Throws: Stopped, SolverError.
  Subset core();
  /// Likewise a core with the fewest items of all.
  Subset smallest_core();

  /// Called with the number of sets found so far.
  using OnProgress = std::function<void(std::size_t)>;

  /// All cores, at most `limit` and at most max_subsets (0: the latter alone), each checked by a
  /// second solver. Where the Limits are reached, those found by then. Throws: SolverError.
  ListedSubsets cores(std::size_t limit = 0, const OnProgress& on_progress = {});
  /// Likewise all repairs: minimal sets without which the rest has a solution. Each has an item of
  /// each core.
  ListedSubsets repairs(std::size_t limit = 0, const OnProgress& on_progress = {});

 private:
  class Implementation;
  std::unique_ptr<Implementation> implementation_;
};

/// The givens that each follow from all the others, ascending. Leaving out one of them changes
/// nothing; leaving out several may add solutions. Requires: the puzzle has a solution. Throws:
/// Stopped, SolverError.
std::vector<Cell> redundant_givens(const Puzzle& puzzle, const Limits& limits = {});

/// A puzzle with the same solutions and no given that follows from the others: from the last given
/// to the first, each one that the rest implies is left out. No value where there is no solution.
/// Throws: Stopped, SolverError.
std::optional<Puzzle> irreducible(const Puzzle& puzzle, const Limits& limits = {});

/// Cells whose values in one of the solutions, as further givens, make it the only one.
struct FurtherGivens {
  Grid solution;            ///< that solution
  std::vector<Cell> cells;  ///< ascending; none is dispensable
  std::size_t least = 0;    ///< `solution` needs at least so many
  bool of_all = false;      ///< no other solution needs fewer
  bool many = false;        ///< too many solutions (max_distinguished) to look for a smallest set
  std::optional<Limits::Reached> stopped = {};  ///< the limit that came before `least` was proved

  bool smallest() const { return least == cells.size(); }
};

/// A puzzle with more solutions than this gets a set of which no cell is dispensable, not a
/// smallest one.
inline constexpr std::uint64_t max_distinguished = 100'000;
/// Up to this number of solutions, the one that needs the fewest is looked for.
inline constexpr std::uint64_t max_compared = 1000;

/// The fewest further givens: for the solution that needs the fewest, or for `solution` where there
/// are too many to compare. Requires: `solution` is a solution of the puzzle. Throws: Stopped where
/// a limit comes before any set is found, SolverError.
FurtherGivens further_givens(const Puzzle& puzzle, const Grid& solution, const Limits& limits = {});
/// Likewise; `differing`: the cells whose values differ between solutions, ascending.
FurtherGivens further_givens(const Puzzle& puzzle, const Grid& solution,
                             const std::vector<Cell>& differing, const Limits& limits);

/// A minimal set of givens that has no solution: without any one of them there is a solution.
/// Requires: the puzzle has no solution. Cells ascending. Boards so large that the clauses of their
/// rules don't fit a machine's memory (above 15 million: N > 52) get a core that is minimal for
/// unit propagation, empty where propagation alone finds no contradiction. `on_progress` is told
/// now and then how many givens are left, which have no solution either. Throws: Stopped at a
/// limit.
std::vector<Cell> minimal_core(const Puzzle& puzzle, const Limits& limits = {},
                               const std::function<void(std::size_t)>& on_progress = {});

/// Whether the board is small enough for minimal_core() to be minimal for more than unit
/// propagation.
bool core_is_minimal(const Puzzle& puzzle);

}  // namespace sudoku_sat
