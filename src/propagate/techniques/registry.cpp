// The table of techniques, made of registry.def.
#include <algorithm>

#include "registry.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

std::span<const Technique* const> techniques() { return technique_entries::table; }

const Technique& technique_named(std::string_view name) {
  return find_by_name(techniques(), "technique", name);
}

std::vector<const Technique*> techniques_up_to(Difficulty grade) {
  std::vector<const Technique*> some;
  const auto all = techniques();
  std::copy_if(all.begin(), all.end(), std::back_inserter(some),
               [&](const Technique* technique) { return technique->grade <= grade; });
  return some;
}

}  // namespace sudoku_sat
