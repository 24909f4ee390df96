// Scatter plots: each other setting against the first one, a point for each puzzle. This shows
// whether a better median comes from all puzzles or from a few.
#include <algorithm>

#include "registry.hpp"
#include "report/compare/table.hpp"

namespace sudoku_sat {

using namespace report;

namespace {

using Rows = std::vector<CompareRow>;

void draw_scatter(const PlotRequest& request, format::ChartPage& page) {
  const Rows rows = largest_board(request.rows);
  const CompareColumn& column = *request.asked.front();
  const Samples first = column.samples(rows.front());
  for (std::size_t i = 1; i < rows.size(); ++i) {
    const Samples other = column.samples(rows[i]);
    const std::string name = row_name(rows[i], rows);
    if (other.size() != first.size()) {
      page.notes.push_back(name + " was not measured on all puzzles");
      continue;
    }
    format::ScatterChart chart{
        label_of(column) + ", " + name, row_name(rows.front(), rows), name, {}};
    for (std::size_t puzzle = 0; puzzle < first.size(); ++puzzle) {
      chart.points.push_back({median_of_runs(first[puzzle]), median_of_runs(other[puzzle])});
    }
    const bool same = std::all_of(chart.points.begin(), chart.points.end(),
                                  [](const auto& point) { return point.x == point.y; });
    if (same) {
      page.notes.push_back("the same with " + name + " as with " + chart.x_axis);
    } else {
      page.charts.emplace_back(std::move(chart));
    }
  }
  if (page.charts.empty()) return;
  page.notes.insert(page.notes.begin(), "points below the line: less on the vertical setting");
}

}  // namespace

const Plot plot_entries::scatter{
    .name = "scatter",
    .summary = "the first setting against each other one, a point for each puzzle",
    .by_puzzle = true,
    .max_columns = 1,
    .draw = draw_scatter,
};

}  // namespace sudoku_sat
