// Nothing is run for it, because a command's options are data.
#include "help.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>

#include "base/exit_status.hpp"
#include "sudoku_sat/io.hpp"
#include "terminal.hpp"

namespace sudoku_sat::cli {

namespace {

constexpr std::size_t usual_width = 80;
constexpr std::size_t min_width = 40;
constexpr std::size_t max_width = 100;
/// The column where descriptions of options begin; longer names have a line of their own.
constexpr std::size_t text_column = 26;

/// The width of text: that of the terminal, up to 100, or 80 elsewhere.
std::size_t reading_width() {
  const std::size_t columns = columns_of(STDOUT_FILENO);
  return columns == 0 ? usual_width : std::clamp(columns, min_width, max_width);
}

bool asks_for_all(const std::vector<std::string>& arguments) {
  return std::find(arguments.begin(), arguments.end(), "--all") != arguments.end();
}

/// "-p, --puzzle TEXT"; long names are in one column.
std::string label_of(const app::Option& option) {
  const std::string brief = option.brief == '\0' ? "    " : fmt::format("-{}, ", option.brief);
  return fmt::format("{}--{}{}{}", brief, option.name, option.argument.empty() ? "" : " ",
                     option.argument);
}

std::string option_text(const app::Option& option, std::size_t width) {
  const std::string label = "  " + label_of(option);
  const std::size_t column = std::min(text_column, width / 2);
  const bool beside = label.size() + 2 <= column;
  const std::string gap =
      beside ? std::string(column - label.size(), ' ') : "\n" + std::string(column, ' ');
  return label + gap + wrapped(help_of(option), width, column) + "\n";
}

std::string options_text(const std::vector<ShownGroup>& groups, std::size_t width) {
  std::string text;
  for (const ShownGroup& group : groups) {
    text += "\n" + group.title + ":\n";
    for (const app::Option* option : group.options) text += option_text(*option, width);
  }
  return text;
}

/// A command line, on lines that a shell reads as one.
std::string example_text(std::string_view example, std::size_t width) {
  if (width_of(example) + 2 <= width) return std::string(example);
  std::string text;
  for (const char c : wrapped(example, width - 2, 4)) {
    if (c == '\n') text += " \\";
    text += c;
  }
  return text;
}

std::string commands_text(const std::vector<ShownSection>& sections, std::size_t width) {
  constexpr std::size_t column = 14;
  std::string text;
  for (const ShownSection& section : sections) {
    if (section.commands.empty()) continue;
    text += fmt::format("\n{}:\n", section.title);
    for (const app::Command* command : section.commands) {
      const std::string_view word = command->name.substr(command->name.find(' ') + 1);
      text += fmt::format("  {:<12}{}\n", word, wrapped(command->summary, width, column));
    }
  }
  return text;
}

}  // namespace

int print(const std::string& text) {
  Output out;
  out.write(text);
  out.commit();
  return base::ExitStatus::done;
}

std::vector<ShownGroup> shown_groups(const app::Command& command, bool all) {
  std::vector<ShownGroup> groups;
  for_each_option(command, [&](const app::Option& option, const app::Group& group) {
    if (!option.on_line() || (option.hidden && !all)) return;
    const auto same = std::find_if(groups.begin(), groups.end(), [&](const ShownGroup& shown) {
      return shown.title == group.title;
    });
    ShownGroup& shown =
        same == groups.end() ? groups.emplace_back(ShownGroup{std::string(group.title)}) : *same;
    shown.options.push_back(&option);
  });
  return groups;
}

std::vector<ShownSection> shown_sections(bool all) {
  std::vector<ShownSection> sections = {{"Solve"}, {"SAT"}, {"Make"}, {"Prove"}, {"More"}};
  for (const app::Command* command : app::commands()) {
    const auto section = static_cast<std::size_t>(command->section);
    const bool shown = app::noun_of(command->name).empty() && (all || !command->hidden);
    if (section >= sections.size() || !shown) continue;
    sections[section].commands.push_back(command);
  }
  return sections;
}

std::vector<const app::Command*> shown_commands(bool all) {
  std::vector<const app::Command*> commands;
  for (const ShownSection& section : shown_sections(all)) {
    for (const app::Command* command : section.commands) {
      commands.push_back(command);
      for (const app::Command* further : subcommands(*command)) commands.push_back(further);
    }
  }
  return commands;
}

int print_help(const std::vector<std::string>& arguments) {
  const bool all = asks_for_all(arguments);
  const std::size_t width = reading_width();
  ShownGroup globals{"Global options, before or after the command"};
  for (const app::Option& option : app::global_options().options) {
    globals.options.push_back(&option);
  }
  return print(fmt::format("sudoku-sat: {}\n\nUsage:\n  {}\n", program_summary,
                           wrapped(program_usage, width, 4)) +
               commands_text(shown_sections(all), width) + options_text({globals}, width) + "\n" +
               wrapped(program_encodings, width, 0) + "\n\n" +
               wrapped("`sudoku-sat COMMAND --help` shows a command's options.", width, 0) +
               "\n\nExample:\n  " + example_text(program_example, width) + "\n");
}

int print_help(const app::Command& command, const std::vector<std::string>& arguments) {
  return print(help_text(command, asks_for_all(arguments)));
}

std::string help_text(const app::Command& command, bool all) {
  const std::size_t width = reading_width();
  const std::string usage =
      fmt::format("sudoku-sat {} [OPTIONS]{}{}", command.name,
                  command.positional.text.empty() ? "" : " ", command.positional.text);
  return wrapped(command.description, width, 0) + "\n\nUsage:\n  " + wrapped(usage, width, 4) +
         "\n" + commands_text({{"Commands", subcommands(command)}}, width) +
         options_text(shown_groups(command, all), width) + "\nExample:\n  " +
         example_text(command.example, width) + "\n";
}

}  // namespace sudoku_sat::cli
