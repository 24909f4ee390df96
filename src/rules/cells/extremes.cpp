// Cells below, or above, all cells beside them. Two such cells side by side don't compare with each
// other: both can't be the least there, and who marks both means their other neighbours.
#include <algorithm>
#include <functional>
#include <string>

#include "rules/figures/draw.hpp"
#include "rules/figures/figure_rule.hpp"
#include "rules/parts/entry.hpp"
#include "rules/parts/labels.hpp"
#include "rules/parts/neighbours.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

namespace {

/// How one such cell by itself is found in a solution.
constexpr FigureRule least_of_neighbours{
    .noun = "minimum",
    .shape = Shape::each_cell,
    .least = 1,
    .meaning = "for each x in around(line[1]): line[1] < x",
    .draw = draw_shade,
};

constexpr FigureRule greatest_of_neighbours{
    .noun = "maximum",
    .shape = Shape::each_cell,
    .least = 1,
    .meaning = "for each x in around(line[1]): line[1] > x",
    .draw = draw_shade,
};

/// The sign between the cell and its neighbour opens towards the larger value.
Mark slope_between(const Geometry& geometry, Cell cell, Cell other, bool least) {
  const bool beside = geometry.row(cell) == geometry.row(other);
  const bool first_is_less = (cell < other) == least;
  const std::string sign = beside ? (first_is_less ? "<" : ">") : (first_is_less ? "^" : "v");
  return {Mark::Kind::text, {std::min(cell, other), std::max(cell, other)}, sign};
}

std::vector<Cell> marked_cells(const Geometry& geometry, const RuleUse& use) {
  std::vector<Cell> marked;
  for_each_entry(geometry, use, [&](EntryReader& reader, int) {
    const std::vector<Cell> cells = reader.only_cells();
    marked.insert(marked.end(), cells.begin(), cells.end());
  });
  return marked;
}

std::vector<bool> among_all_cells(const Geometry& geometry, const std::vector<Cell>& cells) {
  std::vector<bool> among(geometry.cells(), false);
  for (const Cell cell : cells) among[cell] = true;
  return among;
}

template <const FigureRule& rule, bool least>
void apply_extremes(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  const Relation beyond =
      least ? make_relation(geometry, std::less<>()) : make_relation(geometry, std::greater<>());
  const std::vector<Cell> marked = marked_cells(geometry, use);
  const std::vector<bool> is_marked = among_all_cells(geometry, marked);
  const std::string noun(rule.noun);
  int number = 0;
  for (const Cell cell : marked) {
    const std::string label = label_at("the " + noun, geometry, {cell});
    ++number;
    out.marks.push_back({Mark::Kind::shade, {cell}});
    for (const Cell other : cells_around(geometry, orthogonal_steps, cell)) {
      if (is_marked[other]) continue;
      add(out, PairRelation{{noun, number, label}, cell, other, beyond});
      out.marks.push_back(slope_between(geometry, cell, other, least));
    }
  }
}

}  // namespace

const Rule rule_entries::minimums{
    .name = "minimums",
    .summary = "a cell is below all cells beside it that are no minimums",
    .source = "Minima Sudoku",
    .data = Rule::Data::required,
    .example = "r1c1 r5c5",
    .apply = apply_extremes<least_of_neighbours, true>,
    .propose = propose_figures<least_of_neighbours>,
};

const Rule rule_entries::maximums{
    .name = "maximums",
    .summary = "a cell is above all cells beside it that are no maximums",
    .source = "Maxima Sudoku",
    .data = Rule::Data::required,
    .example = "r1c1 r5c5",
    .apply = apply_extremes<greatest_of_neighbours, false>,
    .propose = propose_figures<greatest_of_neighbours>,
};

}  // namespace sudoku_sat
