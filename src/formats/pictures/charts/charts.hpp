// Figures as charts on a page: bars, curves over an axis, two things against each other, pairs.
// They know nothing of what is measured; the numbers come with their words.
#pragma once

#include <variant>

#include "sudoku_sat/formats.hpp"

namespace sudoku_sat::format {

/// The quartiles around a median; `high` may be infinite: more than what could be measured.
struct Quartiles {
  double low;
  double high;
};

/// One figure of several things, each with a horizontal bar.
struct BarChart {
  /// The figure of one thing.
  struct Bar {
    std::string label;
    std::optional<double> value;  ///< none: not known, or a time-out; never negative
    std::string text;             ///< written at the bar's end: "11988", "0.25 s", "-"
    bool best = false;
    std::optional<Quartiles> quartiles = {};  ///< drawn as a whisker
  };
  std::string title;  ///< "clauses"
  std::vector<Bar> bars;
};

/// How a figure grows with the size of the board, or over the number of puzzles: a curve for each
/// thing, over a logarithmic axis.
struct GrowthChart {
  /// A figure at a size.
  struct Point {
    double x;  ///< above 0
    double y;  ///< at least 0; 0 can't be drawn and is left out
    std::optional<Quartiles> quartiles = {};
  };
  /// The figures of one thing.
  struct Curve {
    std::string label;
    std::vector<Point> points;  ///< ascending x
  };
  std::string title;   ///< "clauses"
  std::string x_axis;  ///< "N"
  std::vector<Curve> curves;
  bool counts = false;  ///< x are numbers 1, 2, ..., on an even axis; else each x has its tick
};

/// Figures of two things on the same puzzles, both axes logarithmic with the same scale.
struct ScatterChart {
  /// A puzzle.
  struct Point {
    std::optional<double> x;  ///< at least 0, which is drawn at the edge; none: no answer
    std::optional<double> y;
  };
  std::string title;   ///< "conflicts"
  std::string x_axis;  ///< "minimal"
  std::string y_axis;
  std::vector<Point> points;
};

/// One figure of all pairs of two sets of things: a table whose entries are shaded, the larger the
/// darker.
struct MatrixChart {
  /// The figure of a pair.
  struct Entry {
    std::optional<double> value;  ///< none: not known, or a time-out; never negative
    std::string text;             ///< "11988"
    bool best = false;
  };
  std::string title;  ///< "clauses"
  std::vector<std::string> rows;
  std::vector<std::string> columns;
  std::vector<Entry> entries;  ///< row by row: rows.size() * columns.size() of them
};

/// A chart of any kind.
using Chart = std::variant<BarChart, GrowthChart, ScatterChart, MatrixChart>;

/// How a page of charts looks.
struct ChartStyle {
  Theme theme = Theme::light;
  /// In millimetres: the width of a figure in a paper, with letters of about 7 points, and as high
  /// as its charts need. None: a page as large as a slide.
  std::optional<int> print_width = {};
};

/// Charts on a page.
struct ChartPage {
  std::string title;
  std::vector<Chart> charts;       ///< as many as can be read are shown
  std::vector<std::string> notes;  ///< below them
  ChartStyle style = {};
};

/// How many charts a page has room for.
inline constexpr std::size_t max_charts = 12;

/// A document of 1280 x 720 pixels, in TeX as large as a slide of 16 x 9 cm, with the charts in a
/// grid below the title, in a format that draws pages; or a figure of the style's width, whose
/// title is the first of the notes, because papers have captions. Says in a note what has no room:
/// charts, or bars and curves of one. The same bytes for the same figures.
std::string draw_charts(const ChartPage& page, const Format& format);

}  // namespace sudoku_sat::format
