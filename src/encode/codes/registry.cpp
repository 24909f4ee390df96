// The table of value codes, made of registry.def.
#include <array>

#include "registry.hpp"

namespace sudoku_sat {

std::span<const ValueCode* const> value_codes() {
#define REGISTER(name) &code_entries::name,
  static constexpr std::array table{
#include "registry.def"
  };
#undef REGISTER
  return table;
}

const ValueCode& direct_code() { return code_entries::direct; }

}  // namespace sudoku_sat
