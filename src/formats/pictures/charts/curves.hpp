// The curves of a chart: coinciding ones together, each group with its own look, and their names
// beside them, pushed apart.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "formats/pictures/charts/charts.hpp"
#include "formats/pictures/svg_page.hpp"

namespace sudoku_sat::format {

/// How a curve differs from others, in grey too.
struct CurveLook {
  std::string_view color;
  std::string_view dashes;  ///< empty: an unbroken line
  std::string_view marker;  ///< a path relative to the point, about 9 units across
  bool hollow;
};

/// The look of a chart's i-th curve; the first 210 differ.
CurveLook curve_look(std::size_t i);

/// Draws a line through `points`: "x,y x,y".
void draw_line(SvgPage& page, const CurveLook& look, std::string_view points);

/// Draws markers, given as a path: the places, each followed by the look's marker.
void draw_markers(SvgPage& page, const CurveLook& look, std::string_view path);

/// Whether the curve has a point that can be drawn.
bool has_points(const GrowthChart::Curve& curve);

/// Curves through the same points, drawn as one.
struct CurveGroup {
  std::size_t first;                       ///< the number of the first of them, for its look
  std::vector<GrowthChart::Point> points;  ///< those that can be drawn, maybe none
  std::vector<std::string> labels;
};

/// The groups with points, those whose curves end highest first; then, if need be, one group of all
/// curves without points.
std::vector<CurveGroup> group_curves(const GrowthChart& chart);

/// A label that would best be centred at `middle`.
struct LabelWish {
  double middle;
  double height;
};

/// The tops of labels within [top, bottom], in the order given, which is that of their middles:
/// none overlap, and all are as near to their wishes as that allows. Requires: the heights fit.
std::vector<double> stack_labels(const std::vector<LabelWish>& wishes, double top, double bottom);

}  // namespace sudoku_sat::format
