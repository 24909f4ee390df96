// The table of commands, made of registry.def.
#include <array>

#include "registry.hpp"

namespace sudoku_sat {

std::span<const Command* const> commands() {
#define REGISTER(name) &command_entries::name,
  static constexpr std::array table{
#include "registry.def"
  };
#undef REGISTER
  return table;
}

}  // namespace sudoku_sat
