// Matrix: if two kinds of settings differ, for example encodings and at-most-one methods, a table
// for each figure with a column for each setting of one kind, of the largest board.
#include <algorithm>
#include <map>

#include "registry.hpp"
#include "report/compare/table.hpp"

namespace sudoku_sat {

using namespace report;

namespace {

using Rows = std::vector<CompareRow>;

constexpr std::size_t matrix_panels = 4;  ///< that a page shows well

/// The row's place in the matrix.
std::string line_name(const CompareRow& row, const CompareColumn& across, const Rows& rows) {
  std::string name = &across == &compare_columns().front() ? "" : row.encoding;
  for (const CompareColumn* column : setting_columns()) {
    if (column == &across || same_in_all(*column, rows)) continue;
    name += (name.empty() ? "" : " ") + column->figure(row).text;
  }
  return name;
}

format::MatrixChart matrix_of(const CompareColumn& column, const CompareColumn& across,
                              const Rows& rows) {
  format::MatrixChart chart{label_of(column), {}, words_of(across, rows), {}};
  const auto number_in = [](std::vector<std::string>& names, const std::string& name) {
    const auto found = std::find(names.begin(), names.end(), name);
    const auto number = static_cast<std::size_t>(found - names.begin());
    if (found == names.end()) names.push_back(name);
    return number;
  };
  const std::vector<bool> best = best_in(column, rows);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const std::size_t line = number_in(chart.rows, line_name(rows[i], across, rows));
    const std::size_t place =
        line * chart.columns.size() + number_in(chart.columns, across.figure(rows[i]).text);
    chart.entries.resize(chart.rows.size() * chart.columns.size());
    const TableCell figure = column.figure(rows[i]);
    chart.entries[place] = {figure.number, figure.text.empty() ? "-" : figure.text, best[i]};
  }
  return chart;
}

void draw_matrix(const PlotRequest& request, format::ChartPage& page) {
  const Rows rows = largest_board(request.rows);
  const CompareColumn& columns = column_across(rows);
  for (const CompareColumn* column : telling_columns({rows, request.asked}, matrix_panels, page)) {
    page.charts.emplace_back(matrix_of(*column, columns, rows));
  }
  if (rows.size() != request.rows.size()) page.title += ", N = " + std::to_string(rows[0].size);
}

}  // namespace

const Plot plot_entries::matrix{
    .name = "matrix",
    .summary = "a table with a column for each at-most-one method, or what else differs",
    .draw = draw_matrix,
};

}  // namespace sudoku_sat
