// Each 2x2 square holds values of all three classes: low, middle and high ones (global entropy), or
// the rests of a division by 3 (global modular).
#include "rules/figures/board_rule.hpp"
#include "rules/parts/entry.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

namespace {

void apply_entropy(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  if (geometry.size() % 3 != 0) {
    reject_rule(use,
                "it needs a number of values that 3 divides: as many low, middle and high ones");
  }
  apply_to_board(
      "for each b in blocks(2, 2): distinct(list(x in b: (x - min(values)) * 3 / N)) = 3", geometry,
      use, out);
}

void apply_modular(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  if (geometry.size() < 3) reject_rule(use, "it needs three values at least");
  apply_to_board("for each b in blocks(2, 2): distinct(list(x in b: x mod 3)) = 3", geometry, use,
                 out);
}

}  // namespace

const Rule rule_entries::global_entropy{
    .name = "global-entropy",
    .summary = "each 2x2 square holds a low, a middle and a high value, a third of all values each",
    .source = "Global Entropy Sudoku",
    .apply = apply_entropy,
};

const Rule rule_entries::global_modular{
    .name = "global-modular",
    .summary = "each 2x2 square holds values of all three rests when divided by 3",
    .source = "Global Mod 3 Sudoku",
    .apply = apply_modular,
};

}  // namespace sudoku_sat
