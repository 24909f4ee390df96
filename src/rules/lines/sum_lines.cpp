// Sum lines: the line can be cut into pieces of neighbours that have the same given sum each (ten
// lines: 10). On a line the diagram's state is the sum of the piece so far, which keeps the whole
// sum until a value other than 0 follows, because zeros alone don't make a piece. A closed line may
// have its first cut anywhere: the state is the whole sum, and the first cuts that led to cuts at
// all of their sums. A statement would need a variable for each cut.
//
// Region sum lines: the line is cut where it crosses the borders of boxes, or of the regions that
// replace them. On a board without either nothing cuts the line, and it has no effect.
#include <optional>
#include <tuple>
#include <vector>

#include "rules/parts/neighbours.hpp"
#include "rules/written/by_hand.hpp"

namespace sudoku_sat::rule {

namespace {

Diagram diagram_of_line(std::size_t cells, const Range& values, int total) {
  const auto step = [&](std::size_t, int sum, int value) -> std::optional<int> {
    if (sum == total && value > 0) sum = 0;
    if (sum + value > total) return std::nullopt;
    return sum + value;
  };
  return make_diagram(cells, values, 0, step, [&](int sum) { return sum == total; });
}

/// The sum from the first cell on (from the second piece on, less by whole pieces), and the first
/// cuts that are still possible, by the sums before
/// them: those so far that are below the total of a piece.
struct Cuts {
  int sum = 0;
  std::vector<int> first = {0};
  bool operator<(const Cuts& other) const {
    return std::tie(sum, first) < std::tie(other.sum, other.first);
  }
};

Diagram diagram_of_loop(std::size_t cells, const Range& values, int total) {
  const auto step = [&](std::size_t, const Cuts& before, int value) -> std::optional<Cuts> {
    Cuts after{before.sum + value, before.first};
    // A cut that should be at a sum between the two is missed.
    std::erase_if(after.first, [&](int cut) {
      const int next = before.sum + total - (before.sum - cut) % total;
      return next < after.sum;
    });
    if (value > 0 && after.sum < total) after.first.push_back(after.sum);
    if (after.first.empty()) return std::nullopt;
    if (after.sum >= 2 * total) after.sum = total + after.sum % total;
    return after;
  };
  return make_diagram(cells, values, Cuts{}, step,
                      [&](const Cuts& all) { return all.sum > 0 && all.sum % total == 0; });
}

Diagram diagram_of_sum_line(const RuleFigure& figure, const Range& values) {
  return figure.closed ? diagram_of_loop(figure.cells.size(), values, figure.number())
                       : diagram_of_line(figure.cells.size(), values, figure.number());
}

bool can_be_cut(std::span<const Value> values, int total) {
  int sum = 0;
  int pieces = 0;
  for (const Value value : values) {
    sum += value;
    if (sum > total) return false;
    if (sum < total) continue;
    sum = 0;
    ++pieces;
  }
  return sum == 0 && pieces > 0;
}

bool cut_into_sums(const RuleFigure& figure, std::span<const Value> values) {
  std::vector<Value> line(values.begin(), values.end());
  for (std::size_t turn = 0; turn < (figure.closed ? line.size() : 1); ++turn) {
    if (can_be_cut(line, figure.number())) return true;
    std::rotate(line.begin(), line.begin() + 1, line.end());
  }
  return false;
}

/// The boxes or regions of each cell, by number; none if the board has none.
std::vector<std::vector<std::size_t>> regions_of(const Geometry& geometry) {
  std::vector<std::vector<std::size_t>> regions(geometry.cells());
  if (!geometry.has_regions() && !geometry.has_boxes()) return regions;
  std::size_t number = 0;
  for (const auto& region : boxes_of(geometry)) {
    for (const Cell cell : region) regions[cell].push_back(number);
    ++number;
  }
  return regions;
}

std::string cut_at_borders(const Geometry& geometry, RuleFigure& figure) {
  const auto regions = regions_of(geometry);
  const std::vector<Cell> line = figure.groups[0];
  figure.groups.clear();
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (i == 0 || regions[line[i]] != regions[line[i - 1]]) figure.groups.emplace_back();
    figure.groups.back().push_back(line[i]);
  }
  const bool uncut = figure.groups.size() == 1 && !regions[line[0]].empty();
  return uncut ? "the line lies in one box: it has no second sum" : "";
}

}  // namespace

const ByHand by_hand::sum_line{.diagram = diagram_of_sum_line, .holds = cut_into_sums};
const ByHand by_hand::pieces_in_boxes{.prepare = cut_at_borders};

}  // namespace sudoku_sat::rule
