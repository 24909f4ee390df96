#include "random_grid.hpp"

#include "sudoku_sat/generate.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat {

namespace {

constexpr int largest_searched = 16;
/// About as many as a search takes before it asks a solver about each node.
constexpr std::uint64_t max_nodes_with_variables = 300;

/// A random order of rows or columns, numbered from 0, that keeps each group of `length` lines
/// together.
std::vector<int> shuffled_lines(int groups, int length, Random& random) {
  std::vector<int> lines;
  for (const int group : random.permutation(static_cast<std::size_t>(groups), 0)) {
    const auto inside = random.permutation(static_cast<std::size_t>(length), group * length);
    lines.insert(lines.end(), inside.begin(), inside.end());
  }
  return lines;
}

/// The value of the pattern grid in a cell, from 0.
int pattern(const Geometry& board, int row, int column) {
  const int shift = row % board.box_rows() * board.box_columns() + row / board.box_rows();
  return (shift + column) % board.size();
}

bool is_excluded(const Grid& grid, const std::vector<Grid>& excluded) {
  return std::binary_search(excluded.begin(), excluded.end(), grid);
}

/// Cells with random values that propagation does not refute. They are few, so that nearly always
/// there is a solution with them, which is easily found.
std::vector<Cell> decide_some(Grid& values, const std::shared_ptr<const Board>& board,
                              Random& random, const Limits& limits) {
  std::vector<Cell> decided;
  propagation::Propagation state(*board, limits);
  if (!state.decide_all(values)) return decided;
  for (const Cell cell : random.permutation(board->cells(), Cell{0})) {
    if (decided.size() >= board->cells() / 16) break;
    if (state.decided(cell) != 0) continue;
    limits.check();
    const auto value =
        static_cast<Value>(1 + random.below(static_cast<std::size_t>(board->size())));
    propagation::Propagation attempt = state;
    if (!state.possible(cell, value) || !attempt.decide(cell, value)) continue;
    state = std::move(attempt);
    values[cell] = value;
    decided.push_back(cell);
  }
  return decided;
}

std::optional<Grid> from_solver(const Puzzle& puzzle, const std::vector<Grid>& excluded,
                                const Limits& limits) {
  std::optional<Grid> found;
  // If one more solution is found than are excluded, one of them counts.
  PuzzleSolver solver({.solutions = excluded.size() + 1});
  const Outcome outcome = solver.solve(puzzle, limits, [&](const Grid& grid) {
    if (!found && !is_excluded(grid, excluded)) found = grid;
  });
  if (!found && outcome.undecided) {
    limits.check();
    throw SolverError(outcome.reason);
  }
  return found;
}

std::optional<Grid> random_and_solver(const std::shared_ptr<const Board>& board, const Grid& givens,
                                      const std::vector<Grid>& excluded, Random& random,
                                      const Limits& limits) {
  Puzzle puzzle{board, givens};
  std::vector<Cell> decided = decide_some(puzzle.givens, board, random, limits);
  while (true) {
    std::optional<Grid> found = from_solver(puzzle, excluded, limits);
    if (found || decided.empty()) return found;
    for (const std::size_t left = decided.size() / 2; decided.size() > left; decided.pop_back()) {
      puzzle.givens[decided.back()] = 0;
    }
  }
}

/// The first solution of a search in random order; the solver's if that gives up.
std::optional<Grid> first_of_search(const std::shared_ptr<const Board>& board, const Grid& givens,
                                    const std::vector<Grid>& excluded, Random& random,
                                    const Limits& limits) {
  const std::unique_ptr<search::SolutionTree> tree = search::SolutionTree::make(board, limits);
  const bool variables = board->geometry().grid_cells() < board->geometry().cells();
  if (variables) tree->pause_after(max_nodes_with_variables);
  tree->randomize(&random);
  tree->grow(givens);
  std::optional<Grid> found;
  const bool exhausted = tree->search([&](const Grid& grid) {
    if (!is_excluded(grid, excluded)) found = grid;
    return !found;
  });
  if (found || exhausted) return found;
  return random_and_solver(board, givens, excluded, random, limits);
}

}  // namespace

Grid shuffled_pattern(const Geometry& board, Random& random) {
  const auto values = random.permutation(static_cast<std::size_t>(board.size()), Value{1});
  const auto rows = shuffled_lines(board.box_columns(), board.box_rows(), random);
  const auto columns = shuffled_lines(board.box_rows(), board.box_columns(), random);
  const bool transposed = board.box_rows() == board.box_columns() && random.below(2) == 1;
  Grid grid(board.cells());
  for (Cell cell = 0; cell < grid.size(); ++cell) {
    auto row = static_cast<std::size_t>(board.row(cell));
    auto column = static_cast<std::size_t>(board.column(cell));
    if (transposed) std::swap(row, column);
    grid[cell] = values[static_cast<std::size_t>(pattern(board, rows[row], columns[column]))];
  }
  return grid;
}

namespace generate {

std::optional<Grid> random_grid(const std::shared_ptr<const Board>& board, const Grid& givens,
                                const std::vector<Grid>& excluded, Random& random,
                                const Limits& limits) {
  if (board->size() <= largest_searched) {
    return first_of_search(board, givens, excluded, random, limits);
  }
  const bool free = std::all_of(givens.begin(), givens.end(), [](Value v) { return v == 0; });
  if (!board->standard() || !free) {
    return random_and_solver(board, givens, excluded, random, limits);
  }
  Grid grid = shuffled_pattern(board->geometry(), random);
  while (is_excluded(grid, excluded)) grid = shuffled_pattern(board->geometry(), random);
  return grid;
}

}  // namespace generate

}  // namespace sudoku_sat
