// Boards on several lines: how a run of rows is to be read, and reading it.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "one_line.hpp"
#include "value_scanner.hpp"

namespace sudoku_sat {

/// A line kept for later.
struct Row {
  std::size_t number = 0;  ///< of the line
  std::string text;
  Reading reading = Reading::symbols;  ///< what the line by itself looks like

  const SymbolTable* symbols = nullptr;

  TextLine line() const { return {number, text, symbols}; }
};

/// Rows that follow each other without a blank line or anything else between them.
struct Run {
  std::vector<Row> rows;             ///< those not yet read
  std::vector<Row> blank_rows = {};  ///< of a drawing: borders, or rows of blank cells
  bool drawn = false;                ///< with '|', or borders
  bool ended = false;                ///< no row follows
  std::size_t boards = 0;            ///< read so far
  std::size_t line = 0;              ///< the number of its first line
};

/// How the rows of a run are to be read.
struct Plan {
  Reading reading = Reading::symbols;
  std::size_t size = 0;     ///< values of a row
  bool alone = false;       ///< each row is a puzzle of its own
  std::string remark = {};  ///< what of the rows was left out
};

/// How many rows must be looked at before a run that begins with `row` can be planned.
std::size_t look_ahead(const Row& row);

/// How to read the run. Takes borders made of nothing but dashes out of a drawn run. Requires: a
/// drawn run as a whole, of others as many rows as look_ahead() says. Throws: TextError where the
/// first row has no values or can't be read.
Plan plan_run(Run& run, std::optional<int> wanted);

/// Takes the next board off the rows. Requires: two boards' rows, or the run has ended. Throws:
/// TextError.
ParsedBoard take_board(Run& run, const Plan& plan);

}  // namespace sudoku_sat
