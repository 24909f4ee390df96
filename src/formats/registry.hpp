// The formats by their names. A file that defines one includes this first, so that a definition of
// another type, or without a line in registry.def, does not compile.
#pragma once

#include "sudoku_sat/formats.hpp"

namespace sudoku_sat::format_entries {

#define REGISTER(name) extern const Format name;
#define REGISTER_IN(file, name) REGISTER(name)
#include "registry.def"
#undef REGISTER_IN
#undef REGISTER

}  // namespace sudoku_sat::format_entries
