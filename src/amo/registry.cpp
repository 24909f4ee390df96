// The table of at-most-one methods, made of registry.def.
#include "registry.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

std::span<const AmoMethod* const> amo_methods() { return amo_entries::table; }

const AmoMethod* find_amo_method(std::string_view name) { return find_in(amo_methods(), name); }

const AmoMethod& amo_method_named(std::string_view name) {
  return find_by_name(amo_methods(), "at-most-one method", name);
}

}  // namespace sudoku_sat
