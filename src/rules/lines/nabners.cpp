// Nabner lines, the opposite of renban: no two values on the line are equal or consecutive,
// wherever they stand on it.
#include "rules/figures/draw.hpp"
#include "rules/figures/figure_rule.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

namespace {

std::string too_long(const Geometry& geometry, const Figure& figure) {
  const int most = (geometry.size() + 1) / 2;
  if (figure.cells.size() <= static_cast<std::size_t>(most)) return {};
  return std::to_string(figure.cells.size()) + " cells: " + std::to_string(most) +
         " values without two consecutive ones are possible";
}

constexpr FigureRule nabner{
    .noun = "nabner",
    .label = "the nabner line",
    .wrong = too_long,
    .meaning = "for each (a, b) in pairs(line): abs(a - b) > 1",
    .draw = draw_thick_line,
    .longest = 5,
    .growing = true,
};

}  // namespace

const Rule rule_entries::nabners{
    .name = "nabners",
    .summary = "no two values on a line are equal or consecutive, wherever they stand on it",
    .source = "Nabner Line Sudoku",
    .data = Rule::Data::required,
    .example = "r1c1-r1c4; r3c3 r4c4 r5c4",
    .apply = apply_figures<nabner>,
    .propose = propose_figures<nabner>,
};

}  // namespace sudoku_sat
