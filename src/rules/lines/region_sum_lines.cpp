// Region sum lines: the line is cut where it crosses the borders of boxes, or of the regions that
// stand in for them. Where the board has neither, nothing cuts the line, and it says nothing.
#include "rules/language/board_groups.hpp"
#include "rules/written/by_hand.hpp"

namespace sudoku_sat {

using namespace rule;

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

std::string cut_at_borders(const Geometry& geometry, RuleFigure& figure) {
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

}  // namespace

const ByHand by_hand::pieces_in_boxes{.name = "pieces in boxes", .prepare = cut_at_borders};

}  // namespace sudoku_sat
