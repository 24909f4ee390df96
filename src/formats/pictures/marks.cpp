// Marks are drawn in layers: what lies below the lines between the cells is pale, what lies on them
// thin or small (signs.cpp), and the values are written over all of it. What differs in colour also
// differs in pattern (mark_styles.cpp), shape or letter.
#include "marks.hpp"

namespace sudoku_sat::format {

namespace {

using Kind = Mark::Kind;

constexpr int ring_radius = 24;
constexpr int bulb = 22;
constexpr int outline_inset = 5;

class Marks {
 public:
  Marks(const std::vector<Mark>& marks, BoardCanvas& canvas)
      : marks_(marks), canvas_(canvas), drawing_(canvas.drawing()) {}

  void draw_ground() {
    shades();
    groups();
    squares();
    for_each_mark(marks_, Kind::disc, [&](const Mark& mark) {
      for (const Cell cell : mark.cells) {
        drawing_.circle({.fill = Ink::odd}, canvas_.middle(cell), bulb);
      }
    });
    thick_line_marks();
    thermometers();
  }

  void draw_lines() {
    for_each_mark(marks_, Kind::line, [&](const Mark& mark) {
      drawing_.path(thin_line(mark.rule));
      append_line(mark);
    });
    for_each_mark(marks_, Kind::arrow, [&](const Mark& mark) { arrow(mark); });
    for_each_mark(marks_, Kind::circle, [&](const Mark& mark) { circle(mark); });
    outlines();
  }

 private:
  void shades() {
    for_each_mark(marks_, Kind::shade, [&](const Mark& mark) {
      if (mark.group != 0) return;
      drawing_.path({.fill = Ink::shade});
      for (const Cell cell : mark.cells) canvas_.cell(cell);
    });
  }

  /// Of a cell in two groups the second one has the half below the diagonal; letters say the rest.
  void groups() {
    std::map<Cell, int> seen;
    for (const MarkGroup& group : mark_groups(marks_)) {
      drawing_.path({.fill = ink_of_group(group.number)});
      for (const Cell cell : group.mark->cells) {
        const int before = seen[cell]++;
        if (before == 0) canvas_.cell(cell);
        if (before == 1) append_half(cell);
      }
    }
  }

  void append_half(Cell cell) {
    drawing_.move(canvas_.left(cell) + cell_side, canvas_.top(cell));
    drawing_.down(cell_side);
    drawing_.across(-cell_side);
    drawing_.close();
  }

  void squares() {
    constexpr int inset = 7;
    for_each_mark(marks_, Kind::square, [&](const Mark& mark) {
      drawing_.path({.fill = Ink::odd});
      for (const Cell cell : mark.cells) {
        drawing_.rectangle(canvas_.left(cell) + inset, canvas_.top(cell) + inset,
                           cell_side - 2 * inset, cell_side - 2 * inset);
      }
    });
  }

  void append_line(const Mark& mark) {
    canvas_.line(canvas_.middle(mark.cells[0]), std::span(mark.cells).subspan(1));
  }

  void thick_line_marks() {
    for (const auto& [rule, look] : thick_lines(marks_)) {
      draw_thick_line(look, drawing_, [&, &rule = rule] {
        for_each_mark(marks_, Kind::thick_line, [&, &rule = rule](const Mark& mark) {
          if (mark.rule == rule) append_line(mark);
        });
      });
    }
    for_each_mark(marks_, Kind::thick_line, [&](const Mark& mark) {
      const Cell first = mark.cells[0];
      if (mark.text.empty()) return;
      drawing_.text({Ink::words, 12, false, Align::start},
                    {canvas_.left(first) + 4, canvas_.top(first) + 15}, mark.text);
    });
  }

  /// The bulbs of slow ones are hollow.
  void thermometers() {
    for_each_mark(marks_, Kind::thermometer, [&](const Mark& mark) {
      drawing_.path(strokes(Ink::bulb, thick_line_width + 2));
      append_line(mark);
    });
    for_each_mark(marks_, Kind::thermometer, [&](const Mark& mark) {
      const DrawnPoint middle = canvas_.middle(mark.cells[0]);
      drawing_.circle({.fill = Ink::bulb}, middle, bulb);
      if (!mark.text.empty()) drawing_.circle({.fill = Ink::paper}, middle, bulb - 6);
    });
  }

  /// From the edge of a circle, or the first cell's middle, to the last cell's, with a head there.
  void arrow(const Mark& mark) {
    const std::vector<Cell>& cells = mark.cells;
    if (cells.size() < 2) return;
    ShapeStyle look = thin_line(mark.rule);
    const DrawnPoint first = canvas_.middle(cells[0]);
    drawing_.path(look);
    canvas_.line(towards(first, canvas_.middle(cells[1]), ring_radius),
                 std::span(cells).subspan(1));
    look.dash = {};
    drawing_.path(look);
    canvas_.arrow_head(canvas_.middle(cells[cells.size() - 2]), canvas_.middle(cells.back()), 12);
  }

  /// Around several cells it is a stroke, with a narrower one of paper on it. The ends of some
  /// lines are diamonds.
  void circle(const Mark& mark) {
    const Ink ink = thin_line(mark.rule).stroke;
    if (mark.text == "diamond") return diamond(mark.cells[0], ink);
    if (mark.cells.size() == 1) {
      drawing_.circle({.fill = Ink::paper, .stroke = ink, .width = 2},
                      canvas_.middle(mark.cells[0]), ring_radius);
      return;
    }
    drawing_.path(strokes(ink, 2 * ring_radius + 2));
    append_line(mark);
    drawing_.path(strokes(Ink::paper, 2 * ring_radius - 2));
    append_line(mark);
  }

  void diamond(Cell cell, Ink ink) {
    const DrawnPoint middle = canvas_.middle(cell);
    constexpr int radius = ring_radius + 3;
    drawing_.path({.fill = Ink::paper, .stroke = ink, .width = 2});
    drawing_.move(middle.x, middle.y - radius);
    drawing_.line_to(middle.x + radius, middle.y);
    drawing_.line_to(middle.x, middle.y + radius);
    drawing_.line_to(middle.x - radius, middle.y);
    drawing_.close();
  }

  void outlines() {
    for_each_mark(marks_, Kind::outline, [&](const Mark& mark) {
      const bool cage = mark.rule != "sums";
      drawing_.path({.stroke = cage ? Ink::cage : Ink::sum,
                     .width = 2,
                     .dash = cage ? Dash{6, 4} : Dash{2, 3}});
      canvas_.outline(mark.cells, cage ? outline_inset : outline_inset + 3);
    });
    std::set<DrawnPoint> taken;
    for_each_mark(marks_, Kind::outline, [&](const Mark& mark) { write_sum(mark, taken); });
  }

  /// In the upper left corner of the first cell, or another corner where that one is taken.
  void write_sum(const Mark& mark, std::set<DrawnPoint>& taken) {
    if (mark.text.empty()) return;
    const Ink ink = mark.rule == "sums" ? Ink::sum : Ink::words;
    const int left = canvas_.left(mark.cells[0]);
    const int top = canvas_.top(mark.cells[0]);
    const int x = mark.rule == "sums" ? 10 : 8;
    const Letters at_start{ink, 13, false, Align::start};
    const Letters at_end{ink, 13, false, Align::end};
    if (taken.insert({left, top}).second) {
      drawing_.text(at_start, {left + x, top + 17}, mark.text);
    } else if (taken.insert({left + 1, top}).second) {
      drawing_.text(at_end, {left + cell_side - x, top + 17}, mark.text);
    } else {
      drawing_.text(at_start, {left + x, top + cell_side - 8}, mark.text);
    }
  }

  const std::vector<Mark>& marks_;
  BoardCanvas& canvas_;
  Drawing& drawing_;
};

}  // namespace

const std::vector<Mark>& marks_of(const Picture& picture) {
  static const std::vector<Mark> none;
  return picture.board == nullptr ? none : picture.board->constraints().marks;
}

bool any_mark(const std::vector<Mark>& marks, Mark::Kind kind) {
  return std::ranges::any_of(
      marks, [&](const Mark& mark) { return mark.kind == kind && !mark.cells.empty(); });
}

void draw_ground_marks(const std::vector<Mark>& marks, BoardCanvas& canvas) {
  Marks(marks, canvas).draw_ground();
}

void draw_line_marks(const std::vector<Mark>& marks, BoardCanvas& canvas) {
  Marks(marks, canvas).draw_lines();
}

}  // namespace sudoku_sat::format
