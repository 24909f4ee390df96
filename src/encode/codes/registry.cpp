// The table of value codes, made of registry.def.
#include <array>

#include "sudoku_sat/value_code.hpp"

namespace sudoku_sat {

#define REGISTER(code) extern const ValueCode code;
#include "registry.def"
#undef REGISTER

std::span<const ValueCode* const> value_codes() {
#define REGISTER(code) &code,
  static constexpr std::array table{
#include "registry.def"
  };
#undef REGISTER
  return table;
}

const ValueCode& direct_code() { return direct; }

}  // namespace sudoku_sat
