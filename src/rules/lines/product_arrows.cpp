// Product arrows: the product of the values along the shaft is the circle. A circle of several
// cells is a number of as many digits, as in `arrows`.
#include <algorithm>

#include "rules/figures/draw.hpp"
#include "rules/figures/figure_rule.hpp"
#include "rules/parts/random_lines.hpp"
#include "rules/registry.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat {

namespace {

constexpr std::size_t digits_of_circle = 3;

std::string sort_circle(const Geometry&, Figure& figure) {
  std::sort(figure.groups[0].begin(), figure.groups[0].end());
  return "";
}

std::string wrong_arrow(const Geometry& geometry, const Figure& figure) {
  if (figure.groups.size() != 2) return "an arrow has a circle and one shaft";
  if (figure.groups[0].size() > digits_of_circle) return "a circle has 3 digits at most";
  for (const Cell cell : figure.groups[1]) {
    const auto& circle = figure.groups[0];
    if (std::find(circle.begin(), circle.end(), cell) == circle.end()) continue;
    return geometry.name(cell) + " is both in the circle and on the shaft";
  }
  return {};
}

void draw_arrow(const Geometry&, const Figure& figure, std::vector<Mark>& marks) {
  std::vector<Cell> line{figure.groups[0].back()};
  line.insert(line.end(), figure.groups[1].begin(), figure.groups[1].end());
  marks.push_back({Mark::Kind::arrow, line});
  marks.push_back({Mark::Kind::circle, figure.groups[0]});
}

constexpr FigureRule product_arrow{
    .noun = "product arrow",
    .shape = Shape::groups,
    .wrong = wrong_arrow,
    .prepare = sort_circle,
    .meaning =
        "let circle = groups[1]\n"
        "let digit(i) = circle[size(circle) - i]\n"
        "let weight(i) = if i = 0 then 1 else if i = 1 then 10 else 100\n"
        "product(groups[2]) = sum(list(i in 0..size(circle) - 1: weight(i) * digit(i)))",
    .draw = draw_arrow,
};

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

const Rule rule_entries::product_arrows{
    .name = "product-arrows",
    .summary = "the product of the values along an arrow is the one in its circle",
    .source = "Product Arrow Sudoku",
    .data = Rule::Data::required,
    .example = "r1c1: r1c2 r1c3; r5c5 r5c6: r6c7 r7c7",
    .apply = apply_figures<product_arrow>,
    .propose = propose_product_arrows,
};

}  // namespace sudoku_sat
