// What charts are drawn on: a drawing of the kind that boards are drawn in, in tenths of the page's
// units, so that places computed of figures lose nothing that one could see.
#pragma once

#include <initializer_list>

#include "formats/pictures/drawing.hpp"

namespace sudoku_sat::format {

struct Place {
  double x;
  double y;
};

/// A part of the page.
struct Area {
  double left;
  double top;
  double width;
};

struct Stroke {
  Ink ink;
  double width = 1;
  Dash dash = {};  ///< in the page's units
};

struct TextStyle {
  int size;
  bool bold = false;
  Ink ink = Ink::words;
  Align align = Align::start;
  int turn = 0;
};

class ChartCanvas {
 public:
  void rectangle(Ink fill, Place corner, double width, double height, int opacity = 100);
  void line(const Stroke& stroke, std::span<const Place> points);
  void line(const Stroke& stroke, std::initializer_list<Place> points) {
    line(stroke, std::span(points.begin(), points.size()));
  }
  /// Corners relative to `at`.
  void polygon(Ink fill, const Stroke& edge, Place at, std::span<const Place> corners);
  void circle(Ink fill, const Stroke& edge, Place middle, double radius, int opacity = 100);

  /// Writes a text on one line. Where it takes more than `width` its letters are smaller, and where
  /// they would be too small to read its end is cut off.
  void write(Place at, std::string_view text, TextStyle style, double width);

  /// Writes a text so that its digits and capitals are centred on the height `at.y`.
  void write_beside(Place at, std::string_view text, const TextStyle& style, double width);

  /// The page, in its own units.
  Sheet sheet(int width, int height) &&;
  /// A figure for a paper; `unit` is the page's in hundredths of a millimetre.
  Sheet print(double width, double height, int unit) &&;

 private:
  Drawing drawing_;
};

}  // namespace sudoku_sat::format
