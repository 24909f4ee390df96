// Cactus plots, as the SAT competitions show their results: how many puzzles a setting solves
// within a given cost per puzzle. A puzzle counts by the median of its runs; the curve ends at the
// number of puzzles solved.
#include <algorithm>

#include "registry.hpp"
#include "report/compare/table.hpp"

namespace sudoku_sat {

using namespace report;

namespace {

using Rows = std::vector<CompareRow>;

format::GrowthChart::Curve curve_of(const CompareColumn& column, const CompareRow& row,
                                    const Rows& rows) {
  std::vector<double> numbers;
  for (const std::vector<double>& runs : column.samples(row)) {
    if (const auto number = median_of_runs(runs)) numbers.push_back(*number);
  }
  std::sort(numbers.begin(), numbers.end());
  format::GrowthChart::Curve curve{row_name(row, rows), {}};
  for (const double number : numbers) {
    curve.points.push_back({static_cast<double>(curve.points.size() + 1), number});
  }
  return curve;
}

/// Whether two of the curves differ.
bool curves_differ(const format::GrowthChart& chart) {
  const auto same = [](const auto& one, const auto& two) {
    return one.x == two.x && one.y == two.y;
  };
  const auto& first = chart.curves.front().points;
  return std::any_of(chart.curves.begin(), chart.curves.end(), [&](const auto& curve) {
    return !std::equal(first.begin(), first.end(), curve.points.begin(), curve.points.end(), same);
  });
}

void draw_cactus(const PlotRequest& request, format::ChartPage& page) {
  const Rows rows = largest_board(request.rows);
  for (const CompareColumn* column : request.asked) {
    format::GrowthChart chart{label_of(*column) + " of each puzzle", "puzzles", {}, true};
    for (const CompareRow& row : rows) chart.curves.push_back(curve_of(*column, row, rows));
    if (curves_differ(chart)) {
      page.charts.emplace_back(std::move(chart));
    } else {
      page.notes.push_back("equal for all: " + label_of(*column));
    }
  }
}

}  // namespace

const Plot plot_entries::cactus{
    .name = "cactus",
    .summary = "for each setting, puzzles solved over time or conflicts",
    .by_puzzle = true,
    .draw = draw_cactus,
};

}  // namespace sudoku_sat
