// The kinds of work in parts, each by its name. A file that defines one includes this first, so
// that one of another type, or without its line in registry.def, does not compile.
#pragma once

#include "kind.hpp"

namespace sudoku_sat::part_entries {

#define REGISTER(name) extern const PartKind name;
#include "registry.def"
#undef REGISTER

}  // namespace sudoku_sat::part_entries
