// Completion for zsh, by its own function _arguments: it shows help texts with the options, and
// doesn't offer an option again that may be given only once.
#include <fmt/format.h>

#include "base/joined.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

/// A text inside a specification in single quotes, in which brackets and colons have a meaning.
std::string plain(std::string_view text) {
  std::string result;
  for (const char c : text) {
    if (c == '[' || c == ']' || c == ':' || c == '\\') result += '\\';
    result += c == '\'' ? std::string("'\\''") : std::string(1, c);
  }
  return result;
}

std::string action(const Completion& expected) {
  using Kind = Completion::Kind;
  std::vector<std::string> words;
  for (const std::string_view word : expected.words) words.push_back(plain(word));
  switch (expected.kind) {
    case Kind::words:
      return "(" + base::joined(words, " ") + ")";
    case Kind::list:
      return "_values -s , name " + base::joined(words, " ");
    case Kind::file:
      return "_files";
    case Kind::directory:
      return "_files -/";
    default:
      return " ";
  }
}

/// One option as _arguments takes it, both names in one word.
std::string specification(const app::Option& option) {
  const bool flag = !has_value(option);
  const std::string text =
      "[" + plain(help_of(option)) + "]" +
      (flag ? "" : ":" + plain(option.argument) + ":" + action(expected_value(option)));
  const std::string once =
      option.repeatable ? "*" : "(" + base::joined(names_of(option), " ") + ")";
  const std::string long_name = fmt::format("--{}{}", option.name, flag ? "" : "=");
  if (option.brief == '\0') return fmt::format("'{}{}{}'", once, long_name, text);
  return fmt::format("'{}'{{-{}{},{}}}'{}'", once, option.brief, flag ? "" : "+", long_name, text);
}

std::string specifications(const std::vector<const app::Option*>& options,
                           const std::string& indent) {
  std::string text;
  for (const app::Option* option : options) text += " \\\n" + indent + specification(*option);
  return text;
}

/// The second word of a command of two.
std::string words_of_nouns() {
  std::string text;
  for (const app::Command* command : first_words()) {
    if (subcommands(*command).empty()) continue;
    text += fmt::format(
        "  if [[ $command == {} ]] && ((CURRENT > 2)); then\n"
        "    command+=\" $words[2]\"; shift words; ((CURRENT--))\n  fi\n",
        command->name);
  }
  return text;
}

std::string zsh_script() {
  std::string text =
      "#compdef sudoku-sat\n"
      "# Completion of sudoku-sat for zsh, made by `sudoku-sat completion zsh`.\n\n"
      "_sudoku-sat() {\n  local curcontext=$curcontext state line\n  local -a commands=(\n";
  for (const app::Command* command : first_words()) {
    text += fmt::format("    '{}:{}'\n", command->name, plain(command->summary));
  }
  text += "  )\n  _arguments -C" + specifications(shown_globals(), "    ") +
          " \\\n    '1: :->command' '*:: :->arguments' && return\n"
          "  if [[ $state == command ]]; then\n    _describe command commands\n    return\n  fi\n"
          "  local command=$line[1]\n" +
          words_of_nouns() + "  curcontext=${curcontext%:*}-${command// /-}:\n  case $command in\n";
  for (const app::Command* command : shown_commands(true)) {
    const Completion argument = expected_argument(*command);
    text += fmt::format("    '{}')\n      _arguments -s{}", command->name,
                        specifications(shown_options(*command), "        "));
    if (argument.kind != Completion::Kind::none)
      text += " \\\n        '*: :" + action(argument) + "'";
    text += " ;;\n";
  }
  return text +
         "  esac\n}\n\n"
         "if [[ $zsh_eval_context[-1] == loadautofunc ]]; then\n  _sudoku-sat \"$@\"\n"
         "else\n  compdef _sudoku-sat sudoku-sat\nfi\n";
}

}  // namespace

const Shell shell_entries::zsh{
    .name = "zsh", .place = "zsh/vendor-completions/_sudoku-sat", .script = zsh_script};

}  // namespace sudoku_sat
