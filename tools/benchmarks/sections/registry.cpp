// The table of sections, made of registry.def.
#include <array>

#include "registry.hpp"

namespace sudoku_sat::bench {

std::span<const Section* const> sections() {
#define REGISTER(name) &section_entries::name,
  static constexpr std::array table{
#include "registry.def"
  };
#undef REGISTER
  return table;
}

}  // namespace sudoku_sat::bench
