// The panels of a page of charts, one for each chart.
#pragma once

#include "formats/pictures/svg_page.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat {

/// The width below which the panel's labels take the room of its bars or curves.
double least_width(const BarChart& chart);
double least_width(const GrowthChart& chart);

double panel_height(const BarChart& chart, double width);
double panel_height(const GrowthChart& chart, double width);

void draw_panel(SvgPage& page, const BarChart& chart, const Area& area);
void draw_panel(SvgPage& page, const GrowthChart& chart, const Area& area);

/// The title of a panel; the chart stands below.
constexpr double panel_title_height = 32;
void write_panel_title(SvgPage& page, std::string_view title, const Area& area);

}  // namespace sudoku_sat
