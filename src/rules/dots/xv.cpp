// Letters between neighbours: the values on both sides of an X add up to 10, of a V to 5.
#include "rules/parts/neighbour_signs.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

namespace {

constexpr NeighbourSign letters[] = {
    {"x", "x", [](int first, int second) { return first + second == 10; }, Mark::Kind::text, "X"},
    {"v", "v", [](int first, int second) { return first + second == 5; }, Mark::Kind::text, "V"},
};

void apply_xv(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  apply_signs(letters, "no X or V", geometry, use, out);
}

std::vector<std::string> propose_xv(const Geometry& geometry, const Grid& solution,
                                    Random& random) {
  return propose_signs(letters, geometry, solution, random);
}

}  // namespace

const Rule rule_entries::xv{
    .name = "xv",
    .summary = "neighbours with an X between them have the sum 10, those with a V 5",
    .source = "XV Sudoku",
    .data = Rule::Data::required,
    .example = "x: r1c1-r1c2 r4c4-r5c4; v: r9c8-r9c9; all given",
    .apply = apply_xv,
    .propose = propose_xv,
};

}  // namespace sudoku_sat
