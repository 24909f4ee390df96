// The commands are those of the table, each with its summary.
#include "program_help.hpp"

#include <fmt/format.h>

#include "command_line.hpp"
#include "terminal.hpp"

namespace sudoku_sat::cli {

std::string program_help(std::size_t width) {
  constexpr std::size_t column = 14;
  std::string text = fmt::format("sudoku-sat: {}\n\nUsage:\n  {}\n\nCommands:\n", program_summary,
                                 wrapped(program_usage, width, 4));
  for (const Command* command : commands()) {
    text += fmt::format("  {:<12}{}\n", command->name, wrapped(command->summary, width, column));
  }
  std::vector<OptionHelp> options = global_options();
  for (OptionHelp& option : options) option.group = "Global options, before or after the command";
  return text + options_text(options, width) + "\n" +
         wrapped("`sudoku-sat COMMAND --help` shows a command's options.", width, 0) +
         "\n\nExample:\n  " + example_text(program_example, width) + "\n";
}

}  // namespace sudoku_sat::cli
