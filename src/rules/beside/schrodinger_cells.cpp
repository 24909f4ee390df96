// Digits from 0 on, one more than a row has cells: each row, column and box holds all of them,
// since one of its cells, a Schroedinger cell, holds two. Which ones they are is not known.
//
// A solution is a grid of one value for each cell. A cell of two digits has a value of its own, the
// one behind the digits (10 on a 9x9 board): the digits are those that its row misses, so the grid
// alone still tells the solution, and to count, to exclude or to compare solutions is what it is
// elsewhere. With one of its two digits in the cell, different solutions would have the same grid.
// Variables tell the two digits of each row, and those of each column and box: these are functions
// of the grid. With them a row, column or box is N cells of N values, each once, which is as strong
// as in an ordinary Sudoku and a quarter of the clauses that "each digit once" takes without them.
//
// What counts both digits is what a file says in terms of worth(x) and holds(x, digit), or by cage
// and arrow below: to other rules such a cell is the value 10.
#include "rules/language/compile.hpp"
#include "rules/parts/digits_from_zero.hpp"
#include "rules/parts/entry.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

namespace {

constexpr language::Written schrodinger_lines[] = {
    {"var low of rows in 0..N - 2"},
    {"var high of rows in 0..N - 2"},
    {"var column_low of columns in 0..N - 2"},
    {"var column_high of columns in 0..N - 2"},
    {"var box_low of boxes in 0..N - 2"},
    {"var box_high of boxes in 0..N - 2"},
    {"let two(x) = x = N - 1"},
    {"let holds(x, digit) = x = digit or (two(x) and (low[row_number(x)] = digit or "
     "high[row_number(x)] = digit))"},
    {"let worth(x) = if two(x) then low[row_number(x)] + high[row_number(x)] else x"},
    {"let cage(total, line) = sum(x in line: worth(x)) = total and (for each digit in 0..N - 2: "
     "at most 1 of list(x in line: holds(x, digit)))"},
    {"let arrow(circle, line) = worth(circle) = sum(x in line: worth(x))"},
    {"draw cage(total, line) = outline(line, total)"},
    {"draw arrow(circle, line) = arrow(circle, line)"},
    {"for each i in 1..N - 2: low[i] < high[i] and column_low[i] < column_high[i] and box_low[i] < "
     "box_high[i]",
     "the digits of a Schroedinger cell differ"},
    {"for each i in 1..N - 2: all_different(join(row(i), [low[i], high[i]]))",
     "one Schroedinger cell in each row, which holds what the row misses"},
    {"for each i in 1..N - 2: all_different(join(column(i), [column_low[i], column_high[i]]))",
     "one Schroedinger cell in each column, which holds what the column misses"},
    {"for each i in 1..N - 2: all_different(join(box(i), [box_low[i], box_high[i]]))",
     "one Schroedinger cell in each box, which holds what the box misses"},
    {"for each x in cells: if two(x) then low[row_number(x)] = column_low[column_number(x)] and "
     "high[row_number(x)] = column_high[column_number(x)]",
     "row and column miss the digits of their Schroedinger cell"},
    {"for each i in 1..N - 2: for each x in box(i): if two(x) then low[row_number(x)] = box_low[i] "
     "and high[row_number(x)] = box_high[i]",
     "row and box miss the digits of their Schroedinger cell"},
};

Geometry shape_schrodinger(const Geometry& plain, const RuleUse& use) {
  return with_digits_from_zero(plain, use, 1);
}

/// The cells of a variable of the rows, as it is called here.
std::vector<Cell> cells_of_rows(std::string_view name, const Constraints& made) {
  std::vector<Cell> cells;
  for (const Variable& variable : made.variables) {
    if (variable.group == name) cells.push_back(variable.cells[0]);
  }
  return cells;
}

void apply_schrodinger(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  if (geometry.boxes_off()) require_boxes_or_regions(geometry, use);
  language::add_written(geometry, use, schrodinger_lines, out);
  const std::vector<Cell> low = cells_of_rows("low", out);
  const std::vector<Cell> high = cells_of_rows("high", out);
  const auto two = static_cast<Value>(geometry.size());
  for (Cell cell = 0; cell < geometry.grid_cells(); ++cell) {
    const auto row = static_cast<std::size_t>(geometry.row(cell));
    out.marks.push_back({Mark::Kind::digits, {cell, low[row], high[row]}, {}, {two}});
  }
}

}  // namespace

const Rule rule_entries::schrodinger_cells{
    .name = "schrodinger-cells",
    .summary =
        "from 0: one cell a row, column and box holds the two digits they miss; both count in "
        "cages and on arrows",
    .source = "puzzles with Schroedinger cells",
    .data = Rule::Data::optional,
    .stated = true,
    .example = "cage(12, r1c1 r1c2); arrow(r5c5, r5c6 r5c7); two(r2c2); worth(r3c3) > 5",
    .apply = apply_schrodinger,
    .shape = shape_schrodinger,
};

}  // namespace sudoku_sat
