// Cells a knight's move apart hold different values, or those a king's move apart, which touch at a
// side or a corner. Cells side by side differ anyway, except where two grids of a board meet.
#include "rules/parts/neighbours.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

namespace {

void apply_knight(const Geometry& geometry, const RuleUse&, Constraints& out) {
  add_distinct_pairs(geometry, knight_steps, false, "anti-knight", out);
}

void apply_king(const Geometry& geometry, const RuleUse&, Constraints& out) {
  add_distinct_pairs(geometry, king_steps, false, "anti-king", out);
}

}  // namespace

const Rule rule_entries::anti_knight{
    .name = "anti-knight",
    .summary = "no value twice a knight's move apart",
    .source = "Miracle Sudoku (Mitchell Lee, 2020)",
    .apply = apply_knight,
};

const Rule rule_entries::anti_king{
    .name = "anti-king",
    .summary = "no value twice a king's move apart: cells that touch at a corner differ",
    .source = "No Touch Sudoku; Miracle Sudoku (Mitchell Lee, 2020)",
    .apply = apply_king,
};

}  // namespace sudoku_sat
