// The reductions, each by its name. A file that defines one includes this first, so that one of
// another type, or without its line in registry.def, does not compile.
#pragma once

#include "sudoku_sat/propagation.hpp"

namespace sudoku_sat::reduction_entries {

#define REGISTER(name) extern const Reduction name;
#include "registry.def"
#undef REGISTER

}  // namespace sudoku_sat::reduction_entries
