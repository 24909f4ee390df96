// Rules of all cells at a distance that their values tell: no value stands again so many steps away
// (self-taxicab); each middle value has the least above it or the largest below it (flatmates).
#include "rules/figures/board_rule.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

namespace {

void apply_taxicab(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  apply_to_board(
      "for each d in values: for each i in 0..d: for each (a, b) in apart(i, d - i): "
      "not (a = d and b = d)",
      geometry, use, out);
}

void apply_flatmates(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  apply_to_board(
      "let middle = (min(values) + max(values)) / 2\n"
      "let beside(x, y) = column_number(x) = column_number(y)\n"
      "let above(x) = list(y in around(x) where beside(x, y) and "
      "row_number(y) < row_number(x): y = min(values))\n"
      "let below(x) = list(y in around(x) where beside(x, y) and "
      "row_number(y) > row_number(x): y = max(values))\n"
      "for each x in cells: x = middle implies any(above(x), below(x))",
      geometry, use, out);
}

}  // namespace

const Rule rule_entries::self_taxicab{
    .name = "self-taxicab",
    .summary = "no value stands again as many steps away, along rows and columns, as it says",
    .source = "Anti-Taxicab Sudoku",
    .apply = apply_taxicab,
};

const Rule rule_entries::flatmates{
    .name = "flatmates",
    .summary =
        "each 5 (the middle value, the lower one of two) has a 1 above it or a 9 (the largest "
        "value) below it",
    .source = "Dutch Flat Mates Sudoku",
    .apply = apply_flatmates,
};

}  // namespace sudoku_sat
