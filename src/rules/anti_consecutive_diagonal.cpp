// Cells that touch at a corner don't hold consecutive values.
#include <functional>

#include "neighbours.hpp"
#include "registry.hpp"

namespace sudoku_sat {

namespace {

void apply(const Geometry& geometry, const RuleUse&, Constraints& out) {
  const Relation relation = make_relation(geometry, std::not_fn(consecutive));
  add_related_pairs(geometry, diagonal_steps, relation, "anti-consecutive-diagonal", out);
}

}  // namespace

const Rule rule_entries::anti_consecutive_diagonal{
    .name = "anti-consecutive-diagonal",
    .summary = "no consecutive values in cells that touch at a corner",
    .source = "Non-consecutive Sudoku, turned to the diagonals",
    .apply = apply,
};

}  // namespace sudoku_sat
