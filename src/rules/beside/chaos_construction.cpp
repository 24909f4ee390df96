// N regions of N cells each take the place of the boxes, and it is not known where they lie. Each
// is orthogonally connected and has every value: all pairs of a region and a value differ, and
// there are as many pairs as cells. Regions are numbered in the order of their first cells.
#include <fmt/format.h>

#include "rules/language/compile.hpp"
#include "rules/parts/entry.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

namespace {

constexpr language::Written chaos_construction_lines[] = {
    {"var region of cells in 1..N"},
    {"all_different(x in cells: N * region(x) + x)", "each region has each value once"},
    {"in_order(region)", "regions are numbered in reading order"},
    {"for each k in 1..N: connected(cells, list(x in cells: region(x) = k), N)",
     "regions are connected"},
};

void apply_chaos_construction(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  require_one_square(geometry, use);
  if (geometry.size() != geometry.grid_rows()) {
    reject_rule(use, fmt::format("regions of {} cells can't hold each of {} values",
                                 geometry.grid_rows(), geometry.size()));
  }
  language::add_written(geometry, use, chaos_construction_lines, out);
}

}  // namespace

const Rule rule_entries::chaos_construction{
    .name = "chaos-construction",
    .summary =
        "unknown regions of N connected cells, each with all values; its lines may say more of "
        "'region'",
    .source = "Chaos Construction (logic-masters.de)",
    .replaces = {&rule_entries::boxes},
    .data = Rule::Data::optional,
    .stated = true,
    .example = "region(r1c1) = region(r2c2)",
    .apply = apply_chaos_construction,
};

}  // namespace sudoku_sat
