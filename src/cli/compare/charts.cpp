// Charts of `compare`, for slides.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "sudoku_sat/formats.hpp"
#include "table.hpp"

namespace sudoku_sat {

namespace {

using Rows = std::vector<CompareRow>;

/// The words in which rows differ: "extended product".
std::string row_name(const CompareRow& row, const Rows& rows) {
  std::string name = row.encoding;
  for (const CompareColumn& column : compare_columns().subspan(1)) {
    if (!column.words) break;
    const std::string word = column.figure(row).text;
    const bool differs = std::any_of(rows.begin(), rows.end(), [&](const CompareRow& other) {
      return column.figure(other).text != word;
    });
    if (differs) name += " " + word;
  }
  return name;
}

BarChart bars_of(const Table& table, std::size_t column, const CompareColumn& figures,
                 const Rows& rows) {
  BarChart chart{table.columns[column], {}};
  for (std::size_t row = 0; row < rows.size(); ++row) {
    const Figure figure = figures.figure(rows[row]);
    chart.bars.push_back({row_name(rows[row], rows), figure.number,
                          figure.text.empty() ? "-" : figure.text, table.best[row][column]});
  }
  return chart;
}

/// Curves over the number of givens where that is asked for, else over the size.
GrowthChart growth_of(const std::string& title, const CompareColumn& figures, const Rows& rows) {
  const bool over_givens = rows.front().givens >= 0;
  const bool sizes = over_givens && rows.front().size != rows.back().size;
  GrowthChart chart{title, over_givens ? "givens" : "N", {}};
  std::map<std::string, std::size_t> numbers;
  for (const CompareRow& row : rows) {
    const std::string name =
        row_name(row, rows) + (sizes ? fmt::format(" N={}", row.size) : std::string());
    const auto [place, added] = numbers.try_emplace(name, chart.curves.size());
    if (added) chart.curves.push_back({name, {}});
    const Figure figure = figures.figure(row);
    if (figure.number) {
      const int x = over_givens ? row.givens : row.size;
      chart.curves[place->second].points.push_back({static_cast<double>(x), *figure.number});
    }
  }
  for (GrowthChart::Curve& curve : chart.curves) {
    std::stable_sort(curve.points.begin(), curve.points.end(),
                     [](const auto& one, const auto& two) { return one.x < two.x; });
  }
  return chart;
}

Rows of_size(const Rows& rows, int size) {
  Rows result;
  std::copy_if(rows.begin(), rows.end(), std::back_inserter(result),
               [&](const CompareRow& row) { return row.size == size; });
  return result;
}

bool has_figures(const CompareColumn& column, const Rows& rows) {
  return std::any_of(rows.begin(), rows.end(),
                     [&](const CompareRow& row) { return column.figure(row).number.has_value(); });
}

}  // namespace

std::string compare_charts(const Rows& rows, const std::vector<const CompareColumn*>& asked) {
  std::set<int> sizes;
  for (const CompareRow& row : rows) sizes.insert(row.size);
  const Rows shown = sizes.empty() ? rows : of_size(rows, *sizes.rbegin());
  const bool over_givens = !rows.empty() && rows.front().givens >= 0;
  std::vector<GrowthChart> growth;
  std::vector<BarChart> bars;
  for (const CompareColumn& column : compare_columns()) {
    if (column.describes()) continue;
    if (!asked.empty() && std::find(asked.begin(), asked.end(), &column) == asked.end()) continue;
    const Table table = compare_table(shown, {&column}, 0);
    if (!over_givens && has_figures(column, shown))
      bars.push_back(bars_of(table, 0, column, shown));
    if ((over_givens || sizes.size() > 1) && has_figures(column, rows)) {
      growth.push_back(growth_of(table.columns[0], column, rows));
    }
  }
  std::string title = "Encodings compared";
  if (const std::string common = caption(rows); !common.empty()) title += ": " + common;
  if (!over_givens && sizes.size() > 1) title += fmt::format("; bars: N = {}", *sizes.rbegin());
  return draw_charts(title, growth, bars);
}

}  // namespace sudoku_sat
