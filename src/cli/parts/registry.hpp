// The ways to split, each by its name. A file that defines one includes this first, so that one of
// another type, or without its line in registry.def, does not compile.
#pragma once

#include "splitter.hpp"

namespace sudoku_sat::splitter_entries {

#define REGISTER(name) extern const Splitter name;
#include "registry.def"
#undef REGISTER

}  // namespace sudoku_sat::splitter_entries
