// Rows of `compare` as CSV; as JSON: api/compare/row_json.hpp.
#pragma once

#include <string>
#include <vector>

#include "api/compare/columns.hpp"

namespace sudoku_sat {

/// Lines with their ends.
std::string compare_csv_header(const CompareColumns& columns);
std::string compare_csv_row(const CompareColumns& columns, const CompareRow& row);

}  // namespace sudoku_sat
