// The table of commands, made of registry.def.
#include <array>

#include "cli/command.hpp"

namespace sudoku_sat {

#define REGISTER(command) extern const Command command##_command;
#include "registry.def"
#undef REGISTER

std::span<const Command* const> commands() {
#define REGISTER(command) &command##_command,
  static constexpr std::array table{
#include "registry.def"
  };
#undef REGISTER
  return table;
}

}  // namespace sudoku_sat
