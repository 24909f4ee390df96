// Figures as a picture: bars side by side, and curves of growth, for slides and papers.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace sudoku_sat {

/// One figure of several things, a horizontal bar each.
struct BarChart {
  struct Bar {
    std::string label;
    std::optional<double> value;  ///< none: not known, or a time-out; never negative
    std::string text;             ///< what stands at the bar's end: "11988", "0.25 s", "-"
    bool best = false;
  };
  std::string title;  ///< "clauses"
  std::vector<Bar> bars;
};

/// How a figure grows with the size of the board: a curve for each thing, both axes logarithmic.
struct GrowthChart {
  struct Point {
    double x;  ///< above 0
    double y;  ///< at least 0; 0 can't be drawn and is left out
  };
  struct Curve {
    std::string label;
    std::vector<Point> points;  ///< ascending x
  };
  std::string title;   ///< "clauses"
  std::string x_axis;  ///< "N"
  std::vector<Curve> curves;
};

/// An SVG document with all charts, growth first, in a grid of panels under the title.
std::string draw_charts(const std::string& title, const std::vector<GrowthChart>& growth,
                        const std::vector<BarChart>& bars);

}  // namespace sudoku_sat
