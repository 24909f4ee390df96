// Arrows: the values along the shaft add up to the circle. A circle of several cells is a number
// of several digits, read from left to right and from top to bottom, in base ten on every board.
// Product arrows are proposed here, starting at the circle.
#include <fmt/format.h>

#include <cstdlib>
#include <functional>
#include <numeric>

#include "rules/parts/entry.hpp"
#include "rules/parts/random_lines.hpp"
#include "rules/written/by_hand.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::rule {

namespace {

constexpr std::size_t max_digits = 4;

/// Draws the circle, and the arrow from the circle's cell that is nearest to the shaft.
void add_marks(const Geometry& geometry, const std::vector<Cell>& circle,
               const std::vector<Cell>& shaft, std::vector<Mark>& marks) {
  const auto distance = [&](Cell cell) {
    return std::max(std::abs(geometry.row(cell) - geometry.row(shaft[0])),
                    std::abs(geometry.column(cell) - geometry.column(shaft[0])));
  };
  const auto nearest = std::min_element(circle.begin(), circle.end(),
                                        [&](Cell a, Cell b) { return distance(a) < distance(b); });
  std::vector<Cell> line{*nearest};
  line.insert(line.end(), shaft.begin(), shaft.end());
  marks.push_back({Mark::Kind::arrow, std::move(line)});
  marks.push_back({Mark::Kind::circle, circle});
}

/// The coefficients of the circle's digits, from the first to the last: powers of ten.
std::vector<int> coefficients_of(std::size_t digits) {
  std::vector<int> coefficients{1};
  while (coefficients.size() < digits) coefficients.push_back(10 * coefficients.back());
  std::reverse(coefficients.begin(), coefficients.end());
  return coefficients;
}

void check_reach(const EntryReader& reader, const std::vector<int>& coefficients,
                 std::size_t shaft) {
  const std::int64_t least = reader.geometry().least();
  const std::int64_t most = reader.geometry().most();
  const std::int64_t circle = std::accumulate(coefficients.begin(), coefficients.end(), 0);
  const auto cells = static_cast<std::int64_t>(shaft);
  if (cells * least > circle * most) {
    reader.fail(fmt::format("the shaft adds up to at least {}, but the circle is at most {}",
                            cells * least, circle * most));
  }
  if (cells * most < circle * least) {
    reader.fail(fmt::format("the shaft adds up to at most {}, but the circle is at least {}",
                            cells * most, circle * least));
  }
}

void apply_arrows(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  for_each_entry(geometry, use, [&](EntryReader& reader, int number) {
    std::vector<Cell> circle = reader.cells();
    if (circle.size() > max_digits) {
      reader.fail(fmt::format("a circle of {} cells: at most {} digits are possible", circle.size(),
                              max_digits));
    }
    std::sort(circle.begin(), circle.end());
    reader.expect(':', "r1c1: r1c2 r1c3");
    const std::vector<Cell> shaft = reader.only_cells();
    std::vector<int> coefficients = coefficients_of(circle.size());
    check_reach(reader, coefficients, shaft.size());
    coefficients.resize(circle.size() + shaft.size(), -1);
    std::vector<Cell> cells = circle;
    for (const Cell cell : shaft) {
      const bool in_circle = std::find(circle.begin(), circle.end(), cell) != circle.end();
      if (in_circle) reader.fail(geometry.name(cell) + " is both in the circle and on the shaft");
      cells.push_back(cell);
    }
    out.sums.push_back({{"arrow", number, "the arrow from " + geometry.name(circle[0])},
                        std::move(cells),
                        std::move(coefficients)});
    add_marks(geometry, circle, shaft, out.marks);
  });
}

std::vector<std::string> entries_of(const Geometry& geometry,
                                    const std::vector<std::vector<Cell>>& lines) {
  std::vector<std::string> entries;
  for (const auto& line : lines) {
    entries.push_back(geometry.name(line[0]) + ": " +
                      cells_text(geometry, {line.begin() + 1, line.end()}));
  }
  return entries;
}

/// What the shaft of a line adds up to, or multiplies to.
template <class Operation>
int total_of(const std::vector<Cell>& line, const Grid& solution, int total, Operation operation) {
  for (std::size_t i = 1; i < line.size(); ++i) total = operation(total, solution[line[i]]);
  return total;
}

/// Six to ten arrows with shafts of two cells and more.
std::vector<std::string> propose_arrows(const Geometry& geometry, const Grid& solution,
                                        Random& random) {
  const auto missing = [&](const std::vector<Cell>& line) {
    return solution[line[0]] - total_of(line, solution, 0, std::plus<>());
  };
  const auto grow = [&](const std::vector<Cell>& line) { return missing(line) > 0; };
  const auto keep = [&](const std::vector<Cell>& line) {
    return line.size() > 2 && missing(line) == 0;
  };
  return entries_of(geometry, random_lines(geometry, random, 6 + random.below(5), grow, keep));
}

std::string sort_circle(const Geometry&, RuleFigure& figure) {
  std::sort(figure.groups[0].begin(), figure.groups[0].end());
  return "";
}

std::string on_both(const Geometry& geometry, const RuleFigure& figure) {
  for (const Cell cell : figure.groups[1]) {
    const auto& circle = figure.groups[0];
    if (std::find(circle.begin(), circle.end(), cell) == circle.end()) continue;
    return geometry.name(cell) + " is both in the circle and on the shaft";
  }
  return {};
}

std::vector<std::string> propose_product_arrows(const Geometry& geometry, const Grid& solution,
                                                Random& random) {
  const auto product = [&](const std::vector<Cell>& line) {
    return total_of(line, solution, 1, std::multiplies<>());
  };
  const auto grow = [&](const std::vector<Cell>& line) {
    return line.size() < 3 || (line.size() < 6 && product(line) < solution[line[0]]);
  };
  const auto keep = [&](const std::vector<Cell>& line) {
    return line.size() > 2 && product(line) == solution[line[0]];
  };
  return entries_of(geometry, random_lines(geometry, random, 8, grow, keep));
}

}  // namespace

const ByHand by_hand::arrows{.apply = apply_arrows, .propose = propose_arrows};
const ByHand by_hand::product_arrow{
    .prepare = sort_circle, .wrong = on_both, .propose = propose_product_arrows};

}  // namespace sudoku_sat::rule
