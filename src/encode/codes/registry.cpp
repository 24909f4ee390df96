// The table of value codes, made from registry.def.
#include "registry.hpp"

namespace sudoku_sat {

std::span<const ValueCode* const> value_codes() { return code_entries::table; }

const ValueCode& direct_code() { return code_entries::direct; }

}  // namespace sudoku_sat
