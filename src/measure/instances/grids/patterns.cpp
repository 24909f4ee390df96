// Grids that are known by construction, for boards of any size: the pattern grid under a random
// symmetry, and the result of a random walk by cycle switches from it. The pattern itself is a very
// regular solution, which some solvers find sooner than others. Also grids drawn by the generator:
// the only kind for boards with rules, whose solutions can't be constructed. It takes long if a
// board is large or has few solutions.

#include "registry.hpp"
#include "sudoku_sat/generate.hpp"

namespace sudoku_sat {

namespace {

/// The cell at a place along a row or a column.
struct Lines {
  const Geometry& board;
  bool rows;
  bool boxes;

  Cell cell(int line, int place) const {
    return rows ? board.cell(line, place) : board.cell(place, line);
  }
  /// Lines that go through the same boxes, or all.
  int together() const {
    if (!boxes) return board.size();
    return rows ? board.box_rows() : board.box_columns();
  }
};

/// Exchanges the values of two lines along one cycle: at `place`, and then wherever a value has to
/// move so that both lines keep all values.
void switch_cycle(Grid& grid, const Lines& lines, int first, int second, int place) {
  const int size = lines.board.size();
  std::vector<int> place_in_first(static_cast<std::size_t>(size) + 1);
  for (int i = 0; i < size; ++i) place_in_first[grid[lines.cell(first, i)]] = i;
  int at = place;
  do {
    const Value moved = grid[lines.cell(second, at)];
    std::swap(grid[lines.cell(first, at)], grid[lines.cell(second, at)]);
    at = place_in_first[moved];
  } while (at != place);
}

/// Takes two lines of a band or stack at random, and a place in them.
void switch_at_random(Grid& grid, const Lines& lines, Random& random) {
  const auto size = static_cast<std::size_t>(lines.board.size());
  const auto together = static_cast<std::size_t>(lines.together());
  if (together < 2) return;
  const std::size_t band = random.below(size / together) * together;
  const std::size_t first = random.below(together);
  const std::size_t step = 1 + random.below(together - 1);
  const std::size_t second = (first + step) % together;
  switch_cycle(grid, lines, static_cast<int>(band + first), static_cast<int>(band + second),
               static_cast<int>(random.below(size)));
}

std::shared_ptr<const Board> plain_board(const Geometry& geometry, const std::vector<RuleUse>&,
                                         Random&, const Limits&) {
  return make_board(geometry);
}

std::shared_ptr<const Board> latin_board(const Geometry& geometry, const std::vector<RuleUse>&,
                                         Random&, const Limits&) {
  return make_board(geometry, parse_rules("latin", {}));
}

Grid pattern_grid(const std::shared_ptr<const Board>& board, Random& random, const Limits&) {
  return shuffled_pattern(board->geometry(), random);
}

template <bool boxes>
Grid mixed_grid(const std::shared_ptr<const Board>& board, Random& random, const Limits& limits) {
  Grid grid = shuffled_pattern(board->geometry(), random);
  mix(grid, board->geometry(), 10 * board->cells(), random, boxes, limits);
  return grid;
}

constexpr std::string_view walk = "Wanless, Cycle switches in Latin squares, J. Combin. Des. 2004";

}  // namespace

void mix(Grid& grid, const Geometry& board, std::size_t steps, Random& random, bool boxes,
         const Limits& limits) {
  for (std::size_t step = 0; step < steps; ++step) {
    if (step % 1024 == 0) limits.check();
    switch_at_random(grid, {board, random.below(2) == 0, boxes}, random);
  }
}

const GridKind grid_entries::pattern{
    .name = "pattern",
    .summary = "the pattern grid under a random symmetry: a very regular solution",
    .source = "Lewis, Metaheuristics can solve Sudoku puzzles, J. Heuristics 2007",
    .takes_rules = false,
    .board = plain_board,
    .grid = pattern_grid,
};

const GridKind grid_entries::mixed{
    .name = "mixed",
    .summary = "a pattern grid after a random walk from solution to solution",
    .source = walk,
    .takes_rules = false,
    .board = plain_board,
    .grid = mixed_grid<true>,
};

const GridKind grid_entries::latin{
    .name = "latin",
    .summary = "a Latin square, without boxes, after such a walk from a pattern grid",
    .source = walk,
    .takes_rules = false,
    .board = latin_board,
    .grid = mixed_grid<false>,
};

namespace {

Grid drawn_grid(const std::shared_ptr<const Board>& board, Random& random, const Limits& limits) {
  const std::size_t all = board->cells();
  Generated made = Generator(board, {.seed = random.next(), .clues = all}).make(0, limits);
  if (made.puzzle) return std::move(made.solution);
  limits.check();
  throw Error(made.impossible ? "the board has no solution"
                              : "no solution could be drawn: " + made.reason);
}

}  // namespace

const GridKind grid_entries::drawn{
    .name = "drawn",
    .summary = "drawn by a search, the only kind for boards with rules",
    .source = "the generator of this program",
    .takes_rules = true,
    .board = [](const Geometry& geometry, const std::vector<RuleUse>& rules, Random&,
                const Limits&) { return make_board(geometry, rules); },
    .grid = drawn_grid,
};

}  // namespace sudoku_sat
