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
  throw UsageError("--givens is units, assume or none, not '" + text + "'");
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
    throw UsageError("--givens assume and none need --reduce none: a reduction uses the givens");
  }
  if (line.has("compress") && !line.has("split")) {
    throw UsageError("--compress goes with --split; the name behind -o says it by its ending");
  }
  if (line.has("split") && plan.directory.empty()) {
    throw UsageError("--split: the name of the directory is empty");
  }
  if (line.has("split") && line.has("output")) {
    throw UsageError("--split writes a file for each puzzle: it takes the place of -o");
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
        "--exclude-solution takes one puzzle: in a series it would exclude the solution from all");
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
             "units: a unit clause each; assume: incremental file, a line of assumptions for each "
             "puzzle of one board; none: rules only (default: units)",
             {"units", "assume", "none"});
  line.flag("exclude-solution",
            "also a clause that excludes a solution: a model is another one, and there is none "
            "where the solution is unique");
  line.group("Output");
  line.flag("names", "a comment for each variable");
  line.flag("annotate",
            "a comment before each clause: its family, what it says, its literals. For reading and "
            "solving, not for checking binary proofs: drat-trim takes comments between clauses for "
            "empty clauses");
  line.flag("show",
            "the line `c p show ... 0`, before the problem line, that makes model counters count "
            "grids: the variables of the cells, not auxiliary ones nor those of rules");
  line.value(
      "scramble", "SEED",
      "variables, clauses and literals in an order drawn from SEED, which decode undoes; all "
      "clauses are kept in memory, 4 bytes for each literal and 12 for each clause");
  line.value("split", "DIR",
             "a file for each puzzle in a new or empty directory, written whole or not at all; "
             "their names sort as the puzzles come");
  add_compress_option(line, "of the files of --split");
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
