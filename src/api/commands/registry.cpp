// The table of what requests may ask for, made of registry.def.
#include "registry.hpp"

#include <array>

namespace sudoku_sat {

std::span<const ApiCommand* const> api_commands() {
#define REGISTER(name) &api_entries::name,
  static constexpr std::array table{
#include "registry.def"
  };
#undef REGISTER
  return table;
}

}  // namespace sudoku_sat
