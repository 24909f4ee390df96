// Product arrows: a circle of several cells is a number of as many digits, read from left to right
// and from top to bottom. They are proposed from the circle on.
#include <algorithm>

#include "rules/parts/random_lines.hpp"
#include "rules/written/by_hand.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat {

using namespace rule;

namespace {

std::string sort_circle(const Geometry&, RuleFigure& figure) {
  std::sort(figure.groups[0].begin(), figure.groups[0].end());
  return "";
}

std::string on_both(const Geometry& geometry, const RuleFigure& figure) {
  for (const Cell cell : figure.groups[1]) {
    const auto& circle = figure.groups[0];
    if (std::find(circle.begin(), circle.end(), cell) == circle.end()) continue;
    return geometry.name(cell) + " is both in the circle and on the shaft";
  }
  return {};
}

std::vector<std::string> propose_product_arrows(const Geometry& geometry, const Grid& solution,
                                                Random& random) {
  const auto product = [&](const std::vector<Cell>& line) {
    int result = 1;
    for (std::size_t i = 1; i < line.size(); ++i) result *= solution[line[i]];
    return result;
  };
  const auto grow = [&](const std::vector<Cell>& line) {
    return line.size() < 3 || (line.size() < 6 && product(line) < solution[line[0]]);
  };
  const auto keep = [&](const std::vector<Cell>& line) {
    return line.size() > 2 && product(line) == solution[line[0]];
  };
  std::vector<std::string> entries;
  for (const auto& line : random_lines(geometry, random, 8, grow, keep)) {
    entries.push_back(geometry.name(line[0]) + ": " +
                      cells_text(geometry, {line.begin() + 1, line.end()}));
  }
  return entries;
}

}  // namespace

const ByHand by_hand::product_arrow{.name = "product arrow",
                                    .prepare = sort_circle,
                                    .wrong = on_both,
                                    .propose = propose_product_arrows};

}  // namespace sudoku_sat
