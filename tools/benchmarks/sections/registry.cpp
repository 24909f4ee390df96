// The table of sections, made of registry.def.
#include <array>

#include "section.hpp"

namespace sudoku_sat::bench {

#define REGISTER(section) extern const Section section##_section;
#include "registry.def"
#undef REGISTER

std::span<const Section* const> sections() {
#define REGISTER(section) &section##_section,
  static constexpr std::array table{
#include "registry.def"
  };
#undef REGISTER
  return table;
}

}  // namespace sudoku_sat::bench
