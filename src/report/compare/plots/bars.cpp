// Bars: a panel for each figure, a bar for each setting, of the largest board. Medians of several
// puzzles or runs carry their quartiles.
#include "registry.hpp"
#include "report/compare/table.hpp"

namespace sudoku_sat {

using namespace report;

namespace {

using Rows = std::vector<CompareRow>;

constexpr std::size_t bars_panels = 6;  ///< that a page shows well

format::BarChart chart_of(const CompareColumn& column, const Rows& rows) {
  format::BarChart chart{label_of(column), {}};
  const std::vector<bool> best = best_in(column, rows);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const TableCell figure = column.figure(rows[i]);
    format::BarChart::Bar bar{row_name(rows[i], rows), figure.number,
                              figure.text.empty() ? "-" : figure.text, best[i]};
    if (column.samples != nullptr) bar.quartiles = quartiles_of(column.samples(rows[i]));
    const auto& quartiles = bar.quartiles;
    if (quartiles && quartiles->low == quartiles->high) bar.quartiles.reset();
    chart.bars.push_back(std::move(bar));
  }
  return chart;
}

void draw_bars(const PlotRequest& request, format::ChartPage& page) {
  const Rows rows = largest_board(request.rows);
  bool whiskers = false;
  for (const CompareColumn* column : telling_columns({rows, request.asked}, bars_panels, page)) {
    const format::BarChart chart = chart_of(*column, rows);
    for (const auto& bar : chart.bars) whiskers |= bar.quartiles.has_value();
    page.charts.emplace_back(chart);
  }
  if (rows.size() != request.rows.size()) page.title += ", N = " + std::to_string(rows[0].size);
  if (whiskers)
    page.notes.insert(page.notes.begin(), "medians, with whiskers from quartile to quartile");
}

}  // namespace

const Plot plot_entries::bars{
    .name = "bars",
    .summary = "a bar for each setting",
    .draw = draw_bars,
};

}  // namespace sudoku_sat
