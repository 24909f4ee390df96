// A board of which nothing is known: rows, columns and boxes may have a value twice. What holds,
// the other rules say, for grids of puzzles that are no Sudoku.
#include "rules/registry.hpp"

namespace sudoku_sat {

namespace {

void apply_free_grid(const Geometry&, const RuleUse&, Constraints&) {}

}  // namespace

const Rule rule_entries::free_grid{
    .name = "free-grid",
    .summary = "no rows, columns and boxes: values may come twice wherever no other rule says more",
    .source = "Interactive Sudoku Solver, raw grids",
    .replaces = {&rule_entries::rows, &rule_entries::columns, &rule_entries::boxes},
    .apply = apply_free_grid,
};

}  // namespace sudoku_sat
