// A row of `compare` as JSON.
#pragma once

#include <string>

#include "columns.hpp"

namespace sudoku_sat::report {

/// An object on one line, without its end; with --seeds it has every run too.
std::string compare_json_row(const CompareColumns& columns, const CompareRow& row);

}  // namespace sudoku_sat::report
