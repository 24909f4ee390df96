// The outline of a set of cells, a little inside of it, so that the outlines of neighbours don't
// meet. Each side that borders on another cell is a line with the set to its right; it ends where
// the next one begins, around corners of either kind. So dashes run around whole outlines.
#include <algorithm>
#include <array>
#include <map>

#include "board_canvas.hpp"

namespace sudoku_sat {

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
    std::sort(cells_.begin(), cells_.end());
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
    return found && std::binary_search(cells_.begin(), cells_.end(), *found);
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

}  // namespace sudoku_sat
