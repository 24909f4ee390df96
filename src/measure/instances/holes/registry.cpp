// The table of ways to choose the open cells, made from registry.def.
#include "registry.hpp"

#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

std::span<const HoleKind* const> hole_kinds() { return hole_entries::table; }

const HoleKind& default_hole_kind() { return hole_entries::random; }

const HoleKind& hole_kind_named(std::string_view name) {
  return find_by_name(hole_kinds(), "kind of holes", name);
}

}  // namespace sudoku_sat
