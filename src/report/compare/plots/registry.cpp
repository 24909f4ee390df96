// The table of plots, made from registry.def.
#include "registry.hpp"

#include <algorithm>
#include "report/compare/table.hpp"

namespace sudoku_sat::report {

namespace {

constexpr std::size_t max_bars = 24;  ///< that three panels side by side show well

/// Of encodings, at-most-one methods and the like.
std::ptrdiff_t kinds_that_differ(const std::vector<CompareRow>& rows) {
  const auto columns = compare_columns();
  return std::count_if(columns.begin(), columns.end(), [&](const CompareColumn& column) {
    return column.words && !same_in_all(column, rows);
  });
}

}  // namespace

std::span<const Plot* const> plots() { return plot_entries::table; }

const Plot& usual_plot(const std::vector<CompareRow>& rows) {
  const bool several_sizes = rows.front().size != rows.back().size && rows.front().rules.empty();
  if (rows.front().givens >= 0 || several_sizes) return plot_entries::growth;
  return rows.size() > max_bars && kinds_that_differ(rows) > 1 ? plot_entries::matrix
                                                               : plot_entries::bars;
}

}  // namespace sudoku_sat::report
