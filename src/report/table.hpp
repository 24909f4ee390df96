// A table of texts, and its form as JSON.
#pragma once

#include <string>
#include <vector>
#include "base/json.hpp"

namespace sudoku_sat::report {

struct Table {
  std::vector<std::string> columns;
  std::vector<std::vector<std::string>> rows;  ///< a text for each column
  std::vector<std::vector<bool>> best = {};    ///< what is marked in each row; empty: nothing

  /// Adds a row. Requires: as many texts as columns.
  void add(std::vector<std::string> row) { rows.push_back(std::move(row)); }
};

/// A Boolean as format_table() takes it.
inline std::string yes_or_no(bool truth) { return truth ? "yes" : "no"; }

/// Whether a text is an unknown figure, or a time-out in its place.
bool is_blank(const std::string& text);

/// Whether all texts of a column are numbers or blank, and some are numbers.
bool is_number_column(const Table& table, std::size_t column);

/// An object for each row. Columns of numbers are numbers, null if one is blank; "yes" and "no"
/// are booleans.
base::Json rows_json(const Table& table);

}  // namespace sudoku_sat::report
