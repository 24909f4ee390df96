// sudoku-sat completion: a script that makes a shell complete this program's command lines.
#include <filesystem>

#include "base/exit_status.hpp"
#include "base/joined.hpp"
#include "cli/choices.hpp"
#include "cli/shells/shell.hpp"
#include "cli/streams/puzzle_writer.hpp"
#include "registry.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

void write_completions(const std::string& path) {
  NewDirectory directory(path);
  for (const Shell* shell : shells()) {
    const std::filesystem::path file = directory.file(shell->place);
    std::filesystem::create_directories(file.parent_path());
    Output out(file.string());
    out.write(shell->script());
    out.commit();
  }
  directory.commit();
}

int run_completion(const CommandLine& line) {
  if (line.has("all")) {
    write_completions(*line.get("output"));
    return base::ExitStatus::done;
  }
  if (!line.has_input()) {
    throw UsageError("completion needs a shell: " + base::listed(app::names_in(shells()), "or"));
  }
  write_output(line, find_by_name(shells(), "shell", line.positional().front()).script());
  return base::ExitStatus::done;
}

}  // namespace

const Runner runner_entries::completion{.about = command_entries::completion,
                                        .run = run_completion};

}  // namespace sudoku_sat
