// Cells with even values, cells with odd ones.
#include "rules/parts/cell_values.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

namespace {

bool is_even(int value) { return value % 2 == 0; }
bool is_odd(int value) { return value % 2 == 1; }

void apply_even(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  apply_condition("even", is_even, Mark::Kind::square, geometry, use, out);
}

void apply_odd(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  apply_condition("odd", is_odd, Mark::Kind::disc, geometry, use, out);
}

template <bool (*keeps)(int value)>
std::vector<std::string> propose_parity(const Geometry& geometry, const Grid& solution,
                                        Random& random) {
  return propose_condition(keeps, geometry, solution, random);
}

}  // namespace

const Rule rule_entries::even{
    .name = "even",
    .summary = "some cells hold even values",
    .source = "Even-Odd Sudoku",
    .data = Rule::Data::required,
    .example = "r1c1 r2c2 r3c3-r3c5",
    .apply = apply_even,
    .propose = propose_parity<is_even>,
};

const Rule rule_entries::odd{
    .name = "odd",
    .summary = "some cells hold odd values",
    .source = "Even-Odd Sudoku",
    .data = Rule::Data::required,
    .example = "r1c1 r2c2 r3c3-r3c5",
    .apply = apply_odd,
    .propose = propose_parity<is_odd>,
};

}  // namespace sudoku_sat
