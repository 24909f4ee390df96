// Extra regions: cells anywhere on the board that are all-different.
#include <algorithm>

#include "rules/parts/entry.hpp"
#include "rules/parts/labels.hpp"
#include "rules/registry.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

namespace {

void apply_extra(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  for_each_entry(geometry, use, [&](EntryReader& reader, int number) {
    const std::vector<Cell> cells = reader.only_cells(2);
    require_values(reader, cells, "an extra region");
    out.all_different.push_back(
        {{"extra region", number, label_at("the extra region", geometry, cells)}, cells});
    out.marks.push_back({.kind = Mark::Kind::shade, .cells = cells, .group = number});
  });
}

/// Two to four regions with each value once, in cells picked at random.
std::vector<std::string> propose(const Geometry& geometry, const Grid& solution, Random& random) {
  std::vector<std::vector<Cell>> regions(2 + random.below(3));
  std::vector<std::size_t> taken(static_cast<std::size_t>(geometry.size()) + 1, 0);
  for (const Cell cell : random.permutation(geometry.cells(), Cell{0})) {
    std::size_t& region = taken[solution[cell]];
    if (region < regions.size()) regions[region++].push_back(cell);
  }
  std::vector<std::string> entries;
  for (std::vector<Cell>& region : regions) {
    std::sort(region.begin(), region.end());
    entries.push_back(cells_text(geometry, region));
  }
  return entries;
}

}  // namespace

const Rule rule_entries::extra{
    .name = "extra",
    .summary = "no value twice in an extra region",
    .source = "Hyper Sudoku and others (P. Ritmeester, 2005)",
    .data = Rule::Data::required,
    .example = "r1c1 r2c2 r3c3 r4c4 r5c5; r2c6-r2c8 r3c6-r3c8 r4c6-r4c8",
    .apply = apply_extra,
    .propose = propose,
};

}  // namespace sudoku_sat
