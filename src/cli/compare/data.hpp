// Rows of `compare` as CSV and JSON.
#pragma once

#include <string>
#include <vector>

#include "columns.hpp"

namespace sudoku_sat {

using CompareColumns = std::vector<const CompareColumn*>;

CompareColumns all_compare_columns();

/// Lines with their ends.
std::string compare_csv_header(const CompareColumns& columns);
std::string compare_csv_row(const CompareColumns& columns, const CompareRow& row);

/// An object on one line, without its end; with --seeds it has every run too.
std::string compare_json_row(const CompareColumns& columns, const CompareRow& row);

}  // namespace sudoku_sat
