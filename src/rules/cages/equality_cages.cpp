// Equality cages: no value twice, as many odd as even ones, as many in the lower as in the upper
// half. With an odd number of values the middle one is in neither half, and so in no such cage.
#include <fmt/format.h>

#include "rules/figures/draw.hpp"
#include "rules/figures/figure_rule.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

namespace {

std::string odd_number_of_cells(const Geometry&, const Figure& figure) {
  if (figure.cells.size() % 2 == 0) return {};
  return fmt::format("{} cells can't be as many odd as even ones", figure.cells.size());
}

constexpr FigureRule equality_cage{
    .noun = "equality cage",
    .shape = Shape::cage,
    .wrong = odd_number_of_cells,
    .meaning =
        "let middle = min(values) + max(values)\n"
        "count(x in line: x mod 2 = 0) = count(x in line: x mod 2 = 1)\n"
        "count(x in line: 2 * x < middle) = count(x in line: 2 * x > middle)",
    .draw = draw_cage,
    .shortest = 2,
    .longest = 6,
    .straight = true,
    .figures = 10,
};

}  // namespace

const Rule rule_entries::equality_cages{
    .name = "equality-cages",
    .summary = "no value twice in a cage, as many odd as even ones, as many low as high ones",
    .source = "Equality Cage Sudoku",
    .data = Rule::Data::required,
    .example = "r1c1 r1c2 r2c1 r2c2; r5c5 r5c6",
    .apply = apply_figures<equality_cage>,
    .propose = propose_figures<equality_cage>,
};

}  // namespace sudoku_sat
