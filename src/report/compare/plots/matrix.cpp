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

std::vector<std::string> distinct_words(const CompareColumn& column, const Rows& rows) {
  std::vector<std::string> words;
  for (const CompareRow& row : rows) {
    const std::string text = column.figure(row).text;
    if (std::find(words.begin(), words.end(), text) == words.end()) words.push_back(text);
  }
  return words;
}

/// The parts of a row's name besides its encoding.
std::vector<const CompareColumn*> setting_columns() {
  std::vector<const CompareColumn*> columns;
  for (const CompareColumn& column : compare_columns().subspan(1)) {
    if (!column.words) break;
    columns.push_back(&column);
  }
  return columns;
}

/// The kind of setting with the most of them goes across.
const CompareColumn& across(const Rows& rows) {
  const auto columns = setting_columns();
  return **std::max_element(columns.begin(), columns.end(), [&](const auto* one, const auto* two) {
    return distinct_words(*one, rows).size() < distinct_words(*two, rows).size();
  });
}

/// The row's place in the matrix.
std::string line_name(const CompareRow& row, const CompareColumn& across, const Rows& rows) {
  std::string name = row.encoding;
  for (const CompareColumn* column : setting_columns()) {
    if (column == &across || same_in_all(*column, rows)) continue;
    name += " " + column->figure(row).text;
  }
  return name;
}

format::MatrixChart matrix_of(const CompareColumn& column, const CompareColumn& across,
                              const Rows& rows) {
  format::MatrixChart chart{label_of(column), {}, distinct_words(across, rows), {}};
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
  const CompareColumn& columns = across(rows);
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
