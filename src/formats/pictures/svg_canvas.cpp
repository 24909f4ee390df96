// Coordinates are whole numbers, so that a picture has the same bytes on every machine.
#include "svg_canvas.hpp"

#include <cmath>

#include "xml_text.hpp"

namespace sudoku_sat {

SvgPoint towards(SvgPoint from, SvgPoint to, int distance) {
  const double x = to.x - from.x;
  const double y = to.y - from.y;
  const double length = std::hypot(x, y);
  if (length == 0) return from;
  return {from.x + static_cast<int>(std::lround(x * distance / length)),
          from.y + static_cast<int>(std::lround(y * distance / length))};
}

SvgPoint SvgCanvas::center(std::span<const Cell> cells) const {
  SvgPoint sum{0, 0};
  for (const Cell cell : cells) {
    sum.x += middle(cell).x;
    sum.y += middle(cell).y;
  }
  const int count = static_cast<int>(cells.size());
  return {sum.x / count, sum.y / count};
}

void SvgCanvas::open_strokes(std::string_view color, int width) {
  print(
      "<path fill=\"none\" stroke=\"{}\" stroke-width=\"{}\" stroke-linecap=\"round\" "
      "stroke-linejoin=\"round\" d=\"",
      color, width);
}

void SvgCanvas::line(SvgPoint first, std::span<const Cell> rest) {
  print("M{} {}", first.x, first.y);
  for (const Cell cell : rest) print("L{} {}", middle(cell).x, middle(cell).y);
}

void SvgCanvas::arrow_head(SvgPoint from, SvgPoint tip, int length) {
  const SvgPoint back = towards(tip, from, length);
  const int x = (back.x - tip.x) * 7 / 10;
  const int y = (back.y - tip.y) * 7 / 10;
  print("M{} {}L{} {}L{} {}", tip.x + x - y, tip.y + y + x, tip.x, tip.y, tip.x + x + y,
        tip.y + y - x);
}

void SvgCanvas::open_text(std::string_view color, int size, std::string_view anchor) {
  print(
      "<g font-family=\"Arial,Helvetica,sans-serif\" fill=\"{}\" font-size=\"{}\" "
      "text-anchor=\"{}\">\n",
      color, size, anchor);
}

void SvgCanvas::text(SvgPoint at, std::string_view words) {
  print("<text x=\"{}\" y=\"{}\">", at.x, at.y);
  append_xml_text(out_, words);
  out_ += "</text>\n";
}

}  // namespace sudoku_sat
