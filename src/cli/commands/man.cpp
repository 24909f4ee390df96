// sudoku-sat man: pages of the manual, section 1, one or all.
//
// They use the macros of man(7) rather than those of mdoc(7): every formatter supports them, and
// these pages are just text. The pages have no date, because the same source has to give the same
// bytes.
#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "app/command.hpp"
#include "base/exit_status.hpp"
#include "base/joined.hpp"
#include "base/words.hpp"
#include "cli/help.hpp"
#include "cli/streams/puzzle_writer.hpp"
#include "registry.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

/// Text that a formatter prints literally; a hyphen that users may copy stays a hyphen.
std::string plain(std::string_view text) {
  std::string result;
  for (const char c : text) {
    const bool begins_line = result.empty() || result.back() == '\n';
    if (begins_line && (c == '.' || c == '\'')) result += "\\&";
    if (c == '\\') {
      result += "\\e";
    } else if (c == '-') {
      result += "\\-";
    } else {
      result += c;
    }
  }
  return result;
}

std::string bold(std::string_view text) { return "\\fB" + plain(text) + "\\fR"; }
std::string italic(std::string_view text) { return "\\fI" + plain(text) + "\\fR"; }

std::string head(const std::string& name, std::string_view summary, const std::string& usage) {
  return fmt::format(
      ".TH {} 1 \"\" \"sudoku-sat {}\" \"User Commands\"\n.SH NAME\n{} \\- {}\n.SH SYNOPSIS\n{}\n",
      base::in_capitals(plain(name)), version, plain(name), plain(summary), usage);
}

/// A term with its text below it.
std::string entry(const std::string& term, std::string_view text) {
  return ".TP\n" + term + "\n" + plain(text) + "\n";
}

/// "sudoku-sat-parts-run"
std::string page_name(const app::Command& command) {
  std::string name = fmt::format("sudoku-sat-{}", command.name);
  std::replace(name.begin(), name.end(), ' ', '-');
  return name;
}

std::string command_entry(const app::Command& command) {
  return entry(bold(page_name(command)) + "(1)", command.summary);
}

std::string option_entry(const app::Option& option) {
  std::string term = option.brief == '\0' ? "" : bold(std::string{'-', option.brief}) + ", ";
  term += bold(fmt::format("--{}", option.name));
  if (!option.argument.empty()) term += " " + italic(option.argument);
  return entry(term, help_of(option));
}

std::string example(std::string_view command) {
  return ".SH EXAMPLES\n.nf\n" + plain(command) + "\n.fi\n";
}

std::string environment() {
  return ".SH ENVIRONMENT\n" +
         entry(bold("NO_COLOR"), "if it is set, no colours unless --color asks for them") +
         entry(bold("TERM"), "if it is \"dumb\", no colours and no progress bars") +
         entry(bold("TMPDIR"), "where temporary files are made (default: /tmp)");
}

/// The page of the program, `sudoku-sat`: its commands, global options, exit statuses, environment.
std::string program_page() {
  std::string text =
      head("sudoku-sat", program_summary,
           bold("sudoku-sat") + " " + plain("[GLOBAL] COMMAND [OPTIONS] [INPUT...]"));
  text += ".SH COMMANDS\n";
  for (const ShownSection& section : shown_sections(false)) {
    text += ".SS " + plain(section.title) + "\n";
    for (const app::Command* command : section.commands) text += command_entry(*command);
  }
  text += ".SH OPTIONS\nThey can be given before or after the command.\n";
  for (const app::Option& option : app::global_options().options) text += option_entry(option);
  text += ".SH EXIT STATUS\n";
  for (const base::StatusMeaning& status : base::exit_statuses) {
    text += entry(bold(std::to_string(status.status)), status.meaning);
  }
  return text + environment() + example(program_example);
}

std::string command_page(const app::Command& command) {
  std::string usage =
      bold(fmt::format("sudoku-sat {}", command.name)) + " [" + italic("OPTIONS") + "]";
  if (!command.positional.text.empty()) usage += " " + plain(command.positional.text);
  std::string text = head(page_name(command), command.summary, usage);
  text += ".SH DESCRIPTION\n" + plain(command.description) + "\n";
  const std::vector<const app::Command*> further = subcommands(command);
  if (!further.empty()) text += ".SH COMMANDS\n";
  for (const app::Command* one : further) text += command_entry(*one);
  text += ".SH OPTIONS\n";
  for (const ShownGroup& group : shown_groups(command, false)) {
    text += ".SS " + plain(group.title) + "\n";
    for (const app::Option* option : group.options) text += option_entry(*option);
  }
  return text + example(command.example) + ".SH SEE ALSO\n" + bold("sudoku-sat") +
         "(1), for exit statuses and the other commands\n";
}

void write_manual_pages(const std::string& path) {
  NewDirectory directory(path);
  const auto write = [&](const std::string& name, const std::string& text) {
    Output out(directory.file(name + ".1"));
    out.write(text);
    out.commit();
  };
  write("sudoku-sat", program_page());
  for (const app::Command* command : shown_commands(false)) {
    write(page_name(*command), command_page(*command));
  }
  directory.commit();
}

std::string page_of(const CommandLine& line) {
  if (!line.has_input()) return program_page();
  return command_page(runner_named(base::joined(line.positional(), " ")).about);
}

int run_man(const CommandLine& line) {
  if (line.has("all")) {
    write_manual_pages(*line.get("output"));
  } else {
    write_output(line, page_of(line));
  }
  return base::ExitStatus::done;
}

}  // namespace

const Runner runner_entries::man{.about = command_entries::man, .run = run_man};

}  // namespace sudoku_sat
