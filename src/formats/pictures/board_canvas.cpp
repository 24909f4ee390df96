// Coordinates are whole numbers, so that a picture has the same bytes on every machine.
#include "board_canvas.hpp"

#include <cmath>

namespace sudoku_sat {

DrawnPoint towards(DrawnPoint from, DrawnPoint to, int distance) {
  const double x = to.x - from.x;
  const double y = to.y - from.y;
  const double length = std::hypot(x, y);
  if (length == 0) return from;
  return {from.x + static_cast<int>(std::lround(x * distance / length)),
          from.y + static_cast<int>(std::lround(y * distance / length))};
}

DrawnPoint BoardCanvas::center(std::span<const Cell> cells) const {
  DrawnPoint sum{0, 0};
  for (const Cell cell : cells) {
    sum.x += middle(cell).x;
    sum.y += middle(cell).y;
  }
  const int count = static_cast<int>(cells.size());
  return {sum.x / count, sum.y / count};
}

void BoardCanvas::line(DrawnPoint first, std::span<const Cell> rest) {
  drawing_.move(first.x, first.y);
  for (const Cell cell : rest) drawing_.line_to(middle(cell).x, middle(cell).y);
}

void BoardCanvas::arrow_head(DrawnPoint from, DrawnPoint tip, int length) {
  const DrawnPoint back = towards(tip, from, length);
  const int x = (back.x - tip.x) * 7 / 10;
  const int y = (back.y - tip.y) * 7 / 10;
  drawing_.move(tip.x + x - y, tip.y + y + x);
  drawing_.line_to(tip.x, tip.y);
  drawing_.line_to(tip.x + x + y, tip.y + y - x);
}

}  // namespace sudoku_sat
