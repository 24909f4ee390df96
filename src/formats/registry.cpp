// The table of formats, made from registry.def. JSON is not among them: it describes an answer, of
// which the grid is one field.
#include <array>

#include "registry.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

std::span<const Format* const> formats() {
#define REGISTER(name) &format_entries::name,
#define REGISTER_IN(file, name) REGISTER(name)
  static constexpr std::array table{
#include "registry.def"
  };
#undef REGISTER_IN
#undef REGISTER
  return table;
}

const Format* find_format(std::string_view name) { return find_in(formats(), name); }

const Format& format_named(std::string_view name) {
  return find_by_name(formats(), "format", name);
}

}  // namespace sudoku_sat
