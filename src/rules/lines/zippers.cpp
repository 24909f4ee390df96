// Zipper lines: cells equally far from the middle of the line have one sum, which the middle cell
// holds, where there is one.
#include "rules/figures/draw.hpp"
#include "rules/figures/figure_rule.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

namespace {

constexpr FigureRule zipper{
    .noun = "zipper",
    .label = "the zipper line",
    .least = 3,
    .meaning =
        "let last = size(line)\n"
        "let whole = if last mod 2 = 1 then line[(last + 1) / 2] else line[1] + line[last]\n"
        "for each i in 1..last / 2: line[i] + line[last + 1 - i] = whole",
    .draw = draw_thick_line,
    .longest = 5,
};

}  // namespace

const Rule rule_entries::zippers{
    .name = "zippers",
    .summary =
        "cells equally far from a line's middle have one sum: the middle cell, if there is one",
    .source = "Zipper Line Sudoku",
    .data = Rule::Data::required,
    .example = "r1c1 r2c1 r2c2 r3c2 r4c3; r6c6-r6c9",
    .apply = apply_figures<zipper>,
    .propose = propose_figures<zipper>,
};

}  // namespace sudoku_sat
