// The table of ways to split, made of registry.def.
#include "registry.hpp"

namespace sudoku_sat::cli {

std::span<const Splitter* const> splitters() { return splitter_entries::table; }

}  // namespace sudoku_sat::cli
