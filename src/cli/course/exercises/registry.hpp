// The exercises, each by its name. A file that defines one includes this first, so that one of
// another type, or without its line in registry.def, does not compile.
#pragma once

#include "cli/course/clauses.hpp"
#include "cli/course/exercise.hpp"

namespace sudoku_sat::exercise_entries {

#define REGISTER(name) extern const Exercise name;
#include "registry.def"
#undef REGISTER

}  // namespace sudoku_sat::exercise_entries
