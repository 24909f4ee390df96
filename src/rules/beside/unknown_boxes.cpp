// Boxes at unknown places in a larger grid. They don't overlap, each has each digit once, and no
// row or column has a digit twice; cells outside all boxes hold 0. The rule makes the board and
// replaces rows, columns and boxes.
//
// The variables are the boxes' first cells. They are functions of the grid: the first cell in
// reading order that isn't 0 begins a box, and so on without that box's cells. The board has more
// values than a row has cells, so that rules of lines with each value once refuse it.
//
// A Schroedinger cell shows the two digits that its row lacks. No statement draws that.
#include <fmt/format.h>

#include "base/joined.hpp"
#include "rules/language/compile.hpp"
#include "rules/parts/entry.hpp"
#include "rules/parts/neighbours.hpp"
#include "rules/written/by_hand.hpp"

namespace sudoku_sat::rule {

namespace {

struct UnknownBoxes {
  int count;
  int rows;
  int columns;

  int digits() const { return rows * columns; }
};

/// "9 of 3x3"
UnknownBoxes read_boxes(const Geometry& geometry, const RuleUse& use) {
  if (!geometry.single()) reject_rule(use, "it needs a board of one grid");
  EntryReader reader(use.entries[0], geometry);
  UnknownBoxes boxes{};
  boxes.count = reader.number(1, static_cast<int>(geometry.grid_cells()));
  if (reader.word() != "of") reader.fail("how large boxes are is missing, as in \"9 of 3x3\"");
  boxes.rows = reader.number(1, geometry.height());
  reader.expect('x', "9 of 3x3");
  boxes.columns = reader.number(1, geometry.width());
  reader.expect_end();
  const std::int64_t cells = std::int64_t{boxes.count} * boxes.digits();
  if (cells <= static_cast<std::int64_t>(geometry.grid_cells())) return boxes;
  throw InputError(use.entries[0].position,
                   fmt::format("{} boxes have {} cells: more than the board, which has {}",
                               boxes.count, cells, geometry.grid_cells()));
}

Geometry shape_deconstruction(const Geometry& plain, const RuleUse& use) {
  const UnknownBoxes boxes = read_boxes(plain, use);
  const int length = std::max(plain.grid_rows(), plain.grid_columns());
  if (plain.least() != 1 || plain.most() != length) {
    reject_rule(use, "it has its own values, so 'values' can't be combined with it");
  }
  const int most = std::max(boxes.digits(), length);
  if (most > largest_from_zero) {
    reject_rule(use, fmt::format("digits or rows up to {}: at most {} are possible", most,
                                 largest_from_zero));
  }
  return plain.with_values(0, most);
}

/// "[corner(r1c1), corner(r1c2)]": the places where a box with this cell could begin.
std::string corners_around(const Geometry& geometry, const UnknownBoxes& boxes, Cell cell) {
  std::vector<std::string> corners;
  for (int row = geometry.row(cell) - boxes.rows + 1; row <= geometry.row(cell); ++row) {
    for (int column = geometry.column(cell) - boxes.columns + 1; column <= geometry.column(cell);
         ++column) {
      const bool inside = row >= 0 && column >= 0 && row + boxes.rows <= geometry.height() &&
                          column + boxes.columns <= geometry.width();
      if (inside) corners.push_back(fmt::format("corner({})", place_name({row, column})));
    }
  }
  return fmt::format("[{}]", base::joined(corners, ", "));
}

std::vector<language::Written> lines_of(const Geometry& geometry, const UnknownBoxes& boxes) {
  std::vector<language::Written> lines;
  const auto add = [&](std::string label, std::string text) {
    lines.push_back({std::move(text), std::move(label)});
  };
  add("", "var corner of cells");
  add("boxes lie on the board",
      fmt::format("for each x in cells where row_number(x) > {} or column_number(x) > {}: "
                  "not corner(x)",
                  geometry.height() - boxes.rows + 1, geometry.width() - boxes.columns + 1));
  add(fmt::format("there are {} boxes", boxes.count),
      fmt::format("exactly {} of corner", boxes.count));
  for (Cell cell = 0; cell < geometry.grid_cells(); ++cell) {
    const std::string corners = corners_around(geometry, boxes, cell);
    add("no two boxes overlap", fmt::format("at most 1 of {}", corners));
    add("cells in no box hold 0", fmt::format("{} != 0 iff any({})", geometry.name(cell), corners));
  }
  add("each box has each digit once",
      fmt::format("for each b in blocks({}, {}): if corner(b[1]) then for each digit in 1..{}: "
                  "exactly 1 of list(x in b: x = digit)",
                  boxes.rows, boxes.columns, boxes.digits()));
  add("no digit twice in a row or column",
      "for each line in join(rows, columns): for each (a, b) in pairs(line): a = 0 or a != b");
  add("digits of boxes", fmt::format("for each x in cells: x <= {}", boxes.digits()));
  return lines;
}

/// Boxes are outlined once it is known where they begin.
void add_marks(const Geometry& geometry, const UnknownBoxes& boxes, Constraints& out) {
  constexpr Value zero = 1;
  constexpr Value holds = 2;
  for (const Variable& variable : out.variables) {
    if (variable.group != "corner") continue;
    const int row = geometry.row(*variable.of);
    const int column = geometry.column(*variable.of);
    if (row + boxes.rows > geometry.height() || column + boxes.columns > geometry.width()) continue;
    Mark box{Mark::Kind::region, {variable.cells[0]}, {}, {holds}};
    const auto cells = rectangle(geometry, {row, column}, boxes.rows, boxes.columns);
    box.cells.insert(box.cells.end(), cells.begin(), cells.end());
    out.marks.push_back(std::move(box));
  }
  Mark unused{Mark::Kind::unused, {}, {}, {zero}};
  for (Cell cell = 0; cell < geometry.grid_cells(); ++cell) unused.cells.push_back(cell);
  out.marks.push_back(std::move(unused));
}

void apply_deconstruction(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  const UnknownBoxes boxes = read_boxes(geometry, use);
  RuleUse further{use.rule, {use.entries.begin() + 1, use.entries.end()}, use.position};
  language::add_written(geometry, further, lines_of(geometry, boxes), out);
  add_marks(geometry, boxes, out);
}

/// The cells of a variable of the rows, as it is called here.
std::vector<Cell> cells_of_rows(std::string_view name, const Constraints& made) {
  std::vector<Cell> cells;
  for (const Variable& variable : made.variables) {
    if (variable.group == name) cells.push_back(variable.cells[0]);
  }
  return cells;
}

void mark_digits(const Geometry& geometry, Constraints& out) {
  const std::vector<Cell> low = cells_of_rows("low", out);
  const std::vector<Cell> high = cells_of_rows("high", out);
  const auto two = static_cast<Value>(geometry.size());
  for (Cell cell = 0; cell < geometry.grid_cells(); ++cell) {
    const auto row = static_cast<std::size_t>(geometry.row(cell));
    out.marks.push_back({Mark::Kind::digits, {cell, low[row], high[row]}, {}, {two}});
  }
}

}  // namespace

const ByHand by_hand::deconstruction{.apply = apply_deconstruction, .shape = shape_deconstruction};
const ByHand by_hand::schrodinger_digits{.mark = mark_digits};

}  // namespace sudoku_sat::rule
