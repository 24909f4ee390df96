// How counting circles are proposed: by values, with as many cells each, which no line of figures
// is.
#include <algorithm>
#include <map>

#include "rules/written/by_hand.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat {

using namespace rule;

namespace {

/// Two or three values, and as many cells that hold them.
std::vector<std::string> propose_counting_circles(const Geometry& geometry, const Grid& solution,
                                                  Random& random) {
  std::map<Value, std::vector<Cell>> cells_of;
  for (const Cell cell : random.permutation(geometry.cells(), Cell{0})) {
    cells_of[solution[cell]].push_back(cell);
  }
  std::vector<Cell> circles;
  for (const Value value : random.permutation(static_cast<std::size_t>(geometry.size()),
                                              static_cast<Value>(geometry.least()))) {
    const std::vector<Cell>& cells = cells_of[value];
    if (cells.size() < value ||
        circles.size() + value > 3U * static_cast<unsigned>(geometry.size()) / 2)
      continue;
    circles.insert(circles.end(), cells.begin(), cells.begin() + value);
  }
  std::sort(circles.begin(), circles.end());
  return {cells_text(geometry, circles)};
}

}  // namespace

const ByHand by_hand::counting_circle{.name = "counting circle",
                                      .propose = propose_counting_circles};

}  // namespace sudoku_sat
