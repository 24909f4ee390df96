// The table of reductions, made of registry.def.
#include <algorithm>
#include <array>

#include "registry.hpp"

namespace sudoku_sat {

std::span<const Reduction* const> reductions() {
#define REGISTER(name) &reduction_entries::name,
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
