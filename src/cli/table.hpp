// Tables as text for a terminal, CSV, JSON or Markdown.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "command_line.hpp"
#include "report/table.hpp"

namespace sudoku_sat::cli {

/// One line of comma-separated values, with its end.
std::string csv_line(const std::vector<std::string>& fields);

/// The width for the command's tables: that of the terminal that they go to; 0: they go elsewhere.
std::size_t table_width(const CommandLine& line);

/// The table's text, with the end of the last line. Columns of numbers are numbers in JSON and are
/// aligned to the right in a table; an empty text in them is an unknown number. "yes" and "no" are
/// booleans in JSON. The best figures have a star in a table and are bold in Markdown. A table
/// wider than `width` comes in blocks below each other, with the first column in each; 0: there is
/// room for all. Throws: UsageError for an unknown format.
std::string format_table(const report::Table& table, std::string_view format,
                         std::size_t width = 0);

}  // namespace sudoku_sat::cli
