// All solutions of a puzzle: listed in a fixed order, or counted.
#pragma once

#include "sudoku_sat/io.hpp"
#include "sudoku_sat/propagation.hpp"

namespace sudoku_sat {

/// A number of solutions. The empty 9x9 board has more than fit in 64 bits.
struct BigCount {
  __extension__ using Number = unsigned __int128;
  Number number = 0;

  auto operator<=>(const BigCount&) const = default;
};

/// In decimal digits.
std::string to_string(const BigCount& count);

/// Which solutions are listed or counted, and how.
struct EnumerateOptions {
  std::uint64_t limit = 0;          ///< maximum number of solutions; 0: all
  unsigned threads = 1;             ///< the result doesn't depend on it
  std::vector<Grid> excluded = {};  ///< solutions to ignore
  /// For counting: count solutions separately if they differ only in variables besides the grid.
  /// Listing returns each grid once.
  bool with_variables = false;
  /// The memory, in bytes, that counting may use for earlier counts.
  std::size_t table_bytes = std::size_t{256} << 20;
  /// Called occasionally, on the calling thread, with the number found so far.
  std::function<void(const BigCount&)> on_progress = {};
};

/// The progress of listing.
struct Enumerated {
  std::uint64_t solutions = 0;
  bool complete = false;                        ///< whether there are no more
  std::optional<Limits::Reached> stopped = {};  ///< the limit that ended it
};

/// Calls on_solution, on the calling thread, for each solution, which has been checked by the
/// rules. The order depends only on the puzzle.
Enumerated enumerate(const Puzzle& puzzle, const EnumerateOptions& options, const Limits& limits,
                     const std::function<void(const Grid&)>& on_solution);
/// The same as a list. Throws: Stopped at a limit.
std::vector<Grid> solutions(const Puzzle& puzzle, const EnumerateOptions& options = {},
                            const Limits& limits = {});

/// The number of solutions, as far as it is known.
struct Counted {
  BigCount solutions;
  bool complete = false;  ///< whether there are no more
  std::optional<Limits::Reached> stopped = {};
};

/// Counts the solutions without listing them: identical remaining problems are counted once. With
/// options.limit the number is at most that limit.
Counted count(const Puzzle& puzzle, const EnumerateOptions& options = {},
              const Limits& limits = {});

/// For each cell, the values that it takes in at least one solution, ascending; all empty if there
/// is no solution.
using TrueCandidates = std::vector<std::vector<Value>>;

/// Asks one solver repeatedly for values not seen yet; ignores the solutions in `excluded`. Throws:
/// Stopped at a limit, SolverError.
TrueCandidates true_candidates(const Puzzle& puzzle, const std::vector<Grid>& excluded = {},
                               const Limits& limits = {});
/// The same; `left` is what propagation has left of the puzzle.
TrueCandidates true_candidates(const Puzzle& puzzle, const Candidates& left, const Limits& limits);

/// The numbers that a variable besides the grid takes in at least one solution; for a Boolean 0 and
/// 1.
struct VariableCandidates {
  std::vector<std::int64_t> numbers = {};  ///< ascending
  bool complete = true;                    ///< whether there are no more
};

/// What the cells can be, and the board's variables.
struct AllCandidates {
  TrueCandidates cells;
  std::vector<VariableCandidates> variables = {};  ///< in their order
};

/// Like true_candidates(), with the numbers that variables can take: at most `most` for each
/// variable. (A variable with a single cell has at most N numbers.)
AllCandidates all_candidates(const Puzzle& puzzle, const std::vector<Grid>& excluded = {},
                             const Limits& limits = {}, std::size_t most = 1'000);

// Sorting any number of grids by their values.

/// Takes grids in any order and returns them sorted by their values, cell by cell. What doesn't fit
/// in `bytes` of memory goes to temporary files.
class SortedGrids {
 public:
  explicit SortedGrids(std::size_t cells, std::size_t bytes = std::size_t{256} << 20);

  /// Requires: a grid of that many cells. Throws: OutputError if it can't be kept.
  void add(const Grid& grid);

  /// Calls visit for each grid, and forgets them all. Throws: OutputError; InputError if the
  /// temporary files are gone; what visit throws.
  void take(const std::function<void(const Grid&)>& visit);

 private:
  void sort(std::vector<std::size_t>& order) const;
  void spill();
  void merge(const std::function<void(const Value*)>& visit);
  std::string run(std::size_t number) const;

  std::size_t cells_;
  std::size_t most_;           ///< grids in memory
  std::vector<Value> values_;  ///< of the grids in memory, one after the other
  std::optional<TemporaryDirectory> files_ = {};
  std::size_t first_run_ = 0;
  std::size_t runs_ = 0;  ///< files with sorted grids: from first_run_ on
};

}  // namespace sudoku_sat
