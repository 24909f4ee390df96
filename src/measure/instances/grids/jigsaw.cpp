// Regions drawn at random: they are the boxes after a random walk in which two neighbouring regions
// exchange a cell and stay connected.
#include <fmt/format.h>

#include <algorithm>

#include "registry.hpp"
#include "sudoku_sat/rule.hpp"

namespace sudoku_sat {

namespace {

/// A letter for each region.
constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// Regions of a board, by cell.
class Regions {
 public:
  explicit Regions(const Geometry& board) : board_(board), regions_(board.cells()) {
    for (Cell cell = 0; cell < regions_.size(); ++cell) regions_[cell] = board.box(cell);
  }

  /// Exchanges two cells of neighbouring regions, if both regions stay connected.
  void exchange(Random& random) {
    const auto first = static_cast<Cell>(random.below(regions_.size()));
    const std::vector<Cell> near = neighbours(first);
    const int mine = regions_[first];
    const int other = regions_[near[random.below(near.size())]];
    const auto second = static_cast<Cell>(random.below(regions_.size()));
    if (mine == other || regions_[second] != other) return;
    std::swap(regions_[first], regions_[second]);
    if (!connected(mine) || !connected(other)) std::swap(regions_[first], regions_[second]);
  }

  /// The data of the rule `regions`: a letter for each cell, the rows one after the other.
  std::string text() const {
    std::string text;
    for (Cell cell = 0; cell < regions_.size(); ++cell) {
      if (cell != 0 && board_.column(cell) == 0) text += "; ";
      text += letters[static_cast<std::size_t>(regions_[cell])];
    }
    return text;
  }

 private:
  std::vector<Cell> neighbours(Cell cell) const {
    std::vector<Cell> near;
    const int row = board_.row(cell);
    const int column = board_.column(cell);
    for (const auto& [down, right] : {std::pair(-1, 0), {1, 0}, {0, -1}, {0, 1}}) {
      if (const auto other = board_.find(row + down, column + right)) near.push_back(*other);
    }
    return near;
  }

  bool connected(int region) const {
    const auto begin = std::find(regions_.begin(), regions_.end(), region);
    std::vector<Cell> reached{static_cast<Cell>(begin - regions_.begin())};
    std::vector<bool> seen(regions_.size(), false);
    seen[reached.front()] = true;
    for (std::size_t i = 0; i < reached.size(); ++i) {
      for (const Cell cell : neighbours(reached[i])) {
        if (seen[cell] || regions_[cell] != region) continue;
        seen[cell] = true;
        reached.push_back(cell);
      }
    }
    return reached.size() == static_cast<std::size_t>(board_.size());
  }

  const Geometry& board_;
  std::vector<int> regions_;
};

std::shared_ptr<const Board> jigsaw_board(const Geometry& geometry,
                                          const std::vector<RuleUse>& rules, Random& random,
                                          const Limits& limits) {
  const int most = static_cast<int>(letters.size());
  if (geometry.size() < 2 || geometry.size() > most) {
    throw UsageError(
        fmt::format("jigsaw boards have 2 to {0} regions, not {1}", most, geometry.size()));
  }
  Regions regions(geometry);
  for (std::size_t step = 0; step < 1000 * geometry.cells(); ++step) {
    if (step % 1024 == 0) limits.check();
    regions.exchange(random);
  }
  std::vector<RuleUse> all = rules;
  add_use(all, {.rule = &rule_named("regions"), .entries = split_entries(regions.text(), {})});
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
