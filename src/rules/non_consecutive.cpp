// Cells side by side or one above the other don't hold consecutive values.
#include <functional>

#include "neighbours.hpp"
#include "registry.hpp"

namespace sudoku_sat {

namespace {

void apply(const Geometry& geometry, const RuleUse&, Constraints& out) {
  const Relation relation = make_relation(geometry, std::not_fn(consecutive));
  add_related_pairs(geometry, orthogonal_steps, relation, "non-consecutive", out);
}

}  // namespace

const Rule rule_entries::non_consecutive{
    .name = "non-consecutive",
    .summary = "no consecutive values in cells side by side or one above the other",
    .source = "Non-consecutive Sudoku; Miracle Sudoku (Mitchell Lee, 2020)",
    .apply = apply,
};

}  // namespace sudoku_sat
