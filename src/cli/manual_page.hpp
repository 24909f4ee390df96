// Pages of the manual, section 1, in the macros of man(7).
#pragma once

#include <string>

#include "app/command.hpp"

namespace sudoku_sat::cli {

/// The page of the program, `sudoku-sat`: its commands, global options, exit statuses, environment.
std::string program_page();

/// "sudoku-sat-parts-run"
std::string page_name(const app::Command& command);

std::string command_page(const app::Command& command);

}  // namespace sudoku_sat::cli
