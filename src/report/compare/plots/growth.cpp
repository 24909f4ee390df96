// Growth: a curve for each setting over the size of the board, or over the number of givens.
// Medians of several puzzles or runs carry their quartiles.
#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "registry.hpp"
#include "report/compare/table.hpp"

namespace sudoku_sat {

using namespace report;

namespace {

using Rows = std::vector<CompareRow>;

constexpr std::size_t growth_panels = 4;  ///< that a page shows well

format::GrowthChart curves_of(const CompareColumn& column, const Rows& rows) {
  const bool over_givens = rows.front().givens >= 0;
  const bool sizes = over_givens && rows.front().size != rows.back().size;
  format::GrowthChart chart{label_of(column), over_givens ? "givens" : "N", {}};
  std::map<std::string, std::size_t> numbers;
  for (const CompareRow& row : rows) {
    const std::string name =
        row_name(row, rows) + (sizes ? fmt::format(" N={}", row.size) : std::string());
    const auto [place, added] = numbers.try_emplace(name, chart.curves.size());
    if (added) chart.curves.push_back({name, {}});
    const TableCell figure = column.figure(row);
    if (!figure.number) continue;
    format::GrowthChart::Point point{static_cast<double>(over_givens ? row.givens : row.size),
                                     *figure.number};
    if (column.samples != nullptr) point.quartiles = quartiles_of(column.samples(row));
    chart.curves[place->second].points.push_back(point);
  }
  for (format::GrowthChart::Curve& curve : chart.curves) {
    std::stable_sort(curve.points.begin(), curve.points.end(),
                     [](const auto& one, const auto& two) { return one.x < two.x; });
  }
  return chart;
}

void draw_growth(const PlotRequest& request, format::ChartPage& page) {
  bool whiskers = false;
  for (const CompareColumn* column : telling_columns(request, growth_panels, page)) {
    const format::GrowthChart chart = curves_of(*column, request.rows);
    for (const auto& curve : chart.curves) {
      for (const auto& point : curve.points) whiskers |= point.quartiles.has_value();
    }
    page.charts.emplace_back(chart);
  }
  if (whiskers)
    page.notes.insert(page.notes.begin(), "medians, with whiskers from quartile to quartile");
}

}  // namespace

const Plot plot_entries::growth{
    .name = "growth",
    .summary = "a curve for each setting over the sizes, or the numbers of givens",
    .draw = draw_growth,
};

}  // namespace sudoku_sat
