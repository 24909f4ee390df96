// The table of reductions, made from registry.def.
#include "registry.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

std::span<const Reduction* const> reductions() { return reduction_entries::table; }

const Reduction& no_reduction() { return reduction_entries::none; }

const Reduction& default_reduction() { return reduction_entries::unit_propagation; }

const Reduction* find_reduction(std::string_view name) {
  for (const Reduction* const entry : reductions()) {
    if (name == entry->name || (!name.empty() && name == entry->alias)) return entry;
  }
  return nullptr;
}

const Reduction& reduction_named(std::string_view name) {
  if (const Reduction* const found = find_reduction(name)) return *found;
  return find_by_name(reductions(), "reduction", name);
}

}  // namespace sudoku_sat
