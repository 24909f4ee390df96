// Sets of a puzzle's givens and rules: which contradict each other (cores), which have to go so
// that the rest has a solution (repairs), which givens follow from others, which are missing for a
// puzzle with one solution.
//
//     PuzzleSubsets subsets(puzzle);
//     for (const Subset& core : subsets.cores().sets) { ... subsets.name(core[0]) ... }
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "sudoku_sat/base.hpp"
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

/// As many sets as are listed at most.
inline constexpr std::size_t most_subsets = 1'000'000;

class PuzzleSubsets {
 public:
  /// What may be to blame: the givens alone, or the board's rules too, each unit, cage, dot, line
  /// by itself. That each cell has one value always holds.
  enum class Parts { givens, givens_and_rules };

  /// Items are the givens in reading order, then the rules in the board's order. Throws: Stopped;
  /// SolverError where the board is too large.
  explicit PuzzleSubsets(Puzzle puzzle, Parts parts = Parts::givens, Limits limits = {});
  ~PuzzleSubsets();
  PuzzleSubsets(PuzzleSubsets&&) noexcept;
  PuzzleSubsets& operator=(PuzzleSubsets&&) noexcept;

  std::size_t items() const;
  /// "r1c2=5", "row 5", "cage 3", "non-consecutive: r1c1 and r1c2".
  const std::string& name(std::uint32_t item) const;
  /// The cell of a given; no value for a rule.
  std::optional<Cell> given(std::uint32_t item) const;

  /// Whether the puzzle has a solution: then there are no cores and no repairs.
  bool consistent();

  /// A set without solution that has one without any one of its items; and one with the fewest
  /// items of all. Requires: no solution. Throws: Stopped, SolverError.
  Subset core();
  Subset smallest_core();

  /// Gets how many sets there are so far.
  using OnProgress = std::function<void(std::size_t)>;

  /// All such sets, `limit` at most (0: no limit), each of them checked by a second solver. Where a
  /// limit is reached it is those that were found. Throws: SolverError.
  ListedSubsets cores(std::size_t limit = 0, const OnProgress& on_progress = {});
  /// Likewise all minimal sets without which the rest has a solution; each has an item of each
  /// core.
  ListedSubsets repairs(std::size_t limit = 0, const OnProgress& on_progress = {});

 private:
  class Implementation;
  std::unique_ptr<Implementation> implementation_;
};

/// The givens of which each follows from all other ones. To leave out one of them changes nothing;
/// to leave out several may add solutions. Ascending. Requires: the puzzle has a solution. Throws:
/// Stopped, SolverError.
std::vector<Cell> redundant_givens(const Puzzle& puzzle, const Limits& limits = {});

/// The puzzle with the same solutions and without givens that follow from others: from the last
/// given to the first each one is left out that the rest implies. No value where there is no
/// solution. Throws: Stopped, SolverError.
std::optional<Puzzle> irreducible(const Puzzle& puzzle, const Limits& limits = {});

/// Cells whose values in one of the solutions, given too, make it the only one.
struct FurtherGivens {
  Grid solution;            ///< the one that they leave
  std::vector<Cell> cells;  ///< ascending; none is dispensable
  std::size_t least = 0;    ///< that solution needs so many
  bool of_all = false;      ///< and no other solution has a smaller set
  bool many = false;        ///< more solutions than a smallest set is looked for with
  std::optional<Limits::Reached> stopped = {};  ///< the limit that came before `least` was proved

  bool smallest() const { return least == cells.size(); }
};

/// With more solutions than that any set will do for `solution`; up to the smaller number the sets
/// of all solutions are compared.
inline constexpr std::uint64_t most_distinguished = 100'000;
inline constexpr std::uint64_t most_compared = 1000;

/// The fewest further givens: for whichever of the puzzle's solutions needs the fewest, or for
/// `solution`, one of them, where there are too many to compare. Throws: Stopped where a limit
/// comes before any set is found, SolverError.
FurtherGivens further_givens(const Puzzle& puzzle, const Grid& solution, const Limits& limits = {});

/// A minimal set of givens without solution: without any one of them there is a solution.
/// Requires: the puzzle has no solution. Cells ascending. Boards so large that the clauses of their
/// rules don't fit a machine's memory (above 15 million: N > 52) get a core that is minimal for
/// unit propagation, empty where propagation alone finds no contradiction. Throws: Stopped at a
/// limit.
std::vector<Cell> minimal_core(const Puzzle& puzzle, const Limits& limits = {});

/// Whether the board is small enough for minimal_core() to be minimal for more than unit
/// propagation.
bool core_is_minimal(const Puzzle& puzzle);

}  // namespace sudoku_sat
