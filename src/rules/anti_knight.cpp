// Cells a knight's move apart hold different values.
#include "neighbours.hpp"
#include "registry.hpp"

namespace sudoku_sat {

namespace {

void apply(const Geometry& geometry, const RuleUse&, Constraints& out) {
  add_distinct_pairs(geometry, knight_steps, false, "anti-knight", out);
}

}  // namespace

const Rule rule_entries::anti_knight{
    .name = "anti-knight",
    .summary = "no value twice a knight's move apart",
    .source = "Miracle Sudoku (Mitchell Lee, 2020)",
    .apply = apply,
};

}  // namespace sudoku_sat
