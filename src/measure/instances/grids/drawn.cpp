// What the generator draws: the only kind for boards with rules, whose solutions can't be
// constructed. It takes long where a board is large or has few solutions.
#include "registry.hpp"
#include "sudoku_sat/generate.hpp"

namespace sudoku_sat {

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
