// sudoku-sat dimacs: the puzzle's CNF for other solvers.
#include <spdlog/spdlog.h>

#include "choices.hpp"
#include "command.hpp"
#include "exit_status.hpp"
#include "globals.hpp"
#include "inputs.hpp"
#include "progress.hpp"
#include "puzzle_writer.hpp"
#include "sudoku_sat/cnf_file.hpp"
#include "sudoku_sat/error.hpp"

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
  const Geometry& geometry = input.puzzle->geometry();
  spdlog::warn("{}: {} and {} both have {} ({}): the formula has no model",
               to_string(input.position), geometry.name(found[0].first),
               geometry.name(found[0].second), found[0].value, found[0].rule);
}

/// Writes with progress; returns the exit status.
int write(const Puzzle& puzzle, CnfOptions options, Output& out) {
  const std::uint64_t total = size(options.encoding, *puzzle.board, options.amo).clauses;
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
    spdlog::error("{} after {} of {} clauses", stopped.what(), written, total);
    return ExitStatus::undecided;
  }
}

int run(const std::vector<std::string>& arguments) {
  CommandLine line("dimacs", "Write the puzzle's CNF in DIMACS format, for other solvers.",
                   "sudoku-sat dimacs -e extended puzzles/inkala-2012.txt > inkala.cnf", "[INPUT]");
  add_input_options(line);
  line.group("Encoding");
  line.value("e,encoding", "NAME", "an encoding of `list encodings` (default: maple)");
  line.value("amo", "NAME", "an at-most-one method of `list amo` (default: pairwise)");
  line.value("givens", "FORM",
             "units: a unit clause each; assume: incremental file, one line of assumptions; none: "
             "rules only (default: units)");
  line.group("Output");
  line.flag("names", "a comment for each variable");
  line.value("o,output", "FILE", "write to FILE, whole or not at all");
  if (!line.parse(arguments)) return ExitStatus::done;
  const Encoding& encoding =
      find_by_name(encodings(), "encoding", line.get("encoding").value_or("maple"));
  CnfOptions options{.encoding = encoding,
                     .amo = amo_option(line),
                     .givens = givens_option(line),
                     .names = line.has("names")};
  PuzzleStream inputs(line);
  const PuzzleInput input = single_puzzle(inputs);
  warn_of_conflicts(input);
  options.label = input.label;
  std::optional<Output> out;
  open_output(line, out);
  return write(*input.puzzle, options, *out);
}

}  // namespace

extern const Command dimacs_command{
    .name = "dimacs", .summary = "write the puzzle's CNF for other solvers", .run = run};

}  // namespace sudoku_sat
