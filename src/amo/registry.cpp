// The table of at-most-one methods, made of registry.def.
#include <array>

#include "sudoku_sat/amo.hpp"

namespace sudoku_sat {

#define REGISTER(method) extern const AmoMethod method;
#include "registry.def"
#undef REGISTER

std::span<const AmoMethod* const> amo_methods() {
#define REGISTER(method) &method,
  static constexpr std::array table{
#include "registry.def"
  };
#undef REGISTER
  return table;
}

}  // namespace sudoku_sat
