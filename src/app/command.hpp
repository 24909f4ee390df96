// A command as data: its descriptions and its options, for the program and its requests.
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <limits>

#include "base/words.hpp"
#include "option.hpp"

namespace sudoku_sat::app {

/// The groups of commands in the program's help; `requests`: only in requests.
enum class Section { solve, sat, make, prove, more, requests };

/// The arguments that belong to no option.
struct Positional {
  std::string_view text = {};  ///< "[INPUT...]", "bash|zsh|fish"; empty: there are none
  std::size_t least = 0;
  std::size_t most = std::numeric_limits<std::size_t>::max();
};

/// One file, one line in commands/registry.def.
struct Command {
  static constexpr std::size_t max_groups = 10;

  std::string_view name;  ///< "solve"; "parts run" is one of the commands of "parts"
  Section section = Section::more;
  std::string_view summary = {};      ///< a line of the program's help
  std::string_view description = {};  ///< a sentence or more
  std::string_view example = {};      ///< a command line
  Positional positional = {};
  std::array<Group, max_groups> groups = {};
  std::string_view needs = {};    ///< one of these options has to be given
  std::string_view aliases = {};  ///< older names, with blanks between them; nothing shows them
  bool command_behind = false;    ///< whether a command may follow, after --
  bool hidden = false;            ///< only `--help --all` shows it
};

/// All commands, in the order of the help text.
std::span<const Command* const> commands();

/// The commands of a noun: for "parts" these are "parts split" and so on. Other words have none.
std::vector<const Command*> subcommands(const Command& noun);

/// "parts" of "parts run"; empty if the name is one word.
std::string_view noun_of(std::string_view name);

/// The options that every command has on the command line, and that may come before it.
const Group& global_options();

/// Calls `visit` for each option of the command, the global ones last.
void for_each_option(const Command& command,
                     const std::function<void(const Option&, const Group&)>& visit);

/// The option of that name or alias; null: the command has none.
const Option* find_option(const Command& command, std::string_view name);
const Option* find_option(const Command& command, char brief);

/// Whether the word is among those of a text with blanks between them.
bool is_among(std::string_view word, std::string_view words);

/// The words of a text with blanks between them.
inline std::vector<std::string_view> words_of(std::string_view text) {
  return base::words_between(text, " ");
}

}  // namespace sudoku_sat::app
