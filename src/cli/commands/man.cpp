// sudoku-sat man: pages of the manual, one or all.
#include <algorithm>

#include "base/exit_status.hpp"
#include "cli/choices.hpp"
#include "cli/manual_page.hpp"
#include "cli/streams/puzzle_writer.hpp"
#include "registry.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

std::string page_of(const Command& command) {
  return command_page(help_of(command), command.summary);
}

void write_page(const std::string& text, Output& out) {
  out.write(text);
  out.commit();
}

void write_manual_pages(const std::string& path) {
  NewDirectory directory(path);
  const auto write = [&](const std::string& name, const std::string& text) {
    Output out(directory.file(name + ".1"));
    write_page(text, out);
  };
  write("sudoku-sat", program_page());
  for (const Command* command : commands()) {
    write("sudoku-sat-" + std::string(command->name), page_of(*command));
  }
  directory.commit();
}

int run_man(const std::vector<std::string>& arguments) {
  CommandLine line("man",
                   "Write the manual page of a command or of the program. To read it: sudoku-sat "
                   "man solve | man -l -",
                   "sudoku-sat man --all -o man1", "[COMMAND]");
  line.group("Pages");
  line.flag("all", "write all pages into the new directory -o");
  line.group("Output");
  add_output_file_option(line);
  if (!line.parse(arguments)) return base::ExitStatus::done;
  const std::vector<std::string>& names = line.positional();
  if (names.size() > 1 || (line.has("all") && !names.empty())) {
    throw UsageError("man takes one command, or --all");
  }
  if (line.has("all")) {
    if (!line.has("output")) throw UsageError("--all needs -o DIR, a directory for the pages");
    write_manual_pages(*line.get("output"));
    return base::ExitStatus::done;
  }
  const std::string text =
      names.empty() ? program_page() : page_of(find_by_name(commands(), "command", names.front()));
  std::optional<Output> out;
  open_output(line, out);
  write_page(text, *out);
  return base::ExitStatus::done;
}

}  // namespace

const Command command_entries::man{.name = "man", .summary = "write manual pages", .run = run_man};

}  // namespace sudoku_sat
