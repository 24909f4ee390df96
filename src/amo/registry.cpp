// The table of at-most-one methods, made of registry.def.
#include <array>

#include "registry.hpp"

namespace sudoku_sat {

std::span<const AmoMethod* const> amo_methods() {
#define REGISTER(name) &amo_entries::name,
  static constexpr std::array table{
#include "registry.def"
  };
#undef REGISTER
  return table;
}

}  // namespace sudoku_sat
