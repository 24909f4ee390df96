// Sets of a puzzle's givens and rules: which contradict each other (cores), which have to be
// removed so that the rest has a solution (repairs), which givens are redundant, which additional
// givens leave one solution.
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

/// Cells whose values in one of the solutions, as additional givens, make it the only one.
struct FurtherGivens {
  Grid solution;            ///< that solution
  std::vector<Cell> cells;  ///< ascending; none is dispensable
  std::size_t least = 0;    ///< `solution` needs at least this many
  bool of_all = false;      ///< no other solution needs fewer
  bool many = false;        ///< too many solutions (max_distinguished) to search for a smallest set
  std::optional<Limits::Reached> stopped = {};  ///< the limit that came before `least` was proved

  bool smallest() const { return least == cells.size(); }
};

/// A puzzle with more solutions than this gets a minimal set, not necessarily a smallest one.
inline constexpr std::uint64_t max_distinguished = 100'000;
/// Up to this number of solutions, the one that needs the fewest is looked for.
inline constexpr std::uint64_t max_compared = 1000;

/// The fewest additional givens: for the solution that needs the fewest, or for `solution` if there
/// are too many to compare. Requires: `solution` is a solution of the puzzle. Throws: Stopped if a
/// limit comes before any set is found, SolverError.
FurtherGivens further_givens(const Puzzle& puzzle, const Grid& solution, const Limits& limits = {});
/// Likewise; `differing`: the cells whose values differ between solutions, ascending.
FurtherGivens further_givens(const Puzzle& puzzle, const Grid& solution,
                             const std::vector<Cell>& differing, const Limits& limits);

/// A minimal set of givens that has no solution. Requires: the puzzle has no solution. Cells
/// ascending. Boards so large that the clauses of their rules don't fit a machine's memory (above
/// 15 million: N > 52) get a core that is minimal for unit propagation, empty where propagation
/// alone finds no contradiction. `on_progress` is called occasionally with the number of givens
/// left, which have no solution either. Throws: Stopped at a limit.
std::vector<Cell> minimal_core(const Puzzle& puzzle, const Limits& limits = {},
                               const std::function<void(std::size_t)>& on_progress = {});

/// Whether the board is small enough for minimal_core() to be minimal for more than unit
/// propagation.
bool core_is_minimal(const Puzzle& puzzle);

}  // namespace sudoku_sat
