// Cages whose different values have a given product.
#include <numeric>

#include "rules/figures/draw.hpp"
#include "rules/figures/figure_rule.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

namespace {

std::vector<int> product_of(int, std::span<const Value> values) {
  return {std::accumulate(values.begin(), values.end(), 1, std::multiplies<>())};
}

constexpr FigureRule product_cage{
    .noun = "product cage",
    .label = "the cage of product #",
    .shape = Shape::cage,
    .least = 1,
    .numbers = Numbers::one,
    .meaning = "product(line) = number",
    .draw = draw_cage,
    .shortest = 2,
    .longest = 4,
    .straight = true,
    .figures = 14,
    .numbers_of = product_of,
};

}  // namespace

const Rule rule_entries::product_cages{
    .name = "product-cages",
    .summary = "no value twice in a cage, and their product is the number in it",
    .source = "Product Killer Sudoku",
    .data = Rule::Data::required,
    .example = "24: r1c1 r1c2 r2c1; 8: r5c5 r5c6",
    .apply = apply_figures<product_cage>,
    .propose = propose_figures<product_cage>,
};

}  // namespace sudoku_sat
