// Which cells are open.
// - random: as in the quasigroup with holes (Gomes & Shmoys: Completing quasigroups or Latin
//   squares, 2002).
// - balanced: equally many holes in each row and column, and in each box or region if there are
//   any: the cells that hold one of the first values in another grid of the same kind. For their
//   number such boards are harder than those with random holes.
// - minimal, few: boards whose solution has just become unique, or just ceased to be: a minimal
//   puzzle of the grid, and one with one given fewer per row.
#include "registry.hpp"
#include "sudoku_sat/generate.hpp"

namespace sudoku_sat {

const HoleKind hole_entries::random{
    .name = "random",
    .summary = "at random places",
    .source = "Gomes & Shmoys, Completing quasigroups or Latin squares, 2002",
    .takes_share = true,
    .choose =
        [](const FullGrid& full, int open, Random& random, const Limits&) {
          const std::size_t cells = full.values.size();
          std::vector<Cell> chosen = random.permutation(cells, Cell{0});
          chosen.resize(cells * static_cast<std::size_t>(open) / 1000);
          return chosen;
        },
};

const HoleKind hole_entries::balanced{
    .name = "balanced",
    .summary = "as many in each row, column and box as in any other",
    .source =
        "Kautz, Ruan, Achlioptas, Gomes, Selman & Stickel, Balance and filtering in "
        "structured satisfiable problems, IJCAI 2001",
    .takes_share = true,
    .choose =
        [](const FullGrid& full, int open, Random& random, const Limits& limits) {
          const Grid other = full.kind->grid(full.board, random, limits);
          const int most = full.board->size() * open / 1000;
          std::vector<Cell> chosen;
          for (Cell cell = 0; cell < other.size(); ++cell) {
            if (other[cell] <= most) chosen.push_back(cell);
          }
          return chosen;
        },
};

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
    .summary = "a minimal board with one given less per row: some solutions",
    .source = "the generator of this program",
    .takes_share = false,
    .choose = more_holes,
};

}  // namespace sudoku_sat
