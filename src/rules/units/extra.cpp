// How extra regions are proposed: of cells anywhere, which no line of figures is.
#include <algorithm>

#include "rules/written/by_hand.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat {

using namespace rule;

namespace {

/// Two to four regions with each value once, in cells picked at random.
std::vector<std::string> propose_extra(const Geometry& geometry, const Grid& solution,
                                       Random& random) {
  std::vector<std::vector<Cell>> regions(2 + random.below(3));
  std::vector<std::size_t> taken(static_cast<std::size_t>(geometry.size()) + 1, 0);
  for (const Cell cell : random.permutation(geometry.cells(), Cell{0})) {
    std::size_t& region = taken[solution[cell]];
    if (region < regions.size()) regions[region++].push_back(cell);
  }
  std::vector<std::string> entries;
  for (std::vector<Cell>& region : regions) {
    std::sort(region.begin(), region.end());
    entries.push_back(cells_text(geometry, region));
  }
  return entries;
}

}  // namespace

const ByHand by_hand::extra_region{.name = "extra region", .propose = propose_extra};

}  // namespace sudoku_sat
