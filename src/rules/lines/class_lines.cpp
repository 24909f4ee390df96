// Lines on which each few neighbours hold one value of each class: low, middle and high ones
// (entropic), the remainders of a division (modular). Cells as far apart as there are classes then
// hold values of one class, which follows, and is said as well, since a pair is the stronger for
// it.
#include <fmt/format.h>

#include "rules/figures/draw.hpp"
#include "rules/figures/figure_rule.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

namespace {

std::string no_thirds(const Geometry& geometry, const Figure&) {
  if (geometry.size() % 3 == 0) return {};
  return fmt::format("{} values are not as many low, middle and high ones", geometry.size());
}

std::string too_short(const Geometry&, const Figure& figure) {
  const int classes = figure.number();
  if (figure.cells.size() >= static_cast<std::size_t>(classes)) return {};
  return fmt::format("{} cells are too few: {} at least", figure.cells.size(), classes);
}

constexpr FigureRule entropic_line{
    .noun = "entropic line",
    .closed = true,
    .least = 3,
    .wrong = no_thirds,
    .meaning =
        "for each run in runs(3): all_different(list(x in run: (x - min(values)) * 3 / N))\n"
        "for each run in runs(4): (run[1] - min(values)) * 3 / N = (run[4] - min(values)) * 3 / N",
    .draw = draw_thick_line,
    .longest = 8,
    .growing = true,
};

constexpr FigureRule modular_line{
    .noun = "modular line",
    .closed = true,
    .least = 2,
    .numbers = Numbers::optional,
    .usual = [](int) { return 3; },
    .range =
        [](const Range& values, const Figure&) {
          return Range{2, values.count()};
        },
    .wrong = too_short,
    .meaning =
        "for each run in runs(number): all_different(list(x in run: x mod number))\n"
        "for each run in runs(number + 1): run[1] mod number = run[number + 1] mod number",
    .draw = draw_thick_line,
    .longest = 8,
    .growing = true,
};

}  // namespace

const Rule rule_entries::entropic_lines{
    .name = "entropic-lines",
    .summary =
        "any 3 neighbours on a line are a low, a middle and a high value, a third of all each",
    .source = "Entropic Line Sudoku",
    .data = Rule::Data::required,
    .example = "r1c1-r1c5; r3c3 r4c4 r5c4 r6c5",
    .apply = apply_figures<entropic_line>,
    .propose = propose_figures<entropic_line>,
};

const Rule rule_entries::modular_lines{
    .name = "modular-lines",
    .summary =
        "any 3 neighbours on a line leave 3 different rests when divided by 3, or another number",
    .source = "Modular Line Sudoku",
    .data = Rule::Data::required,
    .example = "r1c1-r1c5; 4: r3c3 r4c4 r5c4 r6c5",
    .apply = apply_figures<modular_line>,
    .propose = propose_figures<modular_line>,
};

}  // namespace sudoku_sat
