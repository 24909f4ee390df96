// Double arrows: the values on the line add up to the sum of those in the circles at its two ends.
#include "rules/figures/draw.hpp"
#include "rules/figures/figure_rule.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

namespace {

constexpr FigureRule double_arrow{
    .noun = "double arrow",
    .least = 3,
    .meaning = "sum(list(i in 2..size(line) - 1: line[i])) = line[1] + line[size(line)]",
    .draw = draw_line_between_circles,
};

}  // namespace

const Rule rule_entries::double_arrows{
    .name = "double-arrows",
    .summary = "the values between a line's two circles add up to the sum of these",
    .source = "Double Arrow Sudoku",
    .data = Rule::Data::required,
    .example = "r1c1-r1c5; r3c3 r4c4 r5c4 r6c5",
    .apply = apply_figures<double_arrow>,
    .propose = propose_figures<double_arrow>,
};

}  // namespace sudoku_sat
