// The table of exercises, made of registry.def.
#include "registry.hpp"

#include <array>

namespace sudoku_sat {

std::span<const Exercise* const> exercises() {
#define REGISTER(name) &exercise_entries::name,
  static constexpr std::array table{
#include "registry.def"
  };
#undef REGISTER
  return table;
}

}  // namespace sudoku_sat
