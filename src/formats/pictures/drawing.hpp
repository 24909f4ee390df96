// What a picture is made of, before anybody knows in which format it is written: shapes in inks, in
// the order in which they are drawn. Rules and boards draw into it, svg, tex and the others write
// it, so that each mark is drawn once for all formats.
#pragma once

#include <algorithm>
#include <array>
#include <set>
#include <variant>

#include "inks.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::format {

/// In units of which a cell's side has sixty; x to the right, y downwards.
struct DrawnPoint {
  int x;
  int y;
  auto operator<=>(const DrawnPoint&) const = default;
};

/// Strokes of `on` units with `off` between them, every second one of `then` units if that is not
/// 0; all 0: unbroken.
struct Dash {
  int on = 0;
  int off = 0;
  int then = 0;
  bool operator==(const Dash&) const = default;
};

/// How strokes end, and meet.
enum class Ends : std::uint8_t { plain, round, square };

/// How a shape is filled and stroked.
struct ShapeStyle {
  Ink fill = Ink::none;
  Ink stroke = Ink::none;
  int width = 0;      ///< of the stroke
  int opacity = 100;  ///< of what is filled, in hundredths
  Dash dash = {};
  Ends ends = Ends::plain;
  bool operator==(const ShapeStyle&) const = default;
};

/// A part of a path, as SVG names it: M and L go to a point, H and V to an x or a y, h and v so far
/// from where the path is, z back to where it began.
struct PathStep {
  char kind;
  int x = 0;
  int y = 0;
};

struct DrawnPath {
  ShapeStyle look;
  std::vector<PathStep> steps;
};

struct DrawnCircle {
  ShapeStyle look;
  DrawnPoint middle;
  int radius;
};

/// A rectangle with round corners.
struct DrawnBox {
  ShapeStyle look;
  DrawnPoint corner;  ///< the upper left one
  int width;
  int height;
  int radius;
};

enum class Align : std::uint8_t { start, middle, end };

/// How a text is set, on a baseline.
struct Letters {
  Ink ink;
  int size;  ///< capitals and digits are 72 % of it high
  bool bold = false;
  Align align = Align::middle;
  int turn = 0;  ///< degrees that the baseline rises to the right
  bool operator==(const Letters&) const = default;
};

struct DrawnText {
  Letters letters;
  DrawnPoint at;
  std::string words;  ///< any bytes
  std::string whole =
      {};  ///< where `words` is cut off: all of the text, a tip where a language has such
};

using DrawnShape = std::variant<DrawnPath, DrawnCircle, DrawnBox, DrawnText>;

class Drawing {
 public:
  const std::vector<DrawnShape>& shapes() const { return shapes_; }
  bool empty() const { return shapes_.empty(); }

  /// Begins a path, unless the last shape is one that looks the same; the parts that follow belong
  /// to it.
  void path(const ShapeStyle& look);
  void move(int x, int y) { step('M', x, y); }
  void line_to(int x, int y) { step('L', x, y); }
  void across(int dx) { step('h', dx, 0); }
  void down(int dy) { step('v', 0, dy); }
  void across_to(int x) { step('H', x, 0); }
  void down_to(int y) { step('V', 0, y); }
  void close() { step('z', 0, 0); }
  void rectangle(int x, int y, int width, int height);

  void circle(const ShapeStyle& look, DrawnPoint middle, int radius);
  void box(const ShapeStyle& look, DrawnPoint corner, int width, int height, int radius);
  void text(const Letters& letters, DrawnPoint at, std::string_view words,
            std::string_view whole = {});

 private:
  void step(char kind, int x, int y) {
    poll_limits(4);
    std::get<DrawnPath>(shapes_.back()).steps.push_back({kind, x, y});
  }

  std::vector<DrawnShape> shapes_;
};

/// A drawing somewhere on a page.
struct PlacedDrawing {
  Drawing drawing;
  DrawnPoint at = {0, 0};  ///< where its (0, 0) lies
  int scale = 1000;        ///< in thousandths
};

/// One page: what it shows lies between (left, top) and (left + width, top + height).
struct Sheet {
  int left = 0;
  int top = 0;
  int width = 0;
  int height = 0;
  std::vector<PlacedDrawing> drawings = {};
  bool paper = false;  ///< to be printed in its size: a unit is a tenth of a millimetre
};

/// The inks of a sheet, and its paper.
struct UsedInks {
  std::set<Ink> filled;  ///< letters, too
  std::set<Ink> stroked;

  std::set<Ink> all() const;
};
UsedInks used_inks(const Sheet& sheet);

}  // namespace sudoku_sat::format
