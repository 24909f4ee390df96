// The table of commands in requests, made from registry.def.
#include "registry.hpp"

namespace sudoku_sat::api {

std::span<const ApiCommand* const> api_commands() { return api_entries::table; }

}  // namespace sudoku_sat::api
