// Cells below, or above, all cells beside them.
#include "rules/figures/figure_rule.hpp"
#include "rules/parts/neighbours.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

namespace {

/// The cell is shaded, and signs between it and its neighbours open towards the larger values.
void draw_slopes(const Geometry& geometry, Cell cell, bool least, std::vector<Mark>& marks) {
  marks.push_back({Mark::Kind::shade, {cell}});
  for (const Cell other : cells_around(geometry, orthogonal_steps, cell)) {
    const bool beside = geometry.row(cell) == geometry.row(other);
    const bool first_is_less = (cell < other) == least;
    const std::string sign = beside ? (first_is_less ? "<" : ">") : (first_is_less ? "^" : "v");
    marks.push_back({Mark::Kind::text, {std::min(cell, other), std::max(cell, other)}, sign});
  }
}

constexpr FigureRule least_of_neighbours{
    .noun = "minimum",
    .shape = Shape::each_cell,
    .least = 1,
    .meaning = "for each x in around(line[1]): line[1] < x",
    .draw = [](const Geometry& geometry, const Figure& figure,
               std::vector<Mark>& marks) { draw_slopes(geometry, figure.cells[0], true, marks); },
};

constexpr FigureRule greatest_of_neighbours{
    .noun = "maximum",
    .shape = Shape::each_cell,
    .least = 1,
    .meaning = "for each x in around(line[1]): line[1] > x",
    .draw = [](const Geometry& geometry, const Figure& figure,
               std::vector<Mark>& marks) { draw_slopes(geometry, figure.cells[0], false, marks); },
};

}  // namespace

const Rule rule_entries::minimums{
    .name = "minimums",
    .summary = "a cell is below all cells beside it",
    .source = "Minima Sudoku",
    .data = Rule::Data::required,
    .example = "r1c1 r5c5",
    .apply = apply_figures<least_of_neighbours>,
    .propose = propose_figures<least_of_neighbours>,
};

const Rule rule_entries::maximums{
    .name = "maximums",
    .summary = "a cell is above all cells beside it",
    .source = "Maxima Sudoku",
    .data = Rule::Data::required,
    .example = "r1c1 r5c5",
    .apply = apply_figures<greatest_of_neighbours>,
    .propose = propose_figures<greatest_of_neighbours>,
};

}  // namespace sudoku_sat
