// Square cells, boxes set apart by thick lines and shading, givens bold and black, values found
// dark blue, cells in trouble on red. Marks of rules (marks.cpp) take the place of the shading. The
// tints of steps are translucent. Numbers are decimal at every size. Whole numbers only: the same
// bytes everywhere. Baselines are placed by hand because few programs know `dominant-baseline`.
#include "board_drawing.hpp"

#include "formats/text/value_text.hpp"

namespace sudoku_sat::format {

namespace {

constexpr int margin = 12;

/// The letters' size by the number of digits that must fit a cell.
constexpr std::array font_sizes{36, 36, 32, 24, 18};

struct TintLook {
  Tint tint;
  ShapeStyle look;
};
constexpr TintLook tint_looks[] = {
    {Tint::reach, {.fill = Ink::reach, .opacity = 14}},
    {Tint::area, {.fill = Ink::area, .opacity = 34}},
    {Tint::fact, {.fill = Ink::fact, .opacity = 50}},
    {Tint::excluded, {.fill = Ink::excluded_cell, .opacity = 28}},
    {Tint::concluded, {.fill = Ink::concluded_cell, .opacity = 42}},
};

/// Calls draw(from, to) for the longest runs of 0..count-1 that are `in`.
template <class Predicate, class Draw>
void draw_runs(int count, Predicate in, Draw draw) {
  for (int from = 0; from < count; ++from) {
    if (!in(from)) continue;
    int to = from + 1;
    while (to < count && in(to)) ++to;
    draw(from, to);
    from = to;
  }
}

}  // namespace

BoardDrawing::BoardDrawing(const Picture& picture, Drawing& drawing)
    : picture_(picture),
      geometry_(picture.geometry),
      cells_(picture),
      regions_(picture),
      unused_(unused_cells(picture)),
      marks_(marks_of(picture)),
      cages_(any_mark(marks_, Mark::Kind::outline)),
      drawing_(drawing),
      canvas_(picture.geometry, drawing) {}

int BoardDrawing::edge() const {
  return margin + OutsideClues(marks_, geometry_).rings() * cell_side;
}

Sides BoardDrawing::edges() const {
  const auto rings = OutsideClues(marks_, geometry_).rings_by_side(geometry_);
  return {margin + rings.above * cell_side, margin + rings.below * cell_side,
          margin + rings.left * cell_side, margin + rings.right * cell_side};
}

void BoardDrawing::draw_ground() {
  // Shading would make two colours of each tint.
  const std::vector<bool> shaded = shaded_by_variables(picture_);
  if (marks_.empty() && regions_.boxes() && picture_.tints.empty() && shaded.empty()) shade_boxes();
  if (!shaded.empty()) {
    fill_cells({.fill = Ink::shaded}, [&](Cell cell) { return shaded[cell]; });
  }
  draw_ground_marks(marks_, canvas_);
}

void BoardDrawing::shade_boxes() {
  const int width = geometry_.box_columns() * cell_side;
  const int height = geometry_.box_rows() * cell_side;
  for (int row = 0; row < geometry_.boxes() / geometry_.boxes_across(); ++row) {
    for (int column = 0; column < geometry_.boxes_across(); ++column) {
      if (!shaded_box(row, column)) continue;
      drawing_.path({.fill = Ink::box});
      drawing_.rectangle(column * width, row * height, width, height);
    }
  }
}

void BoardDrawing::draw_tints() {
  fill_cells({.fill = Ink::blamed}, [this](Cell cell) { return cells_.blamed(cell); });
  fill_cells({.fill = Ink::trouble}, [this](Cell cell) { return cells_.marked(cell); });
  for (const TintLook& tint : tint_looks) {
    fill_cells(tint.look, [&](Cell cell) { return cells_.tint(cell) == tint.tint; });
  }
}

/// Draws nothing if no cell is `in`.
template <typename Predicate>
void BoardDrawing::fill_cells(const ShapeStyle& look, Predicate in) {
  for (Cell cell = 0; cell < geometry_.grid_cells(); ++cell) {
    if (!in(cell)) continue;
    drawing_.path(look);
    canvas_.cell(cell);
  }
}

void BoardDrawing::draw_lines() {
  drawing_.path({.stroke = Ink::thin_line, .width = 2});
  draw_borders(Border::thin);
  // Large boards are looked at from further away: their boxes must still stand out.
  const int thick = std::min(4 + std::max(geometry_.height(), geometry_.width()) / 20, 8);
  const bool plain = geometry_.single() && regions_.boxes();
  drawing_.path({.stroke = Ink::frame, .width = thick, .ends = plain ? Ends::plain : Ends::square});
  draw_borders(Border::thick);
  // The frame is one shape, so that its corners are whole.
  if (geometry_.single()) drawing_.rectangle(0, 0, canvas_.width(), canvas_.height());
  draw_line_marks(marks_, canvas_);
  draw_sign_marks(marks_, canvas_);
  draw_group_letters(marks_, canvas_);
  draw_clashes();
}

/// What lies between two places.
BoardDrawing::Border BoardDrawing::border(int region, int other) {
  if (region != other) return Border::thick;
  return region == RegionMap::nowhere ? Border::none : Border::thin;
}

void BoardDrawing::draw_borders(Border wanted) {
  const int first = geometry_.single() ? 1 : 0;
  const int end = std::max(geometry_.width(), geometry_.height()) + (geometry_.single() ? 0 : 1);
  for (int i = first; i < end; ++i) {
    draw_runs(
        geometry_.height(),
        [&](int row) { return border(regions_.at(row, i), regions_.at(row, i - 1)) == wanted; },
        [&](int from, int to) {
          drawing_.move(i * cell_side, from * cell_side);
          drawing_.down((to - from) * cell_side);
        });
    draw_runs(
        geometry_.width(),
        [&](int column) {
          return border(regions_.at(i, column), regions_.at(i - 1, column)) == wanted;
        },
        [&](int from, int to) {
          drawing_.move(from * cell_side, i * cell_side);
          drawing_.across((to - from) * cell_side);
        });
  }
}

/// Lines between cells whose values clash, from the edge of one value to that of the other.
void BoardDrawing::draw_clashes() {
  constexpr int beside_value = 22;
  for (const auto& [first, second] : picture_.clashes) {
    const DrawnPoint from = canvas_.middle(first);
    const DrawnPoint to = canvas_.middle(second);
    drawing_.path(strokes(Ink::wrong, 3));
    const DrawnPoint begin = towards(from, to, beside_value);
    const DrawnPoint end = towards(to, from, beside_value);
    drawing_.move(begin.x, begin.y);
    drawing_.line_to(end.x, end.y);
  }
}

void BoardDrawing::draw_values() {
  const auto concluded = [this](Cell cell) { return cells_.tint(cell) == Tint::concluded; };
  write_group(Ink::given, true, [this](Cell cell) { return cells_.given(cell); });
  write_group(Ink::found, false, [&](Cell cell) { return cells_.found(cell) && !concluded(cell); });
  write_group(Ink::concluded, true,
              [&](Cell cell) { return cells_.found(cell) && concluded(cell); });
  write_group(Ink::plain, false,
              [this](Cell cell) { return !cells_.given(cell) && !cells_.found(cell); });
  draw_pencil_marks(picture_, marks_, cages_, !mark_groups(marks_).empty(), canvas_);
}

/// The values of the cells that are `in` the group. Digits are 72 % of the letters' size high.
/// Cages have their sums in the upper corner.
template <typename Predicate>
void BoardDrawing::write_group(Ink ink, bool bold, Predicate in) {
  const Letters letters{ink, font_size(), bold};
  for (Cell cell = 0; cell < geometry_.grid_cells(); ++cell) {
    if (!written(cell) || !in(cell)) continue;
    const DrawnPoint middle = canvas_.middle(cell);
    const int baseline = middle.y + font_size() * 36 / 100 + (cages_ ? 5 : 0);
    drawing_.text(letters, {middle.x, baseline}, value_text(cell));
  }
}

bool BoardDrawing::written(Cell cell) const {
  return cells_.value(cell) != 0 && (unused_.empty() || !unused_[cell]);
}

/// "5"; "3/7" of a cell that holds two digits, where a solution tells them.
std::string BoardDrawing::value_text(Cell cell) const {
  const Value value = cells_.value(cell);
  std::string text;
  for_each_mark(marks_, Mark::Kind::digits, [&](const Mark& mark) {
    if (mark.cells[0] != cell || mark.values[0] != value) return;
    for (const Cell digit : std::span(mark.cells).subspan(1)) {
      if (digit >= picture_.grid.size() || picture_.grid[digit] == 0) return;
      text += (text.empty() ? "" : "/") +
              std::to_string(geometry_.number_in(digit, picture_.grid[digit]));
    }
  });
  return text.empty() ? std::to_string(geometry_.number(value)) : text;
}

int BoardDrawing::font_size() const { return font_sizes[digits_of(geometry_.size())]; }

}  // namespace sudoku_sat::format
