// Boards whose solution has just become unique, or just ceased to be: a minimal puzzle of the grid,
// and one with a given fewer for each row.

#include "registry.hpp"
#include "sudoku_sat/generate.hpp"

namespace sudoku_sat {

namespace {

/// The givens of a minimal puzzle with this solution.
Grid minimal_givens(const FullGrid& full, Random& random, const Limits& limits) {
  const Generator generator(full.board, {.seed = random.next(), .solutions = {full.values}});
  Generated made = generator.make(0, limits);
  if (made.puzzle) return std::move(made.puzzle->givens);
  limits.check();
  throw Error("no minimal board could be made: " + made.reason);
}

std::vector<Cell> minimal_holes(const FullGrid& full, int, Random& random, const Limits& limits) {
  const Grid givens = minimal_givens(full, random, limits);
  std::vector<Cell> chosen;
  for (Cell cell = 0; cell < givens.size(); ++cell) {
    if (givens[cell] == 0) chosen.push_back(cell);
  }
  return chosen;
}

std::vector<Cell> more_holes(const FullGrid& full, int open, Random& random, const Limits& limits) {
  std::vector<Cell> chosen = minimal_holes(full, open, random, limits);
  std::vector<bool> is_open(full.values.size(), false);
  for (const Cell cell : chosen) is_open[cell] = true;
  int further = full.board->size();
  for (const Cell cell : random.permutation(full.values.size(), Cell{0})) {
    if (is_open[cell] || further-- <= 0) continue;
    chosen.push_back(cell);
  }
  return chosen;
}

}  // namespace

const HoleKind hole_entries::minimal{
    .name = "minimal",
    .summary = "no given can be left out without a second solution",
    .source = "the generator of this program",
    .takes_share = false,
    .choose = minimal_holes,
};

const HoleKind hole_entries::few{
    .name = "few",
    .summary = "of a minimal board one given for each row is left out: some solutions",
    .source = "the generator of this program",
    .takes_share = false,
    .choose = more_holes,
};

}  // namespace sudoku_sat
