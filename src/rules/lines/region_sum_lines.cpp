// Region sum lines: the line is cut where it crosses the borders of boxes, or of the regions that
// stand in for them, and all pieces have the same sum, which nobody knows. Each two pieces are a
// sum in which one counts negative. Where the board has neither, nothing cuts the line, and it says
// nothing.
#include "rules/figures/draw.hpp"
#include "rules/figures/figure_rule.hpp"
#include "rules/language/figures.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

namespace {

/// The boxes or regions of each cell, by number; none where the board has none.
std::vector<std::vector<std::size_t>> regions_of(const Geometry& geometry) {
  std::vector<std::vector<std::size_t>> regions(geometry.cells());
  if (!geometry.has_regions() && !geometry.has_boxes()) return regions;
  std::size_t number = 0;
  for (const auto& region : language::boxes_of(geometry)) {
    for (const Cell cell : region) regions[cell].push_back(number);
    ++number;
  }
  return regions;
}

std::string cut_at_borders(const Geometry& geometry, Figure& figure) {
  const auto regions = regions_of(geometry);
  const std::vector<Cell> line = figure.groups[0];
  figure.groups.clear();
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (i == 0 || regions[line[i]] != regions[line[i - 1]]) figure.groups.emplace_back();
    figure.groups.back().push_back(line[i]);
  }
  const bool uncut = figure.groups.size() == 1 && !regions[line[0]].empty();
  return uncut ? "the line lies in one box: it has no second sum" : "";
}

constexpr FigureRule region_sum_line{
    .noun = "region sum line",
    .prepare = cut_at_borders,
    .meaning = "for each (a, b) in pairs(groups): sum(a) = sum(b)",
    .draw = draw_thick_line,
};

}  // namespace

const Rule rule_entries::region_sum_lines{
    .name = "region-sum-lines",
    .summary = "the pieces of a line in its boxes have the same sum",
    .source = "Region Sum Line Sudoku",
    .data = Rule::Data::required,
    .example = "r1c2-r1c6; r5c2 r5c3 r4c4 r3c5",
    .apply = apply_figures<region_sum_line>,
    .propose = propose_figures<region_sum_line>,
};

}  // namespace sudoku_sat
