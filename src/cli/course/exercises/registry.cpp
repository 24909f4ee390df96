// The table of exercises, made from registry.def.
#include "registry.hpp"

namespace sudoku_sat::cli {

std::span<const Exercise* const> exercises() { return exercise_entries::table; }

}  // namespace sudoku_sat::cli
