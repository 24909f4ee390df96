// Dots between neighbours: the values on both sides of a white dot are consecutive, of those of a
// black dot one is twice the other.
#include "rules/parts/neighbour_signs.hpp"
#include "rules/parts/neighbours.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

namespace {

bool doubled(int first, int second) { return first == 2 * second || second == 2 * first; }

constexpr NeighbourSign kropki_dots[] = {
    {"white", "white dot", consecutive, Mark::Kind::white_dot},
    {"black", "black dot", doubled, Mark::Kind::black_dot},
};

void apply_kropki(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  apply_signs(kropki_dots, "no dot", geometry, use, out);
}

std::vector<std::string> propose_kropki(const Geometry& geometry, const Grid& solution,
                                        Random& random) {
  return propose_signs(kropki_dots, geometry, solution, random);
}

}  // namespace

const Rule rule_entries::kropki{
    .name = "kropki",
    .summary = "white dots between consecutive values, black ones between a value and its double",
    .source = "Kropki Sudoku (Poland)",
    .data = Rule::Data::required,
    .example = "white: r1c1-r1c2 r4c4-r5c4; black: r9c8-r9c9; all given",
    .apply = apply_kropki,
    .propose = propose_kropki,
};

}  // namespace sudoku_sat
