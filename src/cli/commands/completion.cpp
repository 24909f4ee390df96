// sudoku-sat completion: a script that makes a shell complete this program's command lines.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <filesystem>

#include "base/exit_status.hpp"
#include "cli/shells/shell.hpp"
#include "cli/streams/puzzle_writer.hpp"
#include "registry.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

void write_completions(const std::string& path) {
  const ProgramWords words = program_words();
  NewDirectory directory(path);
  for (const Shell* shell : shells()) {
    const std::filesystem::path file = directory.file(shell->place);
    std::filesystem::create_directories(file.parent_path());
    Output out(file.string());
    out.write(shell->script(words));
    out.commit();
  }
  directory.commit();
}

int run_completion(const std::vector<std::string>& arguments) {
  const Choices names = names_in(shells());
  const std::string joined_names = fmt::format("{}", fmt::join(names, "|"));
  CommandLine line("completion",
                   "Write a script with which a shell completes commands, options, values and "
                   "files. In bash: source <(sudoku-sat completion bash).",
                   "sudoku-sat completion bash > sudoku-sat.bash", joined_names);
  line.group("Scripts");
  line.flag("all",
            "write all scripts into the new directory -o, each where its shell looks for it");
  line.group("Output");
  add_output_file_option(line);
  if (!line.parse(arguments)) return base::ExitStatus::done;
  if (line.has("all")) {
    if (!line.has("output")) throw UsageError("--all needs -o DIR, a directory for the scripts");
    write_completions(*line.get("output"));
    return base::ExitStatus::done;
  }
  if (line.positional().size() != 1) throw UsageError("name a shell: " + one_of(names));
  const Shell& shell = find_by_name(shells(), "shell", line.positional().front());
  std::optional<Output> out;
  open_output(line, out);
  out->write(shell.script(program_words()));
  out->commit();
  return base::ExitStatus::done;
}

}  // namespace

const Command command_entries::completion{.name = "completion",
                                          .summary = "write completion for bash, zsh or fish",
                                          .run = run_completion};

}  // namespace sudoku_sat
