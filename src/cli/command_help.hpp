// What a command says of itself: the one source of its help text, of its page in the manual and of
// the completions of shells, so that they can't differ.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "command.hpp"

namespace sudoku_sat::cli {

struct OptionHelp {
  std::string group;
  std::string brief;     ///< "p" of "-p"; empty: there is none
  std::string name;      ///< "puzzle" of "--puzzle"
  std::string argument;  ///< what its value is called; empty: it takes none
  std::string text;
  bool repeatable = false;
  std::vector<std::string> choices = {};  ///< the values that have names; empty: any text
};

struct CommandHelp {
  std::string command;
  std::string summary;     ///< a sentence or more
  std::string example;     ///< a command line
  std::string positional;  ///< "[INPUT...]"; empty: there are no arguments besides options
  std::vector<OptionHelp> options = {};
};

/// Of a command, what it would show for --help. Throws: what the command throws.
CommandHelp help_of(const Command& command);

/// For CommandLine, at --help: prints the text, unless help_of() has asked.
void give_help(const CommandHelp& help);

/// Columns of text that people read: those of the terminal, up to 100, or 80 elsewhere.
std::size_t reading_width();

/// The groups of options in their order, each once.
std::vector<std::string> groups_of(const std::vector<OptionHelp>& options);

/// Calls `show` for each option of a group, in their order.
void for_each_in(const std::vector<OptionHelp>& options, std::string_view group,
                 const std::function<void(const OptionHelp&)>& show);

/// "--puzzle TEXT", with the short form "-p, --puzzle TEXT".
std::string label_of(const OptionHelp& option);

/// The options in groups, in lines of `width` columns.
std::string options_text(const std::vector<OptionHelp>& options, std::size_t width);

/// A command line, in lines of `width` columns that a shell takes as one.
std::string example_text(const std::string& example, std::size_t width);

}  // namespace sudoku_sat::cli
