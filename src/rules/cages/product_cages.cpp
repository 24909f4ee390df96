// Cages whose different values have a given product.
#include <fmt/format.h>

#include <numeric>

#include "rules/figures/draw.hpp"
#include "rules/figures/figure_rule.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

namespace {

std::vector<int> product_of(int, std::span<const Value> values) {
  return {std::accumulate(values.begin(), values.end(), 1, std::multiplies<>())};
}

/// Whether so many different values, of 1 to `most`, have the product.
bool is_product(int product, std::size_t count, int most) {
  if (count == 0) return product == 1;
  if (product < 1 || count > static_cast<std::size_t>(most)) return false;
  return is_product(product, count, most - 1) ||
         (product % most == 0 && is_product(product / most, count - 1, most - 1));
}

std::string wrong_cage(const Geometry& geometry, const Figure& figure) {
  const std::size_t count = figure.cells.size();
  const bool zero = geometry.least() == 0 && figure.number() == 0;
  if (zero || is_product(figure.number(), count, geometry.most())) return {};
  return fmt::format("the product {} can't be reached by {} different values from {} to {}",
                     figure.number(), count, geometry.least(), geometry.most());
}

constexpr FigureRule product_cage{
    .noun = "product cage",
    .label = "the cage of product #",
    .shape = Shape::cage,
    .least = 1,
    .numbers = Numbers::one,
    .wrong = wrong_cage,
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
