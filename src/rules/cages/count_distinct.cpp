// How many different values a group of cells holds: a number, or the value of a cell.
#include <set>

#include "rules/figures/draw.hpp"
#include "rules/figures/figure_rule.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

namespace {

std::vector<int> different_values(int, std::span<const Value> values) {
  return {static_cast<int>(std::set<Value>(values.begin(), values.end()).size())};
}

void draw_counted(const Geometry&, const Figure& figure, std::vector<Mark>& marks) {
  if (figure.groups.size() > 1) marks.push_back({Mark::Kind::circle, figure.groups[0]});
  marks.push_back({Mark::Kind::outline, figure.groups.back(),
                   figure.numbers.empty() ? "" : std::to_string(figure.number())});
}

constexpr FigureRule distinct_values{
    .noun = "count of different values",
    .shape = Shape::counted,
    .least = 1,
    .numbers = Numbers::cell_or_one,
    .range =
        [](const Range& values, const Figure& figure) {
          return Range{1, std::min(values.count(), static_cast<int>(figure.cells.size()))};
        },
    .meaning = "distinct(line) = number",
    .draw = draw_counted,
    .shortest = 4,
    .longest = 7,
    .numbers_of = different_values,
};

}  // namespace

const Rule rule_entries::count_distinct{
    .name = "count-distinct",
    .summary = "how many different values a group of cells holds: a number, or a cell's value",
    .source = "Interactive Sudoku Solver",
    .data = Rule::Data::required,
    .example = "3: r1c1-r1c3 r2c4 r3c4; r9c9: r5c5 r6c6 r7c7",
    .apply = apply_figures<distinct_values>,
    .propose = propose_figures<distinct_values>,
};

}  // namespace sudoku_sat
