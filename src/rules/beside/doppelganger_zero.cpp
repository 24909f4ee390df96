// Digits from 0 on, one more than a row has cells: each row, column and box holds 0 and misses
// another digit, rows miss different digits, so do columns and boxes, and where 0 stands its row,
// column and box miss three different ones. The rule makes the board, so that no `values` is
// needed. What a line misses is a variable, so that the line and it are all digits, each once.
#include "rules/language/compile.hpp"
#include "rules/parts/digits_from_zero.hpp"
#include "rules/parts/entry.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

namespace {

constexpr language::Written doppelganger_lines[] = {
    {"var row_misses of rows in 1..N - 1"},
    {"var column_misses of columns in 1..N - 1"},
    {"var box_misses of boxes in 1..N - 1"},
    {"for each i in 1..N - 1: all_different(join(row(i), [row_misses[i]]))",
     "each row misses one digit, and not 0"},
    {"for each i in 1..N - 1: all_different(join(column(i), [column_misses[i]]))",
     "each column misses one digit, and not 0"},
    {"for each i in 1..N - 1: all_different(join(box(i), [box_misses[i]]))",
     "each box misses one digit, and not 0"},
    {"all_different(row_misses)", "rows miss different digits"},
    {"all_different(column_misses)", "columns miss different digits"},
    {"all_different(box_misses)", "boxes miss different digits"},
    {"for each i in 1..N - 1: for each x in box(i): if x = 0 then all_different("
     "row_misses[row_number(x)], column_misses[column_number(x)], box_misses[i])",
     "at a 0 row, column and box miss different digits"},
};

Geometry shape_doppelganger(const Geometry& plain, const RuleUse& use) {
  return with_digits_from_zero(plain, use, 0);
}

void apply_doppelganger(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  require_boxes_or_regions(geometry, use);
  language::add_written(geometry, use, doppelganger_lines, out);
}

}  // namespace

const Rule rule_entries::doppelganger_zero{
    .name = "doppelganger-zero",
    .summary =
        "from 0: each row, column, box has 0 and misses a digit; two of a kind, or meeting at a 0, "
        "miss others",
    .source = "Interactive Sudoku Solver (Doppelganger)",
    .data = Rule::Data::optional,
    .stated = true,
    .example = "row_misses[1] = 9",
    .apply = apply_doppelganger,
    .shape = shape_doppelganger,
};

}  // namespace sudoku_sat
