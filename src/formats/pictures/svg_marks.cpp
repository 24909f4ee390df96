// Marks are drawn in layers, each kind in the same quiet colours: what lies below the lines between
// the cells is pale, what lies on them thin or small (svg_signs.cpp), and the values are written
// over all of it.
#include "svg_marks.hpp"

#include <algorithm>
#include <utility>

namespace sudoku_sat {

namespace {

using Kind = Mark::Kind;

constexpr int ring = 24;
constexpr std::string_view bulb_color = "#d2d2d2";
constexpr std::string_view line_color = "#8a8a8a";

class Marks {
 public:
  Marks(const std::vector<Mark>& marks, SvgCanvas& canvas) : marks_(marks), canvas_(canvas) {}

  void draw_ground() {
    fill(Kind::shade, 0, "#e4e4e4");
    fill(Kind::square, 7, "#dcdcdc");
    lines(Kind::thick_line, 14, "#cfe0d2");
    lines(Kind::thermometer, 16, bulb_color);
    for_each_mark(marks_, Kind::thermometer, [&](const Mark& mark) {
      const SvgPoint bulb = canvas_.middle(mark.cells[0]);
      canvas_.print("<circle cx=\"{}\" cy=\"{}\" r=\"22\" fill=\"{}\"/>\n", bulb.x, bulb.y,
                    bulb_color);
    });
  }

  void draw_lines() {
    lines(Kind::line, 3, "#a8a8a8");
    arrows();
    for_each_mark(marks_, Kind::circle, [&](const Mark& mark) { circle(mark); });
    outlines();
  }

 private:
  void fill(Kind kind, int inset, std::string_view color) {
    if (!any_mark(marks_, kind)) return;
    canvas_.print("<path fill=\"{}\" d=\"", color);
    for_each_mark(marks_, kind, [&](const Mark& mark) {
      for (const Cell cell : mark.cells) {
        canvas_.rectangle(canvas_.left(cell) + inset, canvas_.top(cell) + inset,
                          cell_side - 2 * inset, cell_side - 2 * inset);
      }
    });
    canvas_.close_path();
  }

  void lines(Kind kind, int width, std::string_view color) {
    if (!any_mark(marks_, kind)) return;
    canvas_.open_strokes(color, width);
    for_each_mark(marks_, kind, [&](const Mark& mark) {
      canvas_.line(canvas_.middle(mark.cells[0]), std::span(mark.cells).subspan(1));
    });
    canvas_.close_path();
  }

  /// From the edge of a circle to the last cell's middle, with a head there.
  void arrows() {
    if (!any_mark(marks_, Kind::arrow)) return;
    canvas_.open_strokes(line_color, 3);
    for_each_mark(marks_, Kind::arrow, [&](const Mark& mark) {
      const std::vector<Cell>& cells = mark.cells;
      if (cells.size() < 2) return;
      const SvgPoint first = canvas_.middle(cells[0]);
      const SvgPoint edge = towards(first, canvas_.middle(cells[1]), ring);
      canvas_.line(edge, std::span(cells).subspan(1));
      canvas_.arrow_head(canvas_.middle(cells[cells.size() - 2]), canvas_.middle(cells.back()), 12);
    });
    canvas_.close_path();
  }

  /// Around several cells it is a stroke, with a narrower white one on it.
  void circle(const Mark& mark) {
    const SvgPoint first = canvas_.middle(mark.cells[0]);
    if (mark.cells.size() == 1) {
      canvas_.print(
          "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"#fff\" stroke=\"{}\" "
          "stroke-width=\"2\"/>\n",
          first.x, first.y, ring, line_color);
      return;
    }
    for (const auto& [color, width] : {std::pair<std::string_view, int>{line_color, 2 * ring + 2},
                                       std::pair<std::string_view, int>{"#fff", 2 * ring - 2}}) {
      canvas_.open_strokes(color, width);
      canvas_.line(first, std::span(mark.cells).subspan(1));
      canvas_.close_path();
    }
  }

  void outlines() {
    if (!any_mark(marks_, Kind::outline)) return;
    canvas_.print(
        "<path fill=\"none\" stroke=\"#555\" stroke-width=\"2\" stroke-dasharray=\"6 4\" d=\"");
    for_each_mark(marks_, Kind::outline,
                  [&](const Mark& mark) { append_outline(mark.cells, canvas_); });
    canvas_.close_path();
    canvas_.open_text("#222", 13, "start");
    for_each_mark(marks_, Kind::outline, [&](const Mark& mark) {
      const Cell corner = mark.cells[0];
      if (mark.text.empty()) return;
      canvas_.text({canvas_.left(corner) + 8, canvas_.top(corner) + 17}, mark.text);
    });
    canvas_.close_group();
  }

  const std::vector<Mark>& marks_;
  SvgCanvas& canvas_;
};

}  // namespace

bool any_mark(const std::vector<Mark>& marks, Mark::Kind kind) {
  return std::any_of(marks.begin(), marks.end(),
                     [&](const Mark& mark) { return mark.kind == kind && !mark.cells.empty(); });
}

void draw_ground_marks(const std::vector<Mark>& marks, SvgCanvas& canvas) {
  Marks(marks, canvas).draw_ground();
}

void draw_line_marks(const std::vector<Mark>& marks, SvgCanvas& canvas) {
  Marks(marks, canvas).draw_lines();
}

}  // namespace sudoku_sat
