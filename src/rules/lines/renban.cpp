// How renban lines are proposed: they end where their values happen to be consecutive, which the
// beginnings of a line need not be.
#include <algorithm>
#include <cstdlib>

#include "rules/parts/random_lines.hpp"
#include "rules/written/by_hand.hpp"

namespace sudoku_sat {

using namespace rule;

namespace {

bool holds_consecutive(const std::vector<Cell>& line, const Grid& solution) {
  const auto by_value = [&](Cell a, Cell b) { return solution[a] < solution[b]; };
  const auto [least, most] = std::minmax_element(line.begin(), line.end(), by_value);
  return solution[*most] - solution[*least] == static_cast<int>(line.size()) - 1;
}

/// Lines of three to N/2 + 1 cells.
std::vector<std::string> propose_renban(const Geometry& geometry, const Grid& solution,
                                        Random& random) {
  const int most = std::max(3, geometry.size() / 2 + 1);
  const auto grow = [&](const std::vector<Cell>& line) {
    const bool done = line.size() > 2 && holds_consecutive(line, solution);
    return static_cast<int>(line.size()) < most && !(done && random.below(3) == 0);
  };
  const auto keep = [&](const std::vector<Cell>& line) {
    return line.size() > 2 && holds_consecutive(line, solution);
  };
  const auto fits = [&](const std::vector<Cell>& line, Cell next) {
    return std::all_of(line.begin(), line.end(), [&](Cell cell) {
      return solution[cell] != solution[next] && std::abs(solution[cell] - solution[next]) < most;
    });
  };
  return line_entries(geometry,
                      random_lines(geometry, random, usual_line_count(geometry), grow, keep, fits));
}

}  // namespace

const ByHand by_hand::renban_line{.name = "renban line", .propose = propose_renban};

}  // namespace sudoku_sat
