// What may stand on the program's command line: what the help texts tell, and what kind of word
// each value is. Scripts for shells are made of this alone.
#pragma once

#include <string>
#include <vector>

#include "cli/command_help.hpp"

namespace sudoku_sat::cli {

/// What a shell completes in one place: `words` are all that is known there. In a `list` there are
/// commas between them. `none`: any text, of which nothing is known.
struct Completion {
  enum class Kind { none, words, list, file, directory };

  Kind kind = Kind::none;
  std::vector<std::string> words = {};
};

/// As the value of an option that takes one.
Completion expected_value(const OptionHelp& option);

/// As an argument that belongs to no option.
Completion expected_argument(const CommandHelp& help);

/// A command with the line about it in the program's help.
struct CommandWords {
  std::string name;
  std::string summary;
  CommandHelp help;
};

struct ProgramWords {
  std::vector<CommandWords> commands;
  std::vector<OptionHelp> options;  ///< before a command
};

ProgramWords program_words();

/// The long and the short name, with their dashes.
std::vector<std::string> names_of(const OptionHelp& option);

/// The words with `separator` between them.
std::string joined(const std::vector<std::string>& words, const std::string& separator);

/// In single quotes, as a shell takes any text; `quote` stands for a single quote in it.
std::string quoted(const std::string& text, const std::string& quote);

}  // namespace sudoku_sat::cli
