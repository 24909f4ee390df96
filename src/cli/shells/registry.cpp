// The table of shells, made from registry.def.
#include "registry.hpp"

namespace sudoku_sat::cli {

std::span<const Shell* const> shells() { return shell_entries::table; }

}  // namespace sudoku_sat::cli
