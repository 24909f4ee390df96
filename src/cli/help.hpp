// The texts of --help, made from the table of commands and options.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "app/command.hpp"

namespace sudoku_sat::cli {

inline constexpr const char* program_summary = "Sudoku as SAT, in pure CNF";
inline constexpr const char* program_usage = "sudoku-sat [GLOBAL] COMMAND [OPTIONS] [INPUT...]";
inline constexpr const char* program_encodings =
    "Commands that write or show a formula (dimacs, trace, family) use the encoding maple. All "
    "others use auto, which chooses the encoding that solves the board fastest. -e overrides this.";
inline constexpr const char* program_example = "sudoku-sat solve puzzles/inkala-2012.txt";

/// Prints the program's help, or a command's; with --all among the arguments also rarely needed
/// options and commands. Returns the exit status.
int print_help(const std::vector<std::string>& arguments);
int print_help(const app::Command& command, const std::vector<std::string>& arguments);
/// A command's help; `all`: also rarely needed options.
std::string help_text(const app::Command& command, bool all);

/// Writes the text to standard output; returns the exit status.
int print(const std::string& text);

/// The groups of a command's options on the command line, groups with the same title joined, the
/// global one last. `all`: also hidden options.
struct ShownGroup {
  std::string title;
  std::vector<const app::Option*> options = {};
};
std::vector<ShownGroup> shown_groups(const app::Command& command, bool all);

/// The commands of the program in the sections of its help, without those of a noun. `all`: also
/// hidden ones.
struct ShownSection {
  std::string_view title;
  std::vector<const app::Command*> commands = {};
};
std::vector<ShownSection> shown_sections(bool all);

/// The same, one after the other; those of a noun follow it.
std::vector<const app::Command*> shown_commands(bool all);

}  // namespace sudoku_sat::cli
