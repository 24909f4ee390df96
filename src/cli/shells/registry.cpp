// The table of shells, made of registry.def.
#include "registry.hpp"

#include <array>

namespace sudoku_sat {

std::span<const Shell* const> shells() {
#define REGISTER(name) &shell_entries::name,
  static constexpr std::array table{
#include "registry.def"
  };
#undef REGISTER
  return table;
}

}  // namespace sudoku_sat
