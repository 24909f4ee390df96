// The sections, each by its name. A file that defines one includes this first, so that a section of
// another type, or one without a line in registry.def, does not compile.
#pragma once

#include "section.hpp"

namespace sudoku_sat::bench::section_entries {

#define REGISTER(name) extern const Section name;
#include "registry.def"
#undef REGISTER

}  // namespace sudoku_sat::bench::section_entries
