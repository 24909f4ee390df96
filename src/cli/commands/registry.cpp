// The table of commands that the program runs, made from registry.def.
#include "registry.hpp"

namespace sudoku_sat::cli {

std::span<const Runner* const> runners() { return runner_entries::table; }

}  // namespace sudoku_sat::cli
