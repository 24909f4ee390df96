// A board without boxes: rows and columns are all there is.
#include "rules/registry.hpp"

namespace sudoku_sat {

namespace {

void apply_latin(const Geometry&, const RuleUse&, Constraints&) {}

}  // namespace

const Rule rule_entries::latin{
    .name = "latin",
    .summary = "no boxes: rows and columns only",
    .source = "Latin square (Euler 1782)",
    .replaces = {&rule_entries::boxes},
    .apply = apply_latin,
};

}  // namespace sudoku_sat
