// The commands, each by its name. A file that defines one includes this first, so that a command of
// another type, or one without a line in registry.def, does not compile.
#pragma once

#include "cli/command.hpp"

namespace sudoku_sat::command_entries {

#define REGISTER(name) extern const Command name;
#include "registry.def"
#undef REGISTER

}  // namespace sudoku_sat::command_entries
