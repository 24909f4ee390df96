// Cells with odd values.
#include "cell_values.hpp"
#include "registry.hpp"

namespace sudoku_sat {

namespace {

bool is_odd(int value) { return value % 2 == 1; }

void apply(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  apply_condition("odd", is_odd, Mark::Kind::circle, geometry, use, out);
}

std::vector<std::string> propose(const Geometry& geometry, const Grid& solution, Random& random) {
  return propose_condition(is_odd, geometry, solution, random);
}

}  // namespace

const Rule rule_entries::odd{
    .name = "odd",
    .summary = "some cells hold odd values",
    .source = "Even-Odd Sudoku",
    .data = Rule::Data::required,
    .example = "r1c1 r2c2 r3c3-r3c5",
    .apply = apply,
    .propose = propose,
};

}  // namespace sudoku_sat
