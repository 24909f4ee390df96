// Small values in open cells, in rows from the upper left corner, each value at its own place, as
// players note them. What has been excluded is crossed out.
#include <algorithm>

#include "formats/text/value_text.hpp"
#include "svg_board.hpp"

namespace sudoku_sat {

namespace {

constexpr int mark_inset = 4;
constexpr int corner_height = 14;  ///< of what stands in a cell's upper left corner
constexpr std::string_view open_color = "#444";
constexpr std::string_view faint_color = "#a8a8a8";
constexpr std::string_view excluded_color = "#c21807";

/// Places of the values within a cell: columns * rows of them, as square as can be.
struct Places {
  int columns = 1;
  int rows;
  int top;
  int width;
  int height;
  int font_size;

  Places(int size, bool corner) {
    while (columns * columns < size) ++columns;
    rows = (size + columns - 1) / columns;
    top = corner ? mark_inset + corner_height : mark_inset;
    width = cell_side - 2 * mark_inset;
    height = cell_side - mark_inset - top;
    // A digit is 56 % of the letters' size wide.
    const int digits = static_cast<int>(digits_of(size));
    const int fitting = width * 100 / (columns * (56 * digits + 22));
    font_size = std::clamp(std::min(fitting, height * 92 / (rows * 100)), 1, 17);
  }

  /// The middle of a value's place, as seen from the cell's upper left corner.
  SvgPoint middle(Value value) const {
    const int column = (value - 1) % columns;
    const int row = (value - 1) / columns;
    return {mark_inset + (2 * column + 1) * width / (2 * columns),
            top + (2 * row + 1) * height / (2 * rows)};
  }
};

/// What rules allow in the empty cells for which the picture has no marks of its own.
std::vector<PencilMark> marks_of_rules(const Picture& picture, const std::vector<Mark>& marks) {
  std::vector<bool> noted(picture.geometry.cells());
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
  PencilMarks(std::span<const PencilMark> marks, const Places& places, SvgCanvas& canvas)
      : marks_(marks), places_(places), canvas_(canvas) {}

  void write(bool excluded, std::string_view color) {
    if (!any(excluded)) return;
    canvas_.open_text(color, places_.font_size, "middle");
    for_each(excluded, [&](const PencilMark& mark) {
      const SvgPoint middle = middle_of(mark);
      const int baseline = middle.y + (places_.font_size * 36 + 50) / 100;
      canvas_.print("<text x=\"{}\" y=\"{}\">{}</text>\n", middle.x, baseline, mark.value);
    });
    canvas_.close_group();
  }

  void cross_out() {
    if (!any(true)) return;
    canvas_.open_strokes(excluded_color, 1);
    const int reach = std::max(2, places_.font_size * 45 / 100);
    for_each(true, [&](const PencilMark& mark) {
      const SvgPoint middle = middle_of(mark);
      canvas_.print("M{} {}L{} {}", middle.x - reach, middle.y + reach, middle.x + reach,
                    middle.y - reach);
    });
    canvas_.close_path();
  }

 private:
  bool any(bool excluded) const {
    return std::any_of(marks_.begin(), marks_.end(),
                       [&](const PencilMark& mark) { return mark.excluded == excluded; });
  }

  template <class Visit>
  void for_each(bool excluded, Visit visit) {
    for (const PencilMark& mark : marks_) {
      if (mark.excluded == excluded) visit(mark);
    }
  }

  SvgPoint middle_of(const PencilMark& mark) const {
    const SvgPoint middle = places_.middle(mark.value);
    return {canvas_.left(mark.cell) + middle.x, canvas_.top(mark.cell) + middle.y};
  }

  std::span<const PencilMark> marks_;
  const Places& places_;
  SvgCanvas& canvas_;
};

}  // namespace

void draw_pencil_marks(const Picture& picture, const std::vector<Mark>& marks, bool corner,
                       SvgCanvas& canvas) {
  const Places places(picture.geometry.size(), corner);
  const std::vector<PencilMark> of_rules = marks_of_rules(picture, marks);
  // They are faint where a step is shown: they are not the candidates that are left.
  PencilMarks(of_rules, places, canvas)
      .write(false, picture.tints.empty() ? open_color : faint_color);
  PencilMarks pencil(picture.pencil_marks, places, canvas);
  pencil.write(false, open_color);
  pencil.write(true, excluded_color);
  pencil.cross_out();
}

}  // namespace sudoku_sat
