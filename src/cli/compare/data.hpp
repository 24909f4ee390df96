// Rows of `compare` as CSV; as JSON: report/compare/row_json.hpp.
#pragma once

#include <string>
#include <vector>

#include "report/compare/columns.hpp"

namespace sudoku_sat::cli {

/// Lines with their ends.
std::string compare_csv_header(const report::CompareColumns& columns);
std::string compare_csv_row(const report::CompareColumns& columns, const report::CompareRow& row);

}  // namespace sudoku_sat::cli
