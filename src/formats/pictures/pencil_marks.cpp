// Small values in open cells, in rows from the upper left corner, each value at its own place, as
// players note them. What has been excluded is crossed out.

#include "board_drawing.hpp"
#include "formats/text/value_text.hpp"

namespace sudoku_sat::format {

namespace {

constexpr int mark_inset = 4;
constexpr int corner_height = 14;  ///< of what stands in a cell's corner

/// Places of the values within a cell: columns * rows of them, as square as can be.
struct Places {
  int columns = 1;
  int rows;
  int top;
  int width;
  int height;
  int font_size;
  int offset;  ///< from values to their numbers

  Places(const Geometry& geometry, bool above, bool below) : offset(geometry.offset()) {
    const int size = geometry.size();
    while (columns * columns < size) ++columns;
    rows = (size + columns - 1) / columns;
    top = above ? mark_inset + corner_height : mark_inset;
    width = cell_side - 2 * mark_inset;
    height = cell_side - top - (below ? mark_inset + corner_height : mark_inset);
    // A digit is 56 % of the letters' size wide.
    const int digits = static_cast<int>(digits_of(geometry.most()));
    const int fitting = width * 100 / (columns * (56 * digits + 22));
    font_size = std::clamp(std::min(fitting, height * 92 / (rows * 100)), 1, 17);
  }

  /// The middle of a value's place, as seen from the cell's upper left corner.
  DrawnPoint middle(Value value) const {
    const int column = (value - 1) % columns;
    const int row = (value - 1) / columns;
    return {mark_inset + (2 * column + 1) * width / (2 * columns),
            top + (2 * row + 1) * height / (2 * rows)};
  }
};

/// What rules allow in the empty cells for which the picture has no marks of its own.
std::vector<PencilMark> marks_of_rules(const Picture& picture, const std::vector<Mark>& marks) {
  std::vector<bool> noted(picture.geometry.grid_cells());
  for (const PencilMark& mark : picture.pencil_marks) noted[mark.cell] = true;
  std::vector<PencilMark> found;
  for_each_mark(marks, Mark::Kind::values, [&](const Mark& mark) {
    for (const Cell cell : mark.cells) {
      if (picture.grid[cell] != 0 || noted[cell]) continue;
      for (const Value value : mark.values) found.push_back({cell, value});
    }
  });
  return found;
}

class PencilMarks {
 public:
  PencilMarks(std::span<const PencilMark> marks, const Places& places, BoardCanvas& canvas)
      : marks_(marks), places_(places), canvas_(canvas) {}

  void write(bool excluded, Ink ink) {
    for_each(excluded, [&](const PencilMark& mark) {
      const DrawnPoint middle = middle_of(mark);
      const int baseline = middle.y + (places_.font_size * 36 + 50) / 100;
      canvas_.drawing().text({ink, places_.font_size}, {middle.x, baseline},
                             std::to_string(mark.value + places_.offset));
    });
  }

  void cross_out() {
    if (!any(true)) return;
    canvas_.drawing().path(strokes(Ink::wrong, 1));
    const int reach = std::max(2, places_.font_size * 45 / 100);
    for_each(true, [&](const PencilMark& mark) {
      const DrawnPoint middle = middle_of(mark);
      canvas_.drawing().move(middle.x - reach, middle.y + reach);
      canvas_.drawing().line_to(middle.x + reach, middle.y - reach);
    });
  }

 private:
  bool any(bool excluded) const {
    return std::ranges::any_of(marks_,
                               [&](const PencilMark& mark) { return mark.excluded == excluded; });
  }

  template <class Visit>
  void for_each(bool excluded, Visit visit) {
    for (const PencilMark& mark : marks_) {
      if (mark.excluded == excluded) visit(mark);
    }
  }

  DrawnPoint middle_of(const PencilMark& mark) const {
    const DrawnPoint middle = places_.middle(mark.value);
    return {canvas_.left(mark.cell) + middle.x, canvas_.top(mark.cell) + middle.y};
  }

  std::span<const PencilMark> marks_;
  const Places& places_;
  BoardCanvas& canvas_;
};

}  // namespace

void draw_pencil_marks(const Picture& picture, const std::vector<Mark>& marks, bool above,
                       bool below, BoardCanvas& canvas) {
  const Places places(picture.geometry, above, below);
  const std::vector<PencilMark> of_rules = marks_of_rules(picture, marks);
  // They are faint where a step is shown: they are not the candidates that are left.
  PencilMarks(of_rules, places, canvas)
      .write(false, picture.tints.empty() ? Ink::note : Ink::faint);
  PencilMarks pencil(picture.pencil_marks, places, canvas);
  pencil.write(false, Ink::note);
  pencil.write(true, Ink::wrong);
  pencil.cross_out();
}

}  // namespace sudoku_sat::format
