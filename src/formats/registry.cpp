// The table of formats, made from registry.def. JSON is not among them: it describes an answer, of
// which the grid is one field.
#include "registry.hpp"

namespace sudoku_sat {

std::span<const Format* const> formats() { return format_entries::table; }

const Format* find_format(std::string_view name) { return find_in(formats(), name); }

const Format& format_named(std::string_view name) {
  return find_by_name(formats(), "format", name);
}

}  // namespace sudoku_sat
