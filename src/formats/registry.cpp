// The table of formats, made of registry.def. JSON is not among them: it tells of an answer, of
// which the grid is one field.
#include <array>

#include "registry.hpp"

namespace sudoku_sat {

std::span<const Format* const> formats() {
#define REGISTER(name) &format_entries::name,
  static constexpr std::array table{
#include "registry.def"
  };
#undef REGISTER
  return table;
}

}  // namespace sudoku_sat
