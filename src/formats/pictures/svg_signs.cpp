// Marks between the cells and beside the board.
#include <algorithm>
#include <utility>

#include "svg_marks.hpp"

namespace sudoku_sat {

namespace {

using Kind = Mark::Kind;

/// The direction of an inequality sign's tip, towards the smaller value; {0, 0} for other texts.
SvgPoint tip_of(const Mark& mark) {
  if (mark.text == "<") return {-1, 0};
  if (mark.text == ">") return {1, 0};
  if (mark.text == "^") return {0, -1};
  return {0, mark.text == "v" ? 1 : 0};
}

bool is_inequality(const Mark& mark) {
  return mark.kind == Kind::text && tip_of(mark) != SvgPoint{0, 0};
}

class Signs {
 public:
  Signs(const std::vector<Mark>& marks, SvgCanvas& canvas) : marks_(marks), canvas_(canvas) {}

  void draw() {
    for_each_mark(marks_, Kind::white_dot, [&](const Mark& mark) { dot(mark, "#fff"); });
    for_each_mark(marks_, Kind::black_dot, [&](const Mark& mark) { dot(mark, "#000"); });
    inequalities();
    for_each_mark(marks_, Kind::text, [&](const Mark& mark) {
      if (!is_inequality(mark)) label(mark);
    });
    if (any_mark(marks_, Kind::outside)) outside();
  }

 private:
  void dot(const Mark& mark, std::string_view color) {
    const SvgPoint middle = canvas_.center(mark.cells);
    canvas_.print(
        "<circle cx=\"{}\" cy=\"{}\" r=\"8\" fill=\"{}\" stroke=\"#000\" stroke-width=\"2\"/>\n",
        middle.x, middle.y, color);
  }

  /// They are drawn as shapes: the characters are small and lie too high. White below them opens
  /// the line between the cells.
  void inequalities() {
    if (std::none_of(marks_.begin(), marks_.end(), is_inequality)) return;
    for (const auto& [color, width] : {std::pair{"#fff", 8}, std::pair{"#333", 3}}) {
      canvas_.open_strokes(color, width);
      for_each_mark(marks_, Kind::text, [&](const Mark& mark) {
        if (is_inequality(mark)) append_angle(canvas_.center(mark.cells), tip_of(mark));
      });
      canvas_.close_path();
    }
  }

  void append_angle(SvgPoint middle, SvgPoint tip) {
    const SvgPoint point{middle.x + 5 * tip.x, middle.y + 5 * tip.y};
    canvas_.arrow_head({point.x - 10 * tip.x, point.y - 10 * tip.y}, point, 12);
  }

  /// On white; with a frame where four cells meet, because there it may be several values.
  void label(const Mark& mark) {
    const bool framed = mark.cells.size() > 2;
    const int width = 10 + 9 * static_cast<int>(mark.text.size());
    const SvgPoint middle = canvas_.center(mark.cells);
    canvas_.print(
        "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"22\" rx=\"11\" fill=\"#fff\"{}/>\n",
        middle.x - width / 2, middle.y - 11, width,
        framed ? " stroke=\"#8a8a8a\" stroke-width=\"2\"" : "");
    canvas_.open_text("#222", framed ? 15 : 18, "middle");
    canvas_.text({middle.x, middle.y + (framed ? 5 : 6)}, mark.text);
    canvas_.close_group();
  }

  void outside() {
    canvas_.open_text("#222", 24, "middle");
    for_each_mark(marks_, Kind::outside, [&](const Mark& mark) {
      const SvgPoint place = place_outside(mark);
      canvas_.text({place.x, place.y + 9}, mark.text);
    });
    canvas_.close_group();
    canvas_.open_strokes("#8a8a8a", 2);
    for_each_mark(marks_, Kind::outside, [&](const Mark& mark) { append_arrow(mark); });
    canvas_.close_path();
  }

  /// One step from the first cell, away from the second one.
  SvgPoint place_outside(const Mark& mark) const {
    const SvgPoint first = canvas_.middle(mark.cells[0]);
    if (mark.cells.size() < 2) return {first.x, first.y - cell_side};
    const SvgPoint second = canvas_.middle(mark.cells[1]);
    const auto step = [](int from, int to) { return (to > from) - (to < from); };
    return {first.x + cell_side * step(second.x, first.x),
            first.y + cell_side * step(second.y, first.y)};
  }

  /// Diagonals need an arrow that says which one is meant.
  void append_arrow(const Mark& mark) {
    const SvgPoint place = place_outside(mark);
    const SvgPoint first = canvas_.middle(mark.cells[0]);
    if (place.x == first.x || place.y == first.y) return;
    const SvgPoint begin = towards(place, first, 22);
    const SvgPoint tip = towards(place, first, 38);
    canvas_.print("M{} {}L{} {}", begin.x, begin.y, tip.x, tip.y);
    canvas_.arrow_head(begin, tip, 8);
  }

  const std::vector<Mark>& marks_;
  SvgCanvas& canvas_;
};

}  // namespace

void draw_sign_marks(const std::vector<Mark>& marks, SvgCanvas& canvas) {
  Signs(marks, canvas).draw();
}

}  // namespace sudoku_sat
