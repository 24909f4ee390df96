// The plain 9x9 board on machines with AVX-512.
#include "cell_board.hpp"
#include "methods_on.hpp"

namespace sudoku_sat::search {

const Methods9& methods9_avx512() { return methods_on<CellBoard9>; }

}  // namespace sudoku_sat::search
