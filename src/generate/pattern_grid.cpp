#include "pattern_grid.hpp"

#include "random_grid.hpp"

namespace sudoku_sat::generate {

namespace {

/// More are not counted: this far away any change is as good as another.
constexpr std::size_t most_counted = 1000;
constexpr std::size_t most_emptied = 3;
/// Changes without fewer solutions after which the search ends.
constexpr int most_idle = 300;

class PatternSearch {
 public:
  PatternSearch(const std::shared_ptr<const Board>& board, const std::vector<Cell>& pattern,
                const Grid& givens, const Limits& limits)
      : pattern_(pattern), givens_(givens), tree_(search::SolutionTree::make(board, limits)) {}

  /// The values of `grid` in the pattern's cells, besides those of `others`.
  Grid part_of(const Grid& grid, Grid others) const {
    for (const Cell cell : pattern_) others[cell] = grid[cell];
    return others;
  }

  /// The givens and that part, without some of its values.
  Grid less_of(const Grid& grid, Random& random) const {
    Grid part = part_of(grid, givens_);
    for (std::size_t i = 1 + random.below(most_emptied); i > 0; --i) {
      const Cell cell = pattern_[random.below(pattern_.size())];
      part[cell] = givens_[cell];
    }
    return part;
  }

  /// The number of solutions with that part; `most` if there are more.
  std::size_t solutions(const Grid& grid, std::size_t most) const {
    std::size_t count = 0;
    tree_->grow(part_of(grid, Grid(grid.size(), 0)));
    tree_->search([&](const Grid&) { return ++count < most; });
    return count;
  }

 private:
  const std::vector<Cell>& pattern_;
  const Grid& givens_;
  std::unique_ptr<search::SolutionTree> tree_;
};

}  // namespace

std::optional<Grid> pattern_grid(const std::shared_ptr<const Board>& board,
                                 const std::vector<Cell>& pattern, const Grid& givens,
                                 const std::vector<Grid>& excluded, Random& random,
                                 const Limits& limits) {
  std::optional<Grid> grid = random_grid(board, givens, excluded, random, limits);
  if (!grid || pattern.empty()) return grid;
  const PatternSearch search(board, pattern, givens, limits);
  std::size_t count = search.solutions(*grid, most_counted);
  for (int idle = 0; count > 1 && idle < most_idle; ++idle) {
    limits.check();
    std::optional<Grid> other =
        random_grid(board, search.less_of(*grid, random), excluded, random, limits);
    if (!other) continue;
    const std::size_t others = search.solutions(*other, count + 1);
    if (others > count) continue;
    if (others < count) idle = 0;
    count = others;
    grid = std::move(other);
  }
  return grid;
}

}  // namespace sudoku_sat::generate
