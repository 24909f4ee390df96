// sudoku-sat export: the puzzle in the language of another kind of solver.
#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "base/exit_status.hpp"
#include "cli/globals.hpp"
#include "cli/progress.hpp"
#include "cli/streams/inputs.hpp"
#include "cli/streams/puzzle_writer.hpp"
#include "registry.hpp"
#include "report/formula_options.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

int run_export(const CommandLine& line) {
  const ExportLanguage& language = report::export_language(line);
  PuzzleStream inputs(line);
  const PuzzleInput input = single_puzzle(inputs);
  ExportOptions options = report::settings_of_export(line, input);
  Progress progress("constraints");
  std::uint64_t written = 0;
  options.on_constraints = [&](std::uint64_t constraints) { progress.set(written = constraints); };
  const Limits limits({}, &interrupt(), [&] { progress.tick(); });
  try {
    std::optional<Output> out;
    open_output(line, out);
    out->watch(&interrupt());
    write_export(*input.puzzle, language, options, *out, limits);
    out->commit();
    return base::ExitStatus::done;
  } catch (const Stopped& stopped) {
    progress.clear();
    spdlog::error(fmt::format("{} after {} constraints", stopped.what(), written));
    return base::ExitStatus::undecided;
  }
}

}  // namespace

const Runner runner_entries::export_{.about = command_entries::export_, .run = run_export};

}  // namespace sudoku_sat
