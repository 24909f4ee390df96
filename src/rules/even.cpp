// Cells with even values.
#include "cell_values.hpp"
#include "registry.hpp"

namespace sudoku_sat {

namespace {

bool is_even(int value) { return value % 2 == 0; }

void apply(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  apply_condition("even", is_even, Mark::Kind::square, geometry, use, out);
}

std::vector<std::string> propose(const Geometry& geometry, const Grid& solution, Random& random) {
  return propose_condition(is_even, geometry, solution, random);
}

}  // namespace

const Rule rule_entries::even{
    .name = "even",
    .summary = "some cells hold even values",
    .source = "Even-Odd Sudoku",
    .data = Rule::Data::required,
    .example = "r1c1 r2c2 r3c3-r3c5",
    .apply = apply,
    .propose = propose,
};

}  // namespace sudoku_sat
