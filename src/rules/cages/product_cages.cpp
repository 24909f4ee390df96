// Which products there are: a search that no expression is.
#include <fmt/format.h>

#include "rules/written/by_hand.hpp"

namespace sudoku_sat {

using namespace rule;

namespace {

/// Whether so many different values, of 1 to `most`, have the product.
bool is_product(int product, std::size_t count, int most) {
  if (count == 0) return product == 1;
  if (product < 1 || count > static_cast<std::size_t>(most)) return false;
  return is_product(product, count, most - 1) ||
         (product % most == 0 && is_product(product / most, count - 1, most - 1));
}

std::string no_product(const Geometry& geometry, const RuleFigure& figure) {
  const std::size_t count = figure.cells.size();
  const bool zero = geometry.least() == 0 && figure.number() == 0;
  if (zero || is_product(figure.number(), count, geometry.most())) return {};
  return fmt::format("the product {} can't be reached by {} different values from {} to {}",
                     figure.number(), count, geometry.least(), geometry.most());
}

}  // namespace

const ByHand by_hand::product_cage{.name = "product cage", .wrong = no_product};

}  // namespace sudoku_sat
