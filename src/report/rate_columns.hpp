// The columns of `rate`: each shows a figure of a puzzle. A new column is an entry of the table.
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

/// What `seeds`, `backdoor` and `core` request. Throws: UsageError.
RateOptions rate_options(const app::OptionValues& options);

/// The findings of `rate` about a puzzle.
struct RatedPuzzle {
  PuzzleRate rate = {};
  std::string_view status = {};  ///< as status_word()
  std::string reason = {};       ///< why something is missing, or the input is not a puzzle
  bool failed = false;           ///< a solver failed, or the board is too large
};

/// A failure is recorded there and for the exit status.
RatedPuzzle rate_puzzle(Rater& rater, const PuzzleInput& input, const Limits& limits,
                        base::ExitStatus& status);

/// A puzzle of the input and its findings.
struct RateRow {
  std::size_t index = 0;
  const PuzzleInput& input;
  const PuzzleRate& rate;
  std::string_view status;      ///< as status_word()
  std::string_view input_name;  ///< the file, if there are several; otherwise empty
};

struct RateColumn {
  std::string_view name;   ///< in all formats
  std::string_view group;  ///< the JSON object it is in; empty: the puzzle's own
  bool in_tables;
  base::Json (*value)(const RateRow& row);
  /// The text, if it is not that of the value; null: it is.
  std::string (*text)(const RateRow& row) = nullptr;
};

/// All columns in order; one names the input if there are several.
std::vector<RateColumn> rate_columns(bool several_inputs);

/// The content of a cell of a table, or of a field of CSV.
std::string text_of(const RateColumn& column, const RateRow& row);

/// An object for the puzzle.
base::Json to_json(const RateRow& row);

}  // namespace sudoku_sat::report
