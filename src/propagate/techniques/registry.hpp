// The techniques, each by its name. A file that defines one includes this first, so that one of
// another type, or without its line in registry.def, does not compile.
#pragma once

#include "sudoku_sat/techniques.hpp"

namespace sudoku_sat::technique_entries {

#define REGISTER(name) extern const Technique name;
#include "registry.def"
#undef REGISTER

}  // namespace sudoku_sat::technique_entries
