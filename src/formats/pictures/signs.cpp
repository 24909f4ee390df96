// Marks between the cells and beside the board. Where several stand at one place they are shifted
// along the line between the cells.

#include "marks.hpp"
#include "words.hpp"

namespace sudoku_sat::format {

namespace {

using Kind = Mark::Kind;

constexpr int shift = 19;  ///< of the second sign at a place

/// The direction of an inequality sign's tip, towards the smaller value; {0, 0} for other texts.
DrawnPoint tip_of(const Mark& mark) {
  if (mark.text == "<") return {-1, 0};
  if (mark.text == ">") return {1, 0};
  if (mark.text == "^") return {0, -1};
  return {0, mark.text == "v" ? 1 : 0};
}

bool is_inequality(const Mark& mark) {
  return mark.kind == Kind::text && tip_of(mark) != DrawnPoint{0, 0};
}

class Signs {
 public:
  Signs(const std::vector<Mark>& marks, BoardCanvas& canvas)
      : marks_(marks), canvas_(canvas), drawing_(canvas.drawing()) {}

  void draw() {
    for_each_mark(marks_, Kind::white_dot, [&](const Mark& mark) { dot(mark, Ink::white_dot); });
    for_each_mark(marks_, Kind::black_dot, [&](const Mark& mark) { dot(mark, Ink::black_dot); });
    inequalities();
    for_each_mark(marks_, Kind::text, [&](const Mark& mark) {
      if (!is_inequality(mark)) label(mark);
    });
    outside();
  }

 private:
  /// The middle of a mark's cells, or beside it where signs stand already.
  DrawnPoint free_place(const Mark& mark) {
    const DrawnPoint middle = canvas_.center(mark.cells);
    const int before = seen_[middle]++;
    if (before == 0) return middle;
    const int distance = (before + 1) / 2 * (before % 2 == 1 ? shift : -shift);
    const bool side_by_side =
        mark.cells.size() == 2 && canvas_.top(mark.cells[0]) == canvas_.top(mark.cells[1]);
    return side_by_side ? DrawnPoint{middle.x, middle.y + distance}
                        : DrawnPoint{middle.x + distance, middle.y};
  }

  /// A number in it makes it larger.
  void dot(const Mark& mark, Ink ink) {
    const DrawnPoint middle = free_place(mark);
    const int radius = mark.text.empty() ? 8 : 10;
    drawing_.circle({.fill = ink, .stroke = Ink::frame, .width = 2}, middle, radius);
    if (mark.text.empty()) return;
    const Ink letters = ink == Ink::white_dot ? Ink::black_dot : Ink::white_dot;
    const int size = mark.text.size() > 1 ? 11 : 14;
    drawing_.text({letters, size}, {middle.x, middle.y + size * 36 / 100}, mark.text);
  }

  /// They are drawn as shapes: the characters are small and lie too high. Paper below them opens
  /// the line between the cells.
  void inequalities() {
    std::vector<std::pair<DrawnPoint, DrawnPoint>> places;
    for_each_mark(marks_, Kind::text, [&](const Mark& mark) {
      if (is_inequality(mark)) places.emplace_back(free_place(mark), tip_of(mark));
    });
    if (places.empty()) return;
    for (const auto& [ink, width] : {std::pair{Ink::paper, 8}, std::pair{Ink::sign, 3}}) {
      drawing_.path(strokes(ink, width));
      for (const auto& [middle, tip] : places) append_angle(middle, tip);
    }
  }

  void append_angle(DrawnPoint middle, DrawnPoint tip) {
    const DrawnPoint point{middle.x + 5 * tip.x, middle.y + 5 * tip.y};
    canvas_.arrow_head({point.x - 10 * tip.x, point.y - 10 * tip.y}, point, 12);
  }

  /// On paper; with a frame where four cells meet, because there it may be several values.
  void label(const Mark& mark) {
    const bool framed = mark.cells.size() > 2;
    const int width = 10 + 9 * static_cast<int>(mark.text.size());
    const DrawnPoint middle = free_place(mark);
    const ShapeStyle look = framed
                                ? ShapeStyle{.fill = Ink::paper, .stroke = Ink::arrow, .width = 2}
                                : ShapeStyle{.fill = Ink::paper};
    drawing_.box(look, {middle.x - width / 2, middle.y - 11}, width, 22, 11);
    drawing_.text({Ink::words, framed ? 15 : 18}, {middle.x, middle.y + (framed ? 5 : 6)},
                  mark.text);
  }

  void outside() {
    const OutsideClues clues(marks_, canvas_.geometry());
    for (const OutsideClues::Clue& clue : clues.clues()) {
      const std::string& text = clue.mark->text;
      const int size = clue.aslant() ? size_within(cell_side / 2 - 2, 18, text)
                                     : size_within(cell_side - 8, 24, text);
      const DrawnPoint middle = middle_of(clue);
      drawing_.text({Ink::words, size}, {middle.x, middle.y + size * 36 / 100}, text);
    }
    for (const OutsideClues::Clue& clue : clues.clues()) {
      if (clue.aslant()) append_arrow(clue);
    }
  }

  /// Of letters that take no more than this width.
  static int size_within(int width, int largest, std::string_view text) {
    return std::min(largest, static_cast<int>(width / text_width(text, 1, false)));
  }

  static DrawnPoint middle_of_place(const OutsideClues::Clue& clue) {
    return {clue.place.x * cell_side + cell_side / 2, clue.place.y * cell_side + cell_side / 2};
  }

  /// Those of diagonals stand where their arrows lead, so that two of them fit one place, a quarter
  /// of it from its middle: as far from each other as from those of the next places.
  DrawnPoint middle_of(const OutsideClues::Clue& clue) const {
    constexpr int quarter = cell_side / 4;
    DrawnPoint middle = middle_of_place(clue);
    if (!clue.aslant()) return middle;
    const bool above = clue.place.y < 0 || clue.place.y >= canvas_.geometry().height();
    const bool beside = clue.place.x < 0 || clue.place.x >= canvas_.geometry().width();
    if (above) middle = {middle.x - quarter * clue.away.x, middle.y + 7 * clue.away.y};
    if (beside && !above) middle = {middle.x + 7 * clue.away.x, middle.y - quarter * clue.away.y};
    return middle;
  }

  /// Diagonals need an arrow that says which one is meant.
  void append_arrow(const OutsideClues::Clue& clue) {
    const DrawnPoint middle = middle_of_place(clue);
    const auto at = [&](int distance) {
      return DrawnPoint{middle.x - distance * clue.away.x, middle.y - distance * clue.away.y};
    };
    drawing_.path(strokes(Ink::arrow, 2));
    drawing_.move(at(15).x, at(15).y);
    drawing_.line_to(at(27).x, at(27).y);
    canvas_.arrow_head(at(15), at(27), 8);
  }

  const std::vector<Mark>& marks_;
  BoardCanvas& canvas_;
  Drawing& drawing_;
  std::map<DrawnPoint, int> seen_;  ///< how many signs each place has
};

}  // namespace

void draw_sign_marks(const std::vector<Mark>& marks, BoardCanvas& canvas) {
  Signs(marks, canvas).draw();
}

}  // namespace sudoku_sat::format
