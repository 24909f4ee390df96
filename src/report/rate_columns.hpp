// The columns of `rate`: a figure of a puzzle each. A new column is an entry of the table.
#pragma once

#include <string>
#include <string_view>
#include <vector>
#include "base/json.hpp"

#include "app/values.hpp"
#include "base/exit_status.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/measure.hpp"

namespace sudoku_sat::report {

/// What `seeds`, `backdoor` and `core` ask for. Throws: UsageError.
RateOptions rate_options(const app::OptionValues& options);

/// What `rate` finds of a puzzle.
struct RatedPuzzle {
  PuzzleRate rate = {};
  std::string_view status = {};  ///< as status_word()
  std::string reason = {};       ///< why something is missing, or the input is not a puzzle
  bool failed = false;           ///< a solver failed, or the board is too large
};

/// A failure is noted there and for the exit status.
RatedPuzzle rate_puzzle(Rater& rater, const PuzzleInput& input, const Limits& limits,
                        base::ExitStatus& status);

/// A puzzle of the input and what is known of it.
struct RateRow {
  std::size_t index = 0;
  const PuzzleInput& input;
  const PuzzleRate& rate;
  std::string_view status;      ///< as status_word()
  std::string_view input_name;  ///< the file, where there are several; else empty
};

struct RateColumn {
  std::string_view name;   ///< in all formats
  std::string_view group;  ///< the JSON object it is in; empty: the puzzle's own
  bool in_tables;
  base::Json (*value)(const RateRow& row);
  /// The text, where it is not that of the value; null: it is.
  std::string (*text)(const RateRow& row) = nullptr;
};

/// All columns in the order in which they stand; one names the input where there are several.
std::vector<RateColumn> rate_columns(bool several_inputs);

/// What stands in a cell of a table, or in a field of CSV.
std::string text_of(const RateColumn& column, const RateRow& row);

/// An object for the puzzle.
base::Json to_json(const RateRow& row);

}  // namespace sudoku_sat::report
