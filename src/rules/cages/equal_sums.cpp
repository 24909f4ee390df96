// Groups of cells with the same sum, which nobody knows. Each two of them are a sum in which one
// counts negative.
#include <numeric>

#include "rules/figures/figure_rule.hpp"
#include "rules/figures/matching_groups.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

namespace {

/// The groups of an entry have one letter.
void draw_groups_of_one_sum(const Geometry&, const Figure& figure, std::vector<Mark>& marks) {
  int number = 1;
  for (const Mark& mark : marks) number = std::max(number, mark.group + 1);
  for (const auto& group : figure.groups) {
    marks.push_back({.kind = Mark::Kind::shade, .cells = group, .group = number});
  }
}

std::string shared_cell(const Geometry& geometry, const Figure& figure) {
  const auto& groups = figure.groups;
  for (std::size_t i = 1; i < groups.size(); ++i) {
    if (groups[i] == groups[0]) return geometry.name(groups[i][0]) + " begins the same group twice";
  }
  return {};
}

constexpr FigureRule equal_sums_of_groups{
    .noun = "equal sums",
    .shape = Shape::groups,
    .wrong = shared_cell,
    .meaning = "for each (a, b) in pairs(groups): sum(a) = sum(b)",
    .draw = draw_groups_of_one_sum,
};

std::vector<std::string> propose_equal_sums(const Geometry& geometry, const Grid& solution,
                                            Random& random) {
  return propose_matching_groups(geometry, solution, random, 2, 3, 5, [](std::vector<int> values) {
    return std::vector<int>{std::accumulate(values.begin(), values.end(), 0)};
  });
}

}  // namespace

const Rule rule_entries::equal_sums{
    .name = "equal-sums",
    .summary = "groups of cells have the same sum, whichever it is",
    .source = "Equal Sums Sudoku",
    .data = Rule::Data::required,
    .example = "r1c1 r1c2: r5c5 r5c6 r6c6: r9c9 r9c8; r2c1 r3c1: r7c7 r7c8",
    .apply = apply_figures<equal_sums_of_groups>,
    .propose = propose_equal_sums,
};

}  // namespace sudoku_sat
