// The table of kinds of full grids, made from registry.def.
#include "registry.hpp"

#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

std::span<const GridKind* const> grid_kinds() { return grid_entries::table; }

const GridKind& default_grid_kind(bool with_rules) {
  return with_rules ? grid_entries::drawn : grid_entries::mixed;
}

const GridKind& grid_kind_named(std::string_view name) {
  return find_by_name(grid_kinds(), "kind of grids", name);
}

}  // namespace sudoku_sat
