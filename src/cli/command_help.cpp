// A command declares its options when it runs, so it is run with --help to learn of them; who wants
// to know more than the text asks first (`listener`).
#include "command_help.hpp"

#include <unistd.h>

#include <algorithm>

#include "sudoku_sat/io.hpp"
#include "terminal.hpp"

namespace sudoku_sat::cli {

namespace {

constexpr std::size_t usual_width = 80;
constexpr std::size_t min_width = 40;
constexpr std::size_t max_width = 100;
/// Where the texts of options begin; longer names have a line of their own.
constexpr std::size_t text_column = 26;

CommandHelp* listener = nullptr;

std::string page_text(const CommandHelp& help, std::size_t width) {
  const std::string arguments = help.positional.empty() ? "" : " " + help.positional;
  return wrapped(help.summary, width, 0) + "\n\nUsage:\n  " +
         wrapped("sudoku-sat " + help.command + " [OPTIONS]" + arguments, width, 4) + "\n" +
         options_text(help.options, width) + "\nExample:\n  " + example_text(help.example, width) +
         "\n";
}

std::string option_text(const OptionHelp& option, std::size_t width) {
  const std::string label = "  " + label_of(option);
  const std::size_t column = std::min(text_column, width / 2);
  const bool beside = label.size() + 2 <= column;
  const std::string gap =
      beside ? std::string(column - label.size(), ' ') : "\n" + std::string(column, ' ');
  return label + gap + wrapped(option.text, width, column) + "\n";
}

}  // namespace

CommandHelp help_of(const Command& command) {
  CommandHelp help;
  listener = &help;
  try {
    command.run({"--help"});
  } catch (...) {
    listener = nullptr;
    throw;
  }
  listener = nullptr;
  return help;
}

void give_help(const CommandHelp& help) {
  if (listener != nullptr) {
    *listener = help;
    return;
  }
  Output out;
  out.write(page_text(help, reading_width()));
  out.commit();
}

std::size_t reading_width() {
  const std::size_t columns = columns_of(STDOUT_FILENO);
  return columns == 0 ? usual_width : std::clamp(columns, min_width, max_width);
}

std::vector<std::string> groups_of(const std::vector<OptionHelp>& options) {
  std::vector<std::string> groups;
  for (const OptionHelp& option : options) {
    if (std::find(groups.begin(), groups.end(), option.group) == groups.end()) {
      groups.push_back(option.group);
    }
  }
  return groups;
}

void for_each_in(const std::vector<OptionHelp>& options, std::string_view group,
                 const std::function<void(const OptionHelp&)>& show) {
  for (const OptionHelp& option : options) {
    if (option.group == group) show(option);
  }
}

std::string label_of(const OptionHelp& option) {
  const std::string brief = option.brief.empty() ? "    " : "-" + option.brief + ", ";
  return brief + "--" + option.name + (option.argument.empty() ? "" : " " + option.argument);
}

std::string options_text(const std::vector<OptionHelp>& options, std::size_t width) {
  std::string text;
  for (const std::string& group : groups_of(options)) {
    text += "\n" + group + ":\n";
    for_each_in(options, group,
                [&](const OptionHelp& option) { text += option_text(option, width); });
  }
  return text;
}

std::string example_text(const std::string& example, std::size_t width) {
  if (width_of(example) + 2 <= width) return example;
  std::string text;
  for (const char c : wrapped(example, width - 2, 4)) {
    if (c == '\n') text += " \\";
    text += c;
  }
  return text;
}

}  // namespace sudoku_sat::cli
