// A random puzzle is a shifted pattern with its values renamed, so that most have solutions; one in
// four has a given that may break it.
#include "random_puzzles.hpp"

#include <algorithm>

#include "brute_force.hpp"
#include "sudoku_sat/generate.hpp"
#include "sudoku_sat/rule.hpp"

namespace sudoku_sat::support {

Puzzle random_puzzle(const Geometry& geometry, std::size_t givens, Random& random) {
  Puzzle puzzle{make_board(geometry), Grid(geometry.cells(), 0)};
  const auto size = static_cast<std::size_t>(geometry.size());
  const auto names = random.permutation(size, Value{1});
  const auto cells = random.permutation(geometry.cells(), Cell{0});
  for (std::size_t i = 0; i < givens; ++i) {
    const auto row = static_cast<std::size_t>(geometry.row(cells[i]));
    const auto box_rows = static_cast<std::size_t>(geometry.box_rows());
    const std::size_t shift =
        row % box_rows * static_cast<std::size_t>(geometry.box_columns()) + row / box_rows;
    puzzle.givens[cells[i]] =
        names[(shift + static_cast<std::size_t>(geometry.column(cells[i]))) % size];
  }
  if (random.below(4) == 0) puzzle.givens[cells[0]] = names[random.below(size)];
  return puzzle;
}

Puzzle opened_board(int size, std::size_t open, std::uint64_t seed) {
  Random random(seed);
  const Geometry geometry(size);
  Puzzle puzzle{make_board(geometry), shuffled_pattern(geometry, random)};
  const auto cells = random.permutation(geometry.cells(), Cell{0});
  for (std::size_t i = 0; i < open; ++i) puzzle.givens[cells[i]] = 0;
  return puzzle;
}

Puzzle empty_puzzle(const Geometry& geometry, const std::string& rules) {
  const Grid empty(geometry.cells(), 0);
  if (rules.empty()) return {make_board(geometry), empty};
  return {make_board(geometry, parse_rules(rules, {"test"})), empty};
}

std::vector<Grid> sorted(std::vector<Grid> grids) {
  std::sort(grids.begin(), grids.end());
  return grids;
}

std::vector<Grid> all_solutions(const Puzzle& puzzle) {
  const Geometry& geometry = puzzle.geometry();
  std::vector<Grid> grids;
  for_each_solution(geometry.box_rows(), geometry.box_columns(),
                    {puzzle.givens.begin(), puzzle.givens.end()},
                    [&](const std::vector<int>& grid) {
                      grids.emplace_back(grid.begin(), grid.end());
                      return true;
                    });
  return grids;
}

}  // namespace sudoku_sat::support
