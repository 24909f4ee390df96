// sudoku-sat dimacs: the puzzle's CNF for other solvers. What is written is in dimacs_files.
#include <limits>

#include "base/exit_status.hpp"
#include "cli/choices.hpp"
#include "cli/streams/inputs.hpp"
#include "cli/streams/puzzle_writer.hpp"
#include "dimacs_files.hpp"
#include "registry.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/cnf.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

GivensForm givens_option(const CommandLine& line) {
  const std::string text = line.get("givens").value_or("units");
  if (const auto form = parse_givens_form(text)) return *form;
  throw UsageError("--givens: expected units, assume or none, got '" + text + "'");
}

DimacsPlan dimacs_plan(const CommandLine& line) {
  DimacsPlan plan{.options = {.formulation = report::formulation_option(line, "maple"),
                              .givens = givens_option(line),
                              .names = line.has("names"),
                              .show = line.has("show"),
                              .annotate = line.has("annotate"),
                              .scramble = report::number_option(
                                  line, "scramble", 0, std::numeric_limits<std::uint64_t>::max())},
                  .exclude_solution = line.has("exclude-solution"),
                  .directory = line.get("split").value_or(""),
                  .compression = compression_option(line)};
  if (plan.options.reduces() && plan.options.givens != GivensForm::units) {
    throw UsageError(
        "--givens assume and none can't be combined with --reduce: a reduction uses the givens");
  }
  if (line.has("compress") && !line.has("split")) {
    throw UsageError("--compress needs --split; with -o, the ending of the file name decides");
  }
  if (line.has("split") && plan.directory.empty()) {
    throw UsageError("--split: the name of the directory is empty");
  }
  if (line.has("split") && line.has("output")) {
    throw UsageError("--split and -o can't be combined");
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

int run_dimacs(const std::vector<std::string>& arguments) {
  CommandLine line("dimacs", "Write the puzzle's CNF in DIMACS format, for other solvers.",
                   "sudoku-sat dimacs -e extended puzzles/inkala-2012.txt > inkala.cnf", "[INPUT]");
  add_input_options(line);
  line.group("Encoding");
  add_encoding_options(line, "maple");
  add_reduce_option(line, "none");
  line.value("givens", "FORM",
             "how to write the givens: units (unit clauses), assume (an incremental file with a "
             "line of assumptions for each puzzle) or none (rules only) (default: units)",
             {"units", "assume", "none"});
  line.flag("exclude-solution",
            "solve the puzzle and add a clause that excludes the solution: a model is then a "
            "second solution");
  line.group("Output");
  line.flag("names", "add a comment for each variable");
  line.flag("annotate",
            "add a comment before each clause: its family, its meaning, its literals. Not for "
            "checking binary proofs: drat-trim reads such comments as empty clauses");
  line.flag("show",
            "add the line `c p show ... 0` with the cells' variables, so that model counters count "
            "grids");
  line.value("scramble", "SEED",
             "shuffle variables, clauses and literals by SEED; decode undoes it. Keeps all clauses "
             "in memory (4 bytes per literal, 12 per clause)");
  line.value("split", "DIR",
             "write one file per puzzle into a new or empty directory, completely or not at all");
  add_compress_option(line, "compression of the files of --split");
  add_output_file_option(line);
  if (!line.parse(arguments)) return base::ExitStatus::done;
  const DimacsPlan plan = dimacs_plan(line);
  PuzzleStream inputs(line);
  return write(inputs, plan, line);
}

}  // namespace

const Command command_entries::dimacs{
    .name = "dimacs", .summary = "write the puzzle's CNF for other solvers", .run = run_dimacs};

}  // namespace sudoku_sat
