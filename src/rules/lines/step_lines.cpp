// Lines that say something of each two neighbours: parity lines (one is odd, one even) and lines of
// one difference, which nobody knows. The difference is a diagram's state from the second cell on.
#include "rules/figures/draw.hpp"
#include "rules/figures/figure_rule.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

namespace {

constexpr FigureRule parity_line{
    .noun = "parity line",
    .closed = true,
    .meaning = "for each (a, b) in runs(2): a mod 2 != b mod 2",
    .draw = draw_thick_line,
    .longest = 8,
    .growing = true,
};

constexpr FigureRule same_difference{
    .noun = "same difference line",
    .closed = true,
    .least = 3,
    .meaning = "any(d in 0..N - 1: for each (a, b) in runs(2): abs(a - b) = d)",
    .draw = draw_thick_line,
    .longest = 5,
    .growing = true,
};

}  // namespace

const Rule rule_entries::parity_lines{
    .name = "parity-lines",
    .summary = "odd and even values alternate on a line",
    .source = "Parity Line Sudoku",
    .data = Rule::Data::required,
    .example = "r1c1-r1c5; r3c3 r4c4 r5c4",
    .apply = apply_figures<parity_line>,
    .propose = propose_figures<parity_line>,
};

const Rule rule_entries::same_differences{
    .name = "same-differences",
    .summary = "all neighbours on a line differ by the same number, whichever it is",
    .source = "Same Difference Sudoku",
    .data = Rule::Data::required,
    .example = "r1c1-r1c4; r3c3 r4c4 r5c4",
    .apply = apply_figures<same_difference>,
    .propose = propose_figures<same_difference>,
};

}  // namespace sudoku_sat
