// Several grids on one board, which share the cells where they overlap: samurai, butterfly,
// windmill, sumo. They make the board; the rules of each grid come from rows, columns and boxes.
#include "rules/parts/entry.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

using namespace rule;

namespace {

Geometry shape_grids(const Geometry& one, const RuleUse& use) {
  std::vector<Origin> origins;
  for_each_entry(one, use, [&](EntryReader& reader, int) {
    while (!reader.at_end()) {
      const Origin origin = reader.place();
      if (origin.row < 0 || origin.column < 0) reader.fail("rows and columns count from 1");
      origins.push_back(origin);
    }
  });
  try {
    return Geometry(one, origins);
  } catch (const UsageError& error) {
    throw InputError(use.entries[0].position, error.what());
  }
}

void apply_grids(const Geometry&, const RuleUse&, Constraints&) {}

}  // namespace

const Rule rule_entries::grids{
    .name = "grids",
    .summary = "several overlapping grids, given by the first cell of each (samurai and others)",
    .source = "Samurai Sudoku (Gattai-5)",
    .data = Rule::Data::required,
    .example = "r1c1 r1c13 r7c7 r13c1 r13c13",
    .apply = apply_grids,
    .shape = shape_grids,
};

}  // namespace sudoku_sat
