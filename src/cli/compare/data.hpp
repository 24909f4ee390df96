// Rows of `compare` as CSV; as JSON: api/compare/row_json.hpp.
#pragma once

#include <string>
#include <vector>

#include "api/compare/columns.hpp"

namespace sudoku_sat::cli {

/// Lines with their ends.
std::string compare_csv_header(const api::CompareColumns& columns);
std::string compare_csv_row(const api::CompareColumns& columns, const api::CompareRow& row);

}  // namespace sudoku_sat::cli
