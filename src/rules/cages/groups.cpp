// Which groups agree with none: a message names their cells.
#include "rules/written/by_hand.hpp"

namespace sudoku_sat {

using namespace rule;

namespace {

std::string twin_of_first(const Geometry& geometry, const RuleFigure& figure) {
  const auto& groups = figure.groups;
  for (std::size_t i = 1; i < groups.size(); ++i) {
    if (groups[i] == groups[0]) return geometry.name(groups[i][0]) + " begins the same group twice";
  }
  return {};
}

std::string other_size(const Geometry& geometry, const RuleFigure& figure) {
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

}  // namespace

const ByHand by_hand::groups_without_twins{.name = "groups without twins", .wrong = twin_of_first};
const ByHand by_hand::groups_of_one_size{.name = "groups of one size", .wrong = other_size};

}  // namespace sudoku_sat
