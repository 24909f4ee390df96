// Completion for fish: a line for each option of each command, with its help text.
#include <fmt/format.h>

#include "base/joined.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

std::string in_quotes(std::string_view text) {
  std::string escaped;
  for (const char c : text) escaped += c == '\\' ? std::string("\\\\") : std::string(1, c);
  return quoted(escaped, "\\'");
}

/// The suggestions, as options of `complete`.
std::string offered(const Completion& expected) {
  using Kind = Completion::Kind;
  const std::string words = base::joined(expected.words, " ");
  switch (expected.kind) {
    case Kind::words:
      return " -a " + in_quotes(words);
    case Kind::list:
      return " -a " + in_quotes("(__fish_complete_list , 'string split \" \" \"" + words + "\"')");
    case Kind::file:
      return " -F";
    case Kind::directory:
      return " -a '(__fish_complete_directories)'";
    default:
      return "";
  }
}

std::string option_line(const std::string& where, const app::Option& option) {
  std::string text = where;
  if (option.brief != '\0') text += fmt::format(" -s {}", option.brief);
  text += fmt::format(" -l {}", option.name);
  if (has_value(option)) {
    const Completion expected = expected_value(option);
    text += (expected.kind == Completion::Kind::file ? " -r" : " -x") + offered(expected);
  }
  return text + " -d " + in_quotes(help_of(option)) + "\n";
}

/// Whether the words before are those of the command; after a noun, also that none of its commands
/// follows.
std::string condition_of(const app::Command& command) {
  std::vector<std::string> conditions;
  for (const std::string_view word : app::words_of(command.name)) {
    conditions.push_back(fmt::format("__fish_seen_subcommand_from {}", word));
  }
  for (const app::Command* further : subcommands(command)) {
    conditions.push_back(
        fmt::format("not __fish_seen_subcommand_from {}", app::words_of(further->name).back()));
  }
  return base::joined(conditions, "; and ");
}

std::string fish_script() {
  std::string text =
      "# Completion of sudoku-sat for fish, made by `sudoku-sat completion fish`.\n\n"
      "complete -c sudoku-sat -f\n";
  for (const app::Command* command : first_words()) {
    text += fmt::format("complete -c sudoku-sat -n __fish_use_subcommand -a {} -d {}\n",
                        command->name, in_quotes(command->summary));
  }
  for (const app::Option* option : shown_globals()) {
    text += option_line("complete -c sudoku-sat -n __fish_use_subcommand", *option);
  }
  for (const app::Command* command : shown_commands(true)) {
    const std::string where = fmt::format("complete -c sudoku-sat -n '{}'", condition_of(*command));
    text += "\n";
    const Completion argument = expected_argument(*command);
    if (argument.kind != Completion::Kind::none) text += where + offered(argument) + "\n";
    for (const app::Option* option : shown_options(*command)) text += option_line(where, *option);
  }
  return text;
}

}  // namespace

const Shell shell_entries::fish{
    .name = "fish", .place = "fish/vendor_completions.d/sudoku-sat.fish", .script = fish_script};

}  // namespace sudoku_sat
