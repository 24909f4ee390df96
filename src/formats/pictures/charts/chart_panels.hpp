// The panels of a page of charts, one for each chart.
#pragma once

#include "chart_canvas.hpp"
#include "charts.hpp"
#include "formats/pictures/words.hpp"

namespace sudoku_sat::format {

/// A panel's part of the page, its title included.
struct PanelArea : Area {
  double height = 0;
};

/// The largest of the widths that width(item) tells.
template <class Items, class Width>
double widest(const Items& items, Width&& width) {
  double most = 0;
  for (const auto& item : items) most = std::max<double>(most, width(item));
  return most;
}

/// The width below which the labels of a panel so high take the room of its bars or curves.
double min_width(const BarChart& chart, double height);
double min_width(const GrowthChart& chart, double height);
double min_width(const ScatterChart& chart, double height);
double min_width(const MatrixChart& chart, double height);

/// The height below which letters would be too small to be read, or points too close to be told
/// apart.
double min_height(const BarChart& chart);
double min_height(const GrowthChart& chart);
double min_height(const ScatterChart& chart);
double min_height(const MatrixChart& chart);

/// Draws all bars or curves that have room. Returns how many have none.
std::size_t draw_panel(ChartCanvas& page, const BarChart& chart, const PanelArea& area);
std::size_t draw_panel(ChartCanvas& page, const GrowthChart& chart, const PanelArea& area);
std::size_t draw_panel(ChartCanvas& page, const ScatterChart& chart, const PanelArea& area);
std::size_t draw_panel(ChartCanvas& page, const MatrixChart& chart, const PanelArea& area);

/// The title of a panel; the chart stands below.
constexpr double panel_title_height = 30;
void write_panel_title(ChartCanvas& page, std::string_view title, const Area& area);

}  // namespace sudoku_sat::format
