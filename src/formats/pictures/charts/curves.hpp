// The curves of a chart: coinciding ones together, each group with its own look, and their names
// beside them, pushed apart.
#pragma once

#include "chart_canvas.hpp"
#include "charts.hpp"

namespace sudoku_sat::format {

/// How a curve differs from others, in grey too.
struct CurveLook {
  Ink ink;
  Dash dash;
  std::span<const Place> marker;  ///< a polygon's corners around the point; none: a circle
  bool hollow;
};

/// The look of a chart's i-th curve; the first 210 differ.
CurveLook curve_look(std::size_t i);

/// Draws a line through the points.
void draw_line(ChartCanvas& page, const CurveLook& look, std::span<const Place> points);

void draw_marker(ChartCanvas& page, const CurveLook& look, Place at);

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
