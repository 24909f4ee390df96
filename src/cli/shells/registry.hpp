// The shells, each by its name. A file that defines one includes this first, so that one of another
// type, or without a line in registry.def, does not compile.
#pragma once

#include "shell.hpp"

namespace sudoku_sat::shell_entries {

#define REGISTER(name) extern const Shell name;
#include "registry.def"
#undef REGISTER

}  // namespace sudoku_sat::shell_entries
