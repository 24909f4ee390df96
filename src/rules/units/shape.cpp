// A board of other numbers of rows and columns: the larger one is the number of values, and the
// shorter lines miss some. `size: 8x6` in a puzzle file is the same.
#include "rules/parts/entry.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

using namespace rule;

namespace {

Geometry shape_board(const Geometry& plain, const RuleUse& use) {
  if (use.entries.size() != 1) reject_rule(use, "rows x columns are needed once, as in \"8x6\"");
  EntryReader reader(use.entries[0], plain);
  const int rows = reader.number(1, max_size);
  reader.expect('x', "8x6");
  const int columns = reader.number(1, max_size);
  reader.expect_end();
  return plain.with_shape(rows, columns);
}

void apply_shape(const Geometry&, const RuleUse&, Constraints&) {}

}  // namespace

const Rule rule_entries::shape{
    .name = "shape",
    .summary = "the board's rows x columns, which differ",
    .source = "Interactive Sudoku Solver",
    .data = Rule::Data::required,
    .example = "8x6",
    .apply = apply_shape,
    .shape = shape_board,
};

}  // namespace sudoku_sat
