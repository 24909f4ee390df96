// sudoku-sat man: pages of the manual, one or all.
#include "base/exit_status.hpp"
#include "base/joined.hpp"
#include "cli/help.hpp"
#include "cli/manual_page.hpp"
#include "cli/streams/puzzle_writer.hpp"
#include "registry.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

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
