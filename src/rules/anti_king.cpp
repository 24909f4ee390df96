// Cells that touch, at a corner too, hold different values. Side by side they do anyway, except
// where two grids of a board meet.
#include "neighbours.hpp"
#include "registry.hpp"

namespace sudoku_sat {

namespace {

void apply(const Geometry& geometry, const RuleUse&, Constraints& out) {
  add_distinct_pairs(geometry, king_steps, false, "anti-king", out);
}

}  // namespace

const Rule rule_entries::anti_king{
    .name = "anti-king",
    .summary = "no value twice a king's move apart: cells that touch at a corner differ",
    .source = "No Touch Sudoku; Miracle Sudoku (Mitchell Lee, 2020)",
    .apply = apply,
};

}  // namespace sudoku_sat
