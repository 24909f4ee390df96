// Neighbouring cells don't hold consecutive values: cells side by side or one above the other, or
// cells that touch at a corner.
#include <functional>

#include "rules/parts/neighbours.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

namespace {

void apply_to_sides(const Geometry& geometry, const RuleUse&, Constraints& out) {
  const Relation relation = make_relation(geometry, std::not_fn(consecutive));
  add_related_pairs(geometry, orthogonal_steps, relation, "non-consecutive", out);
}

void apply_to_corners(const Geometry& geometry, const RuleUse&, Constraints& out) {
  const Relation relation = make_relation(geometry, std::not_fn(consecutive));
  add_related_pairs(geometry, diagonal_steps, relation, "anti-consecutive-diagonal", out);
}

}  // namespace

const Rule rule_entries::non_consecutive{
    .name = "non-consecutive",
    .summary = "no consecutive values in cells side by side or one above the other",
    .source = "Non-consecutive Sudoku; Miracle Sudoku (Mitchell Lee, 2020)",
    .apply = apply_to_sides,
};

const Rule rule_entries::anti_consecutive_diagonal{
    .name = "anti-consecutive-diagonal",
    .summary = "no consecutive values in cells that touch at a corner",
    .source = "Non-consecutive Sudoku, turned to the diagonals",
    .apply = apply_to_corners,
};

}  // namespace sudoku_sat
