// Regions drawn at random: they are the boxes after a random walk in which two neighbouring regions
// exchange a cell and stay connected.
#include <fmt/format.h>

#include <array>

#include "registry.hpp"
#include "rules/parts/neighbours.hpp"
#include "sudoku_sat/rule.hpp"

namespace sudoku_sat {

namespace {

/// A letter for each region.
constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// Exchanges two cells of neighbouring regions, if both regions stay connected.
void exchange(const Geometry& board, std::vector<int>& regions, Random& random) {
  constexpr std::array steps{rule::CellOffset{1, 0}, rule::CellOffset{0, 1}};
  const auto first = static_cast<Cell>(random.below(regions.size()));
  const std::vector<Cell> near = rule::cells_around(board, steps, first);
  const int other = regions[near[random.below(near.size())]];
  const auto second = static_cast<Cell>(random.below(regions.size()));
  if (regions[first] == other || regions[second] != other) return;
  rule::exchange_if_connected(board, regions, first, second);
}

/// The data of the rule `regions`: a letter for each cell, the rows one after the other.
std::string text_of(const Geometry& board, const std::vector<int>& regions) {
  std::string text;
  for (Cell cell = 0; cell < regions.size(); ++cell) {
    if (cell != 0 && board.column(cell) == 0) text += "; ";
    text += letters[static_cast<std::size_t>(regions[cell])];
  }
  return text;
}

std::shared_ptr<const Board> jigsaw_board(const Geometry& geometry,
                                          const std::vector<RuleUse>& rules, Random& random,
                                          const Limits& limits) {
  const int most = static_cast<int>(letters.size());
  if (geometry.size() < 2 || geometry.size() > most) {
    throw UsageError(
        fmt::format("jigsaw boards have 2 to {0} regions, not {1}", most, geometry.size()));
  }
  std::vector<int> regions(geometry.cells());
  for (Cell cell = 0; cell < regions.size(); ++cell) regions[cell] = geometry.box(cell);
  for (std::size_t step = 0; step < 1000 * geometry.cells(); ++step) {
    if (step % 1024 == 0) limits.check();
    exchange(geometry, regions, random);
  }
  std::vector<RuleUse> all = rules;
  add_use(all, {.rule = &rule_named("regions"),
                .entries = split_entries(text_of(geometry, regions), {})});
  return make_board(geometry, all);
}

}  // namespace

const GridKind grid_entries::jigsaw{
    .name = "jigsaw",
    .summary = "regions drawn at random, a grid drawn by a search",
    .source = "the generator of this program",
    .takes_rules = true,
    .board = jigsaw_board,
    .grid = [](const std::shared_ptr<const Board>& board, Random& random,
               const Limits& limits) { return grid_entries::drawn.grid(board, random, limits); },
};

}  // namespace sudoku_sat
