// The table of reductions, made of registry.def.
#include <algorithm>
#include <array>

#include "sudoku_sat/reduction.hpp"

namespace sudoku_sat {

#define REGISTER(reduction) extern const Reduction reduction;
#include "registry.def"
#undef REGISTER

std::span<const Reduction* const> reductions() {
#define REGISTER(reduction) &reduction,
  static constexpr std::array table{
#include "registry.def"
  };
#undef REGISTER
  return table;
}

const Reduction& reduction(std::string_view name) {
  const auto table = reductions();
  return **std::find_if(table.begin(), table.end(),
                        [&](const Reduction* entry) { return entry->name == name; });
}

}  // namespace sudoku_sat
