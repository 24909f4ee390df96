// Findings about a puzzle whose solutions are counted, or whose true candidates are searched for.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>
#include "base/json.hpp"

#include "answers.hpp"
#include "app/values.hpp"
#include "base/exit_status.hpp"
#include "sudoku_sat/enumerate.hpp"
#include "sudoku_sat/estimate.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat::report {

/// A puzzle and the findings about it.
struct CountingItem {
  const PuzzleInput& input;
  std::size_t index = 0;
  std::string_view status = unread_word(input);  ///< as status_word()
  bool found = false;                            ///< whether there is a solution
  double seconds = 0;
  std::string reason = {};
};

/// The first fields of an answer about a puzzle, and the last ones.
base::Json beginning_of(const CountingItem& item);
void add_end(const CountingItem& item, base::Json& json);

/// Records the result of counting the item, or a part of its solutions. `limit`: the most to count.
/// If fewer were counted, returns a warning, once for each reason; otherwise "".
std::string add_count(CountingItem& item, const Counted& result, std::uint64_t limit);

/// If the item has no solution because of its pencil marks, `reason` says which. Returns whether it
/// does.
bool blame_marks(CountingItem& item, const Limits& limits);

/// The number of solutions in which a cell has a value.
struct ValueCount {
  int number;  ///< that the value is written as
  Counted counted;
};

/// The counts by the value of one cell.
struct ValueCounts {
  std::string cell;
  std::vector<ValueCount> values;  ///< those that the givens leave the cell, ascending
  Counted all;
};

/// `cell`: its name, as in r1c2. `count` counts the solutions of the puzzle with a value in the
/// cell. Throws: UsageError if the board has no such cell.
ValueCounts count_by(std::string_view cell, Puzzle puzzle,
                     const std::function<Counted(const Puzzle&)>& count);

/// The number, or what is known of it if a time limit ended the counting: "at least 7".
std::string count_text(const CountingItem& item, const Counted& counted);

/// The JSON of `count`, as text, because the number is unbounded.
std::string count_json(const CountingItem& item, const Counted& counted);
/// Likewise by the value of a cell.
std::string count_json(const CountingItem& item, const ValueCounts& counts);

/// What --estimate asks for; the number of samples, the seed. Throws: UsageError.
EstimateOptions estimate_options(const app::OptionValues& options);

/// Records the estimate in the item; the warning of a limit, or that nothing is known; else "".
std::string add_estimate(CountingItem& item, const Estimate& estimate);

/// "about 6.671e21 (95 %: 6.610e21 to 6.732e21)", or "unknown".
std::string estimate_text(const CountingItem& item, const Estimate& estimate);
std::string estimate_json(const CountingItem& item, const Estimate& estimate, std::uint64_t seed);

/// Estimates as the options ask. Throws: UsageError if the board has variables, which an estimate
/// counts, and the options don't say so.
Estimate estimate_item(const CountingItem& item, const EstimateOptions& wanted, bool with_variables,
                       const Limits& limits);

/// The findings of `candidates`; empty if nothing is known.
using FoundCandidates = AllCandidates;

/// Records in the item and for the exit status whether there is a solution, or a limit came first.
FoundCandidates find_candidates(CountingItem& item, const std::vector<Grid>& excluded,
                                const Limits& limits, base::ExitStatus& status);

/// The values that each cell has in any of the grids.
TrueCandidates values_in(const std::vector<Grid>& grids, const Geometry& geometry);

/// The values of each cell on the grid: {"r1c1": [1, 2], ...}.
base::Json cells_json(const TrueCandidates& cells, const Geometry& geometry);

/// The JSON of `candidates`.
base::Json candidates_json(const CountingItem& item, const FoundCandidates& found);

}  // namespace sudoku_sat::report
