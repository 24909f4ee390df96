// What requests may ask for, each by its name. A file that defines one includes this first, so that
// one of another type, or without a line in registry.def, does not compile.
#pragma once

#include "api/command.hpp"

namespace sudoku_sat::api_entries {

#define REGISTER(name) extern const ApiCommand name;
#include "registry.def"
#undef REGISTER

}  // namespace sudoku_sat::api_entries
