// The table of commands, made from registry.def.
#include "registry.hpp"

namespace sudoku_sat::app {

std::span<const Command* const> commands() { return command_entries::table; }

}  // namespace sudoku_sat::app
