// The table of kinds of full grids, made of registry.def.
#include "registry.hpp"

#include <array>

#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

std::span<const GridKind* const> grid_kinds() {
#define REGISTER(name) &grid_entries::name,
  static constexpr std::array table{
#include "registry.def"
  };
#undef REGISTER
  return table;
}

const GridKind& default_grid_kind(bool with_rules) {
  return with_rules ? grid_entries::drawn : grid_entries::mixed;
}

const GridKind& grid_kind_named(std::string_view name) {
  return find_by_name(grid_kinds(), "kind of grids", name);
}

}  // namespace sudoku_sat
