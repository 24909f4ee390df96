// Boards on several lines: what people write between and around their rows, how a run of rows is to
// be read, and reading it.
#pragma once

#include "one_line.hpp"

namespace sudoku_sat::format {

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
  std::vector<Row> borders = {};     ///< of a drawing
  bool drawn = false;                ///< with '|', or borders
  bool ended = false;                ///< no row follows
  bool rules = true;                 ///< all lines are rules of a text, and no board
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
/// drawn run as a whole, of others as many rows as look_ahead() says. Throws: TextError if the
/// first row has no values or can't be read.
Plan plan_run(Run& run, std::optional<int> wanted);

/// Takes the next board off the rows. Requires: two boards' rows, or the run has ended. Throws:
/// TextError.
ParsedBoard take_board(Run& run, const Plan& plan);

// Blank cells: "| 5 3   |   7   |".

/// The rows of a drawn run with a dot in each blank cell, at the place where its value would stand;
/// no value if the drawing is not that of such a grid. Requires: the whole run.
std::optional<std::vector<Row>> without_blank_cells(const Run& run);

// Numbers or names of rows and columns, the marks of a list.

/// Takes such margins out of the run where they count up from 0 or 1, or are all the same mark, and
/// a board is left; its rows are then values with commas between them. Returns what is to be said
/// of it; empty if nothing was changed.
std::string drop_margins(Run& run, std::optional<int> wanted);

/// Puts dots in place of another sign for empty cells where the run is a board with them. Returns
/// what is to be said of it; empty if nothing was changed. Requires: the run has ended.
std::string settle_empty_sign(Run& run, std::optional<int> wanted);

// Blank lines between bands of boxes, and the size, or that of the boxes, on a line before the
// grid.

/// Whether the run is a puzzle, or several.
bool readable(Run run, std::optional<int> wanted);

/// Whether the run may be a band of a board whose other bands come after blank lines: it has fewer
/// rows than a board, and is nothing that can be read by itself. Requires: the run has ended.
bool may_be_band(const Run& run, std::optional<int> wanted);

/// Whether the run is a board with as many rows as a row has values, most of which are possible.
bool has_shape_of_board(const Run& run, std::optional<int> wanted);

/// Whether `row` holds one or two numbers that could be a size.
bool may_say_size(const Row& row);

/// Whether `row` says the size of the board whose first row is `next`: "9", "9 9", "9x9", or "3 3"
/// or "3" of its boxes.
bool is_size_line(const Row& row, const Row& next);

/// Whether one of the sizes that `row` may mean fits.
bool says_size(const Row& row, const std::function<bool(std::size_t)>& fits);

}  // namespace sudoku_sat::format
