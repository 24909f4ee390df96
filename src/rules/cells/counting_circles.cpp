// Counting circles: a value that stands in a circle stands in as many circles as it says. So the
// values in the circles add up, each once, to the number of circles.
#include <algorithm>
#include <map>

#include "rules/figures/draw.hpp"
#include "rules/figures/figure_rule.hpp"
#include "rules/registry.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat {

namespace {

constexpr FigureRule circles_of_board{
    .noun = "counting circles",
    .label = "the counting circles",
    .shape = Shape::all_cells,
    .least = 1,
    .meaning = "for each d in values: count(x in line: x = d) in {0, d}",
    .draw = draw_circles,
};

/// Two or three values, and as many cells that hold them.
std::vector<std::string> propose_counting_circles(const Geometry& geometry, const Grid& solution,
                                                  Random& random) {
  std::map<Value, std::vector<Cell>> cells_of;
  for (const Cell cell : random.permutation(geometry.cells(), Cell{0})) {
    cells_of[solution[cell]].push_back(cell);
  }
  std::vector<Cell> circles;
  for (const Value value : random.permutation(static_cast<std::size_t>(geometry.size()),
                                              static_cast<Value>(geometry.least()))) {
    const std::vector<Cell>& cells = cells_of[value];
    if (cells.size() < value ||
        circles.size() + value > 3U * static_cast<unsigned>(geometry.size()) / 2)
      continue;
    circles.insert(circles.end(), cells.begin(), cells.begin() + value);
  }
  std::sort(circles.begin(), circles.end());
  return {cells_text(geometry, circles)};
}

}  // namespace

const Rule rule_entries::counting_circles{
    .name = "counting-circles",
    .summary = "a value that stands in a circle stands in as many circles as it says",
    .source = "Counting Circles Sudoku",
    .data = Rule::Data::required,
    .example = "r1c1 r2c5 r3c3 r5c5 r7c8 r9c2",
    .apply = apply_figures<circles_of_board>,
    .propose = propose_counting_circles,
};

}  // namespace sudoku_sat
