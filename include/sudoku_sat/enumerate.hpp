// All solutions of a puzzle: listed in a fixed order, or counted.
#pragma once

#include "sudoku_sat/io.hpp"
#include "sudoku_sat/propagation.hpp"

namespace sudoku_sat {

/// A number of solutions. An empty 9x9 board has more than 64 bits can count.
struct BigCount {
  __extension__ using Number = unsigned __int128;
  Number number = 0;

  auto operator<=>(const BigCount&) const = default;
};

/// In decimal digits.
std::string to_string(const BigCount& count);

/// Which solutions are listed or counted, and with what.
struct EnumerateOptions {
  std::uint64_t limit = 0;          ///< at most so many solutions; 0: all
  unsigned threads = 1;             ///< the result doesn't depend on it
  std::vector<Grid> excluded = {};  ///< solutions that are left out
  /// For counting: solutions of the same grid that differ in the variables beside it count as
  /// several. Listing gives each grid once.
  bool with_variables = false;
  /// The memory, in bytes, that counting may take for what it has counted already.
  std::size_t table_bytes = std::size_t{256} << 20;
  /// Called now and then, on the calling thread, with the number found so far.
  std::function<void(const BigCount&)> on_progress = {};
};

/// How far a list has come.
struct Enumerated {
  std::uint64_t solutions = 0;
  bool complete = false;                        ///< whether there are no more
  std::optional<Limits::Reached> stopped = {};  ///< the limit that ended it
};

/// Calls on_solution, on the calling thread, for each solution, checked by the rules; the order
/// depends on the puzzle alone.
Enumerated enumerate(const Puzzle& puzzle, const EnumerateOptions& options, const Limits& limits,
                     const std::function<void(const Grid&)>& on_solution);
/// The same as a list. Throws: Stopped at a limit.
std::vector<Grid> solutions(const Puzzle& puzzle, const EnumerateOptions& options = {},
                            const Limits& limits = {});

/// How many solutions there are, as far as that is known.
struct Counted {
  BigCount solutions;
  bool complete = false;  ///< whether there are no more
  std::optional<Limits::Reached> stopped = {};
};

/// The number of solutions, without listing them: where different values leave the same rest, it is
/// counted once. With options.limit the number is at most that limit.
Counted count(const Puzzle& puzzle, const EnumerateOptions& options = {},
              const Limits& limits = {});

/// For each cell, the values that it takes in at least one solution, ascending; none for any cell
/// where there is no solution.
using TrueCandidates = std::vector<std::vector<Value>>;

/// Asks one solver again and again for values not seen yet; `excluded` are no solutions.
/// Throws: Stopped at a limit, SolverError.
TrueCandidates true_candidates(const Puzzle& puzzle, const std::vector<Grid>& excluded = {},
                               const Limits& limits = {});
/// Likewise; `left`: what propagation has left of the puzzle.
TrueCandidates true_candidates(const Puzzle& puzzle, const Candidates& left, const Limits& limits);

/// The numbers that a variable beside the grid is in at least one solution; of a truth 0 and 1.
struct VariableCandidates {
  std::vector<std::int64_t> numbers = {};  ///< ascending
  bool complete = true;                    ///< whether there are no more
};

/// What the cells can be, and the board's variables.
struct AllCandidates {
  TrueCandidates cells;
  std::vector<VariableCandidates> variables = {};  ///< in their order
};

/// As true_candidates(), and the numbers of variables: of one that has more than `most`, so many of
/// them (numbers with a cell of their own have at most N).
AllCandidates all_candidates(const Puzzle& puzzle, const std::vector<Grid>& excluded = {},
                             const Limits& limits = {}, std::size_t most = 1'000);

// Grids in the order of their values, however many they are.

/// Takes grids in any order and gives them out sorted, the values of the first cell first. What
/// doesn't fit in `bytes` of memory is in temporary files.
class SortedGrids {
 public:
  explicit SortedGrids(std::size_t cells, std::size_t bytes = std::size_t{256} << 20);

  /// Requires: a grid of that many cells. Throws: OutputError where it can't be kept.
  void add(const Grid& grid);

  /// Calls visit for each grid, and forgets them all. Throws: OutputError, InputError where what
  /// was kept is gone; what visit throws.
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
