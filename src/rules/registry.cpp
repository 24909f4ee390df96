// The table of rules, made of registry.def.
#include <algorithm>
#include <array>

#include "registry.hpp"

namespace sudoku_sat {

std::span<const Rule* const> rules() {
#define REGISTER(name) &rule_entries::name,
  static constexpr std::array table{
#include "registry.def"
  };
#undef REGISTER
  return table;
}

const Rule* find_rule(std::string_view name) {
  const auto table = rules();
  const auto found = std::find_if(table.begin(), table.end(),
                                  [&](const Rule* rule) { return rule->name == name; });
  return found == table.end() ? nullptr : *found;
}

}  // namespace sudoku_sat
