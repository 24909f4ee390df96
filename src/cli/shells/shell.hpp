// A shell that can complete this program's command lines, and their possible words, from which
// alone its script is made; the table of options gives the kind of each value.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/help.hpp"

namespace sudoku_sat::cli {

/// What a shell completes in one place: `words` are all possible words. In a `list` there are
/// commas between them. `none`: any text.
struct Completion {
  enum class Kind { none, words, list, file, directory };

  Kind kind = Kind::none;
  std::vector<std::string_view> words = {};
};

/// As the value of an option that takes one.
Completion expected_value(const app::Option& option);

/// As an argument that belongs to no option.
Completion expected_argument(const app::Command& command);

/// Whether a shell completes a value of the option.
bool has_value(const app::Option& option);

/// The commands of the help, in its order; not those of a noun.
std::vector<const app::Command*> first_words();
/// A command's options in the order of its help.
std::vector<const app::Option*> shown_options(const app::Command& command);
/// Those that may come before a command.
std::vector<const app::Option*> shown_globals();

/// The long and the short name, with their dashes.
std::vector<std::string> names_of(const app::Option& option);

/// In single quotes, in which a shell accepts any text; `quote` replaces a single quote in it.
std::string quoted(std::string_view text, std::string_view quote);

/// A descriptor in a file of its own and a line in registry.def.
struct Shell {
  std::string_view name;
  std::string_view place;  ///< where the shell looks for it, below the prefix's share/
  /// The script that the shell reads at its start, or when the program's name is first completed.
  std::string (*script)();
};

std::span<const Shell* const> shells();

}  // namespace sudoku_sat::cli
