#include "chart_canvas.hpp"

#include <cmath>

#include "formats/pictures/words.hpp"

namespace sudoku_sat::format {

namespace {

constexpr int parts_of_unit = 10;
constexpr int min_size = 10;
constexpr std::string_view ellipsis = "…";

int tenths(double length) { return static_cast<int>(std::lround(length * parts_of_unit)); }

DrawnPoint tenths(Place at) { return {tenths(at.x), tenths(at.y)}; }

ShapeStyle look_of(Ink fill, const Stroke& stroke, int opacity = 100) {
  const auto& [on, off, then] = stroke.dash;
  return {.fill = fill,
          .stroke = stroke.ink,
          .width = tenths(stroke.width),
          .opacity = opacity,
          .dash = {tenths(on), tenths(off), tenths(then)}};
}

}  // namespace

void ChartCanvas::rectangle(Ink fill, Place corner, double width, double height, int opacity) {
  drawing_.box({.fill = fill, .opacity = opacity}, tenths(corner), tenths(width), tenths(height),
               0);
}

void ChartCanvas::line(const Stroke& stroke, std::span<const Place> points) {
  drawing_.path(look_of(Ink::none, stroke));
  bool first = true;
  for (const Place& point : points) {
    const auto [x, y] = tenths(point);
    first ? drawing_.move(x, y) : drawing_.line_to(x, y);
    first = false;
  }
}

void ChartCanvas::polygon(Ink fill, const Stroke& edge, Place at, std::span<const Place> corners) {
  drawing_.path(look_of(fill, edge));
  bool first = true;
  for (const Place& corner : corners) {
    const auto [x, y] = tenths(Place{at.x + corner.x, at.y + corner.y});
    first ? drawing_.move(x, y) : drawing_.line_to(x, y);
    first = false;
  }
  drawing_.close();
}

void ChartCanvas::circle(Ink fill, const Stroke& edge, Place middle, double radius, int opacity) {
  drawing_.circle(look_of(fill, edge, opacity), tenths(middle), tenths(radius));
}

void ChartCanvas::write(Place at, std::string_view text, TextStyle style, double width) {
  const auto too_wide = [&] { return text_width(text, style.size, style.bold) > width; };
  while (style.size > min_size && too_wide()) --style.size;
  const Letters letters{style.ink, style.size * parts_of_unit, style.bold, style.align, style.turn};
  if (!too_wide()) return drawing_.text(letters, tenths(at), text);
  const double left = width - text_width(ellipsis, style.size, style.bold);
  const std::size_t length = fitting_length(text, style.size, style.bold, left);
  drawing_.text(letters, tenths(at), std::string(text.substr(0, length)).append(ellipsis), text);
}

void ChartCanvas::write_beside(Place at, std::string_view text, const TextStyle& style,
                               double width) {
  // Digits are 72 % of the letters' size high.
  write({at.x, at.y + style.size * 0.36}, text, style, width);
}

Sheet ChartCanvas::sheet(int width, int height) && {
  constexpr int scale = 1000 / parts_of_unit;
  return {0, 0, width, height, {{std::move(drawing_), {0, 0}, scale}}};
}

Sheet ChartCanvas::print(double width, double height, int unit) && {
  const auto tenths_of_millimetres = [&](double length) {
    return static_cast<int>(std::lround(length * unit / 10));
  };
  const int scale = 100 * unit / parts_of_unit;
  const DrawnPoint corner{0, 0};
  return {0,
          0,
          tenths_of_millimetres(width),
          tenths_of_millimetres(height),
          {{std::move(drawing_), corner, scale}},
          true};
}

}  // namespace sudoku_sat::format
