// Pages of the manual, section 1, in the macros of man(7).
#pragma once

#include <string>
#include <string_view>

#include "command_help.hpp"

namespace sudoku_sat::cli {

/// The page of the program, `sudoku-sat`: its commands, global options, exit statuses, environment.
std::string program_page();

/// The page of a command; `summary`: the line about it in the program's help.
std::string command_page(const CommandHelp& help, std::string_view summary);

}  // namespace sudoku_sat::cli
