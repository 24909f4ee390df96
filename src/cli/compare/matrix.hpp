// A figure of every setting with every solver, as one table.
#pragma once

#include <cstddef>
#include <vector>

#include "cli/table.hpp"
#include "report/compare/columns.hpp"

namespace sudoku_sat::cli {

/// A line for each setting, a column for each solver, in the order in which they come. If that is
/// wider than `width` characters, several tables, each with the names of the settings and some of
/// the solvers. Anything that all rows have in common is left out. The best setting with each
/// solver is marked. `data`: for programs; columns have the names of JSON, and figures are numbers
/// or empty.
std::vector<report::Table> compare_matrix(const std::vector<report::CompareRow>& rows,
                                          const report::CompareColumn& column, std::size_t width,
                                          bool data);

}  // namespace sudoku_sat::cli
