// Holes at random places, as in the quasigroup with holes (Gomes & Shmoys: Completing quasigroups
// or Latin squares, 2002).
#include "registry.hpp"

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

}  // namespace sudoku_sat
