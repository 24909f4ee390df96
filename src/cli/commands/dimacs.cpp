// sudoku-sat dimacs: the puzzle's CNF for other solvers. dimacs_files writes it.
#include "base/exit_status.hpp"
#include "cli/choices.hpp"
#include "cli/streams/inputs.hpp"
#include "cli/streams/puzzle_writer.hpp"
#include "dimacs_files.hpp"
#include "registry.hpp"
#include "report/formula_options.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/cnf.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

DimacsPlan dimacs_plan(const CommandLine& line) {
  DimacsPlan plan{.options = report::cnf_options(line),
                  .exclude_solution = line.has("exclude-solution"),
                  .directory = line.get("split").value_or(""),
                  .compression = compression_option(line)};
  if (line.has("split") && plan.directory.empty()) {
    throw UsageError("--split: the name of the directory is empty");
  }
  return plan;
}

int write(PuzzleStream& inputs, const DimacsPlan& plan, const CommandLine& line) {
  if (line.has("split")) return write_split(inputs, plan);
  if (plan.options.givens != GivensForm::assume || !inputs.several()) {
    return write_single(inputs, plan, line);
  }
  if (plan.exclude_solution) {
    throw UsageError(
        "--exclude-solution needs a single puzzle: in a series it would exclude the solution for "
        "all");
  }
  return write_series(inputs, plan, line);
}

int run_dimacs(const CommandLine& line) {
  const DimacsPlan plan = dimacs_plan(line);
  PuzzleStream inputs(line);
  return write(inputs, plan, line);
}

}  // namespace

const Runner runner_entries::dimacs{.about = command_entries::dimacs, .run = run_dimacs};

}  // namespace sudoku_sat
