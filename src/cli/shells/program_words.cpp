// A value is a file or a directory where its name in the help says so; the names of arguments are
// the same all over the program.
#include "program_words.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/command_line.hpp"

namespace sudoku_sat::cli {

namespace {

using Kind = Completion::Kind;

bool contains(const std::string& text, const char* part) {
  return text.find(part) != std::string::npos;
}

Completion by_name(const std::string& argument) {
  if (contains(argument, "DIR")) return {Kind::directory};
  for (const char* file : {"FILE", "INPUT", "MANIFEST", "CNF"}) {
    if (contains(argument, file)) return {Kind::file};
  }
  return {};
}

std::vector<std::string> between_bars(const std::string& text) {
  std::vector<std::string> words;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find('|', begin), text.size());
    words.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return words;
}

}  // namespace

Completion expected_value(const OptionHelp& option) {
  if (option.choices.empty()) return by_name(option.argument);
  return {option.argument == "LIST" ? Kind::list : Kind::words, option.choices};
}

Completion expected_argument(const CommandHelp& help) {
  if (help.positional == "[COMMAND]") {
    Completion commands_known{Kind::words};
    for (const Command* command : commands()) commands_known.words.emplace_back(command->name);
    return commands_known;
  }
  if (contains(help.positional, "|")) return {Kind::words, between_bars(help.positional)};
  return by_name(help.positional);
}

ProgramWords program_words() {
  ProgramWords words;
  for (const Command* command : commands()) {
    words.commands.push_back(
        {std::string(command->name), std::string(command->summary), help_of(*command)});
  }
  words.options = global_options();
  return words;
}

std::vector<std::string> names_of(const OptionHelp& option) {
  std::vector<std::string> names{"--" + option.name};
  if (!option.brief.empty()) names.push_back("-" + option.brief);
  return names;
}

std::string joined(const std::vector<std::string>& words, const std::string& separator) {
  return fmt::format("{}", fmt::join(words, separator));
}

std::string quoted(const std::string& text, const std::string& quote) {
  std::string result = "'";
  for (const char c : text) result += c == '\'' ? quote : std::string(1, c);
  return result + "'";
}

}  // namespace sudoku_sat::cli
