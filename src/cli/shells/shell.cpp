// A value is a file or a directory if its name in the help says so; arguments have the same names
// throughout the program.
#include "registry.hpp"

#include <fmt/format.h>

namespace sudoku_sat::cli {

namespace {

using Kind = Completion::Kind;

bool contains(std::string_view text, std::string_view part) { return text.find(part) != text.npos; }

Completion by_name(std::string_view argument) {
  if (contains(argument, "DIR")) return {Kind::directory};
  for (const char* file : {"FILE", "INPUT", "MANIFEST", "CNF"}) {
    if (contains(argument, file)) return {Kind::file};
  }
  return {};
}

std::vector<std::string_view> between_bars(std::string_view text) {
  std::vector<std::string_view> words;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find('|', begin), text.size());
    words.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return words;
}

}  // namespace

std::span<const Shell* const> shells() { return shell_entries::table; }

Completion expected_value(const app::Option& option) {
  if (option.choices == nullptr) return by_name(option.argument);
  return {option.kind == app::Kind::list ? Kind::list : Kind::words, option.choices()};
}

Completion expected_argument(const app::Command& command) {
  const std::string_view text = command.positional.text;
  if (text == "[COMMAND]") {
    Completion commands_known{Kind::words};
    for (const app::Command* known : first_words()) commands_known.words.push_back(known->name);
    return commands_known;
  }
  if (contains(text, "|")) return {Kind::words, between_bars(text)};
  return by_name(text);
}

bool has_value(const app::Option& option) {
  return option.takes_value() && (!option.may_be_bare() || option.choices != nullptr);
}

std::vector<const app::Command*> first_words() {
  std::vector<const app::Command*> commands = shown_commands(false);
  std::erase_if(commands, [](const app::Command* one) { return !app::noun_of(one->name).empty(); });
  return commands;
}

std::vector<const app::Option*> shown_options(const app::Command& command) {
  std::vector<const app::Option*> options;
  for (const ShownGroup& group : shown_groups(command, false)) {
    options.insert(options.end(), group.options.begin(), group.options.end());
  }
  return options;
}

std::vector<const app::Option*> shown_globals() { return shown_options(app::Command{}); }

std::vector<std::string> names_of(const app::Option& option) {
  std::vector<std::string> names{fmt::format("--{}", option.name)};
  if (option.brief != '\0') names.push_back(std::string{'-', option.brief});
  return names;
}

std::string quoted(std::string_view text, std::string_view quote) {
  std::string result = "'";
  for (const char c : text) {
    if (c == '\'') {
      result += quote;
    } else {
      result += c;
    }
  }
  return result + "'";
}

}  // namespace sudoku_sat::cli
