// A board without boxes: rows and columns are all there is.
#include "sudoku_sat/rule.hpp"

namespace sudoku_sat {

namespace {

void apply(const Geometry&, const RuleUse&, Constraints&) {}

}  // namespace

extern const Rule latin{
    .name = "latin",
    .summary = "no boxes: rows and columns only",
    .source = "Latin square (Euler 1782)",
    .replaces_boxes = true,
    .apply = apply,
};

}  // namespace sudoku_sat
