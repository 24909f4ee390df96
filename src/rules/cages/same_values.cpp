// Groups that hold the same values, each as often, in any order. Small groups are one diagram,
// whose states are what one group has more than the other; large ones count each value.
#include <algorithm>

#include "rules/figures/figure_rule.hpp"
#include "rules/figures/matching_groups.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

namespace {

void draw_groups_of_same_values(const Geometry&, const Figure& figure, std::vector<Mark>& marks) {
  int number = 1;
  for (const Mark& mark : marks) number = std::max(number, mark.group + 1);
  for (const auto& group : figure.groups) {
    marks.push_back({.kind = Mark::Kind::shade, .cells = group, .group = number});
  }
}

std::string other_size(const Geometry& geometry, const Figure& figure) {
  const auto& groups = figure.groups;
  for (std::size_t i = 1; i < groups.size(); ++i) {
    if (groups[i].size() != groups[0].size()) {
      return "the groups at " + geometry.name(groups[0][0]) + " and " +
             geometry.name(groups[i][0]) + " don't have as many cells";
    }
    if (groups[i] == groups[0]) return geometry.name(groups[i][0]) + " begins the same group twice";
  }
  return {};
}

constexpr FigureRule same_values_of_groups{
    .noun = "same values",
    .label = "the groups of same values",
    .shape = Shape::groups,
    .wrong = other_size,
    .meaning =
        "let one(a, b) = if size(a) <= 4 then same_values(a, b)\n"
        "let as_often(a, b) = for each v in 1..N: count(x in a: x = v) = count(x in b: x = v)\n"
        "for each (a, b) in consecutive(groups): one(a, b) and as_often(a, b)",
    .draw = draw_groups_of_same_values,
};

std::vector<std::string> propose_same_values(const Geometry& geometry, const Grid& solution,
                                             Random& random) {
  return propose_matching_groups(geometry, solution, random, 2, 2, 6, [](std::vector<int> values) {
    std::sort(values.begin(), values.end());
    return values;
  });
}

}  // namespace

const Rule rule_entries::same_values{
    .name = "same-values",
    .summary = "groups of cells hold the same values, each as often, in any order",
    .source = "Same Values Sudoku",
    .data = Rule::Data::required,
    .example = "r1c1 r1c2: r5c5 r5c6: r8c1 r9c1; r2c1-r2c3: r7c7 r8c7 r9c7",
    .apply = apply_figures<same_values_of_groups>,
    .propose = propose_same_values,
};

}  // namespace sudoku_sat
