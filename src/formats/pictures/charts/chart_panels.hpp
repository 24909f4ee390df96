// The panels of a page of charts, one for each chart.
#pragma once

#include "formats/pictures/svg_page.hpp"
#include "sudoku_sat/charts.hpp"

namespace sudoku_sat {

/// A panel's part of the page, its title included.
struct PanelArea : Area {
  double height = 0;
};

/// The width below which the labels of a panel so high take the room of its bars or curves.
double least_width(const BarChart& chart, double height);
double least_width(const GrowthChart& chart, double height);
double least_width(const ScatterChart& chart, double height);
double least_width(const MatrixChart& chart, double height);

/// The height below which letters would be too small to be read, or points too close to be told
/// apart.
double least_height(const BarChart& chart);
double least_height(const GrowthChart& chart);
double least_height(const ScatterChart& chart);
double least_height(const MatrixChart& chart);

/// Draws all bars or curves that have room. Returns how many have none.
std::size_t draw_panel(SvgPage& page, const BarChart& chart, const PanelArea& area);
std::size_t draw_panel(SvgPage& page, const GrowthChart& chart, const PanelArea& area);
std::size_t draw_panel(SvgPage& page, const ScatterChart& chart, const PanelArea& area);
std::size_t draw_panel(SvgPage& page, const MatrixChart& chart, const PanelArea& area);

/// The title of a panel; the chart stands below.
constexpr double panel_title_height = 30;
void write_panel_title(SvgPage& page, std::string_view title, const Area& area);

}  // namespace sudoku_sat
