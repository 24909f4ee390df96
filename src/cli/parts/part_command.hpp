// The command that runs a part: what a manifest may contain.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/command_line.hpp"
#include "sudoku_sat/parts.hpp"

namespace sudoku_sat::cli {

/// A word after --for, and its meaning.
struct UsualCommand {
  std::string_view purpose;
  std::vector<std::string> command;
};

/// The possible commands of a kind of parts.
struct CommandRules {
  std::string_view what;                    ///< "of a stream"
  std::vector<std::string_view> commands;   ///< that can run them
  std::vector<std::string_view> formats;    ///< in which results are merged; the default first
  std::vector<std::string_view> forbidden;  ///< options, "-o,--output"
  /// The words after -- are further options of the default command.
  bool options_only = false;
};

/// Whether the word is the option, or begins with it, of "-o,--output".
bool is_option(std::string_view word, std::string_view names);

/// The name of the command that the words begin with, also if they use an alias; empty: there are
/// no words.
std::string command_name(const std::vector<std::string>& words);

/// The words as that command reads them. Throws: UsageError.
CommandLine command_line(const std::vector<std::string>& words);

/// The command after `--`, or that of --for, the first one if there is neither, with its output
/// format. Throws: UsageError if the rules don't allow it, both are given but exclude each other,
/// or the command's options are wrong.
PartCommand part_command(const CommandLine& line, const std::vector<std::string>& words,
                         std::span<const UsualCommand> usual, const CommandRules& rules);

/// Runs a command of the program, its name first; returns its exit status. Throws: what commands
/// throw.
int run_command(const std::vector<std::string>& words);

}  // namespace sudoku_sat::cli
