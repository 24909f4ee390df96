// The table of the formats that write a grid, made of registry.def. JSON is not among them: it
// tells of an answer, of which the grid is one field.
#include <array>

#include "sudoku_sat/formats.hpp"

namespace sudoku_sat {

#define REGISTER(format) extern const GridFormat format;
#include "registry.def"
#undef REGISTER

std::span<const GridFormat* const> grid_formats() {
#define REGISTER(format) &format,
  static constexpr std::array table{
#include "registry.def"
  };
#undef REGISTER
  return table;
}

}  // namespace sudoku_sat
