// Coordinates are whole numbers, so that a picture has the same bytes on every machine.
//
// An outline lies a little inside of its set of cells, so that the outlines of neighbours don't
// meet. Each side that borders on another cell is a line with the set to its right; it ends where
// the next one begins, around corners of either kind. So dashes run around whole outlines.
#include "board_canvas.hpp"

#include <cmath>
#include <map>

namespace sudoku_sat::format {

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

namespace {

constexpr int half = cell_side / 2;

struct Direction {
  int row;
  int column;

  Direction operator+(Direction other) const { return {row + other.row, column + other.column}; }
  Direction operator-() const { return {-row, -column}; }
};

/// A side of a cell: where it runs, clockwise, and where the outside is.
struct Side {
  Direction along;
  Direction outwards;
};

constexpr std::array<Side, 4> sides{Side{{0, 1}, {-1, 0}}, Side{{1, 0}, {0, 1}},
                                    Side{{0, -1}, {1, 0}}, Side{{-1, 0}, {0, -1}}};

class Outline {
 public:
  Outline(const std::vector<Cell>& cells, int inset, BoardCanvas& canvas)
      : canvas_(canvas), cells_(cells), inset_(inset) {
    std::ranges::sort(cells_);
    for (const Cell cell : cells_) {
      for (const Side& side : sides) {
        if (!contains(cell, side.outwards)) add(cell, side);
      }
    }
  }

  void append() {
    while (!next_.empty()) append_loop(next_.begin()->first);
  }

 private:
  bool contains(Cell cell, Direction step) const {
    const Geometry& geometry = canvas_.geometry();
    const auto found =
        geometry.find(geometry.row(cell) + step.row, geometry.column(cell) + step.column);
    return found && std::ranges::binary_search(cells_, *found);
  }

  /// How far a side's end in direction `step` lies from the cell's middle.
  int reach(Cell cell, const Side& side, Direction step) const {
    if (!contains(cell, step)) return half - inset_;
    return contains(cell, step + side.outwards) ? half + inset_ : half;
  }

  void add(Cell cell, const Side& side) {
    const DrawnPoint middle = canvas_.middle(cell);
    const auto point = [&](int along) -> DrawnPoint {
      return {middle.x + along * side.along.column + (half - inset_) * side.outwards.column,
              middle.y + along * side.along.row + (half - inset_) * side.outwards.row};
    };
    next_[point(-reach(cell, side, -side.along))] = point(reach(cell, side, side.along));
  }

  /// Begins at a corner, because the first point of all is one.
  void append_loop(DrawnPoint point) {
    canvas_.drawing().move(point.x, point.y);
    bool upright = false;
    bool begun = false;
    for (auto found = next_.find(point); found != next_.end(); found = next_.find(point)) {
      const DrawnPoint end = found->second;
      next_.erase(found);
      const bool turns = !begun || upright != (end.x == point.x);
      if (begun && turns) append_line(upright, point);
      upright = end.x == point.x;
      begun = true;
      point = end;
    }
    canvas_.drawing().close();
  }

  void append_line(bool upright, DrawnPoint to) {
    if (upright) {
      canvas_.drawing().down_to(to.y);
    } else {
      canvas_.drawing().across_to(to.x);
    }
  }

  BoardCanvas& canvas_;
  std::vector<Cell> cells_;
  int inset_;
  std::map<DrawnPoint, DrawnPoint> next_;  ///< of each side, from its begin to its end
};

}  // namespace

void BoardCanvas::outline(const std::vector<Cell>& cells, int inset) {
  Outline(cells, inset, *this).append();
}

}  // namespace sudoku_sat::format
