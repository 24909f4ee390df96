// The table of ways to split, made of registry.def.
#include "registry.hpp"

#include <array>

namespace sudoku_sat {

std::span<const Splitter* const> splitters() {
#define REGISTER(name) &splitter_entries::name,
  static constexpr std::array table{
#include "registry.def"
  };
#undef REGISTER
  return table;
}

}  // namespace sudoku_sat
