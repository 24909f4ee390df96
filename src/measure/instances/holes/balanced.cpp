// As many holes in each row and column as in any other, and in each box or region where there are
// any: the cells that hold one of the first values in another grid of the same kind. For their
// number such boards are harder than those with random holes.
#include "registry.hpp"

namespace sudoku_sat {

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

}  // namespace sudoku_sat
