// The kinds of full grids, each by its name. A file that defines one includes this first, so that
// one of another type, or without its line in registry.def, does not compile.
#pragma once

#include "sudoku_sat/instances.hpp"

namespace sudoku_sat::grid_entries {

#define REGISTER(name) extern const GridKind name;
#include "registry.def"
#undef REGISTER

}  // namespace sudoku_sat::grid_entries
