// The plots, each by its name. A file that defines one includes this first, so that one of another
// type, or without its line in registry.def, does not compile.
#pragma once

#include "api/compare/plot.hpp"

namespace sudoku_sat::plot_entries {

#define REGISTER(name) extern const Plot name;
#include "registry.def"
#undef REGISTER

}  // namespace sudoku_sat::plot_entries
