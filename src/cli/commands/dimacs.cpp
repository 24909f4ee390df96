// sudoku-sat dimacs: the puzzle's CNF for other solvers.
#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <limits>

#include "cli/choices.hpp"
#include "cli/exit_status.hpp"
#include "cli/globals.hpp"
#include "cli/progress.hpp"
#include "cli/streams/inputs.hpp"
#include "cli/streams/puzzle_writer.hpp"
#include "registry.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat {

namespace {

GivensForm givens_option(const CommandLine& line) {
  const std::string text = line.get("givens").value_or("units");
  if (const auto form = parse_givens_form(text)) return *form;
  throw UsageError("--givens is units, assume or none, not '" + text + "'");
}

void warn_of_conflicts(const PuzzleInput& input) {
  const auto found = conflicts(*input.puzzle->board, input.puzzle->givens, 1);
  if (found.empty()) return;
  spdlog::warn(fmt::format("{}: {}: the formula has no model", to_string(input.position),
                           to_string(found[0], input.puzzle->geometry())));
}

/// Writes with progress; returns the exit status.
int write(const Puzzle& puzzle, CnfOptions options, Output& out) {
  // With a reduction the size is not known beforehand.
  const std::uint64_t total =
      options.reduces() ? 0 : size_of(options.formulation, *puzzle.board).clauses;
  std::uint64_t written = 0;
  Progress progress("clauses");
  progress.set_total(total);
  options.on_clauses = [&](std::uint64_t clauses) { progress.set(written = clauses); };
  const Limits limits({}, &interrupt(), [&] { progress.tick(); });
  try {
    write_cnf(puzzle, options, out, limits);
    out.commit();
    return ExitStatus::done;
  } catch (const Stopped& stopped) {
    spdlog::error(fmt::format("{} after {}{} clauses", stopped.what(), written,
                              total == 0 ? "" : fmt::format(" of {}", total)));
    return ExitStatus::undecided;
  }
}

int run(const std::vector<std::string>& arguments) {
  CommandLine line("dimacs", "Write the puzzle's CNF in DIMACS format, for other solvers.",
                   "sudoku-sat dimacs -e extended puzzles/inkala-2012.txt > inkala.cnf", "[INPUT]");
  add_input_options(line);
  line.group("Encoding");
  line.value("e,encoding", "NAME", "an encoding of `list encodings` (default: maple)");
  add_amo_option(line);
  line.value("reduce", "NAME",
             "what is removed before encoding: none, givens, units or probe (default: none)");
  line.value("givens", "FORM",
             "units: a unit clause each; assume: incremental file, one line of assumptions; none: "
             "rules only (default: units)");
  line.group("Output");
  line.flag("names", "a comment for each variable");
  line.flag("show",
            "the line `c p show ... 0` that makes model counters count solutions: all variables "
            "but the auxiliary ones");
  line.value(
      "scramble", "SEED",
      "variables, clauses and literals in an order drawn from SEED, which decode undoes; all "
      "clauses are kept in memory, 4 bytes for each literal and 12 for each clause");
  add_output_file_option(line);
  if (!line.parse(arguments)) return ExitStatus::done;
  CnfOptions options{
      .formulation = formulation_option(line, "maple"),
      .givens = givens_option(line),
      .names = line.has("names"),
      .show = line.has("show"),
      .scramble = number_option(line, "scramble", 0, std::numeric_limits<std::uint64_t>::max())};
  if (options.reduces() && options.givens != GivensForm::units) {
    throw UsageError("--givens assume and none need --reduce none: a reduction uses the givens");
  }
  PuzzleStream inputs(line);
  const PuzzleInput input = single_puzzle(inputs);
  warn_of_conflicts(input);
  if (options.scramble) spdlog::info(fmt::format("seed {}", *options.scramble));
  options.label = input.label;
  std::optional<Output> out;
  open_output(line, out);
  return write(*input.puzzle, options, *out);
}

}  // namespace

const Command command_entries::dimacs{
    .name = "dimacs", .summary = "write the puzzle's CNF for other solvers", .run = run};

}  // namespace sudoku_sat
