// The macros of man(7) rather than those of mdoc(7): any formatter takes them, and what stands on
// these pages is text. The pages have no date, because the same source has to give the same bytes.
#include "manual_page.hpp"

#include <fmt/format.h>

#include "base/exit_status.hpp"
#include "command_line.hpp"
#include "program_help.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::cli {

namespace {

/// Text that a formatter takes letter by letter; a hyphen that somebody may copy stays one.
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

std::string upper(std::string text) {
  for (char& c : text) {
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  }
  return text;
}

std::string page_name(std::string_view command) { return "sudoku-sat-" + std::string(command); }

std::string head(const std::string& name, std::string_view summary, const std::string& usage) {
  return fmt::format(
      ".TH {} 1 \"\" \"sudoku-sat {}\" \"User Commands\"\n.SH NAME\n{} \\- {}\n.SH SYNOPSIS\n{}\n",
      upper(plain(name)), version, plain(name), plain(summary), usage);
}

/// A term with its text below it.
std::string entry(const std::string& term, std::string_view text) {
  return ".TP\n" + term + "\n" + plain(text) + "\n";
}

std::string options_entries(const std::vector<OptionHelp>& options, std::string_view group) {
  std::string text;
  for_each_in(options, group, [&](const OptionHelp& option) {
    std::string term = option.brief.empty() ? "" : bold("-" + option.brief) + ", ";
    term += bold("--" + option.name);
    if (!option.argument.empty()) term += " " + italic(option.argument);
    text += entry(term, option.text);
  });
  return text;
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

}  // namespace

std::string program_page() {
  std::string text =
      head("sudoku-sat", program_summary,
           bold("sudoku-sat") + " " + plain("[GLOBAL] COMMAND [OPTIONS] [INPUT...]"));
  text += ".SH COMMANDS\n";
  for (const Command* command : commands()) {
    text += entry(bold(page_name(command->name)) + "(1)", command->summary);
  }
  text += ".SH OPTIONS\nThey can be given before or after the command.\n" +
          options_entries(global_options(), "Global") + ".SH EXIT STATUS\n";
  for (const base::StatusMeaning& status : base::exit_statuses) {
    text += entry(bold(std::to_string(status.status)), status.meaning);
  }
  return text + environment() + example(program_example);
}

std::string command_page(const CommandHelp& help, std::string_view summary) {
  std::string usage = bold("sudoku-sat " + help.command) + " [" + italic("OPTIONS") + "]";
  if (!help.positional.empty()) usage += " " + plain(help.positional);
  std::string text = head(page_name(help.command), summary, usage);
  text += ".SH DESCRIPTION\n" + plain(help.summary) + "\n.SH OPTIONS\n";
  for (const std::string& group : groups_of(help.options)) {
    text += ".SS " + plain(group) + "\n" + options_entries(help.options, group);
  }
  return text + example(help.example) + ".SH SEE ALSO\n" + bold("sudoku-sat") +
         "(1), for exit statuses and the other commands\n";
}

}  // namespace sudoku_sat::cli
