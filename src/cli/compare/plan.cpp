// Turns the lists of the options into settings and solvers.
#include "plan.hpp"

#include <fmt/format.h>

#include "boards.hpp"
#include "cli/choices.hpp"
#include "cli/measuring_options.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::cli {

namespace {

constexpr std::uint64_t max_runs = 1000;

void choose_solvers(const CommandLine& line, ComparePlan& plan) {
  plan.solvers = solver_names_option(line, "solvers");
  if (plan.solvers.empty() && line.has("solve")) plan.solvers.push_back("in-process");
  plan.options.solvers = solvers_named(plan.solvers);
}

}  // namespace

void add_compare_options(CommandLine& line) {
  add_compare_board_options(line);
  line.group("What to compare");
  line.value("encodings", "LIST", "encodings of `list encodings`, or all (default: all)",
             names_in(encodings(), {"all"}));
  line.value("amo", "LIST", "at-most-one methods of `list amo`, or all (default: pairwise)",
             names_in(amo_methods(), {"all"}));
  line.value("reduce", "LIST", "none, givens, unit-propagation, probe, or all (default: none)",
             names_in(reductions(), {"all"}));
  line.group("What to measure, besides size and strength");
  line.flag("solve", "solving times and the solver's figures");
  line.value("solvers", "LIST",
             "solvers of `list solvers`, or all that are installed (default: in-process); "
             "solves, too",
             names_in(solver_entries(), {"all", "installed"}));
  line.flag("proofs", "the proof of uniqueness: its lemmas and bytes");
  line.value("runs", "N", "how often each solver runs on each puzzle (default: 1)");
  line.value("seeds", "N",
             "each solver runs on N scrambled formulas of each puzzle: the orders of `dimacs "
             "--scramble` 1 to N");
  line.value("timeout", "SECONDS", "for each run, each proof and each measurement of strength");
  line.group("In parts");
  line.value("range", "A:B", "measure pieces A to B - 1 alone, from 0, and write a line for each");
  line.values("from", "FILE",
              "instead of measuring, such lines; all pieces, in any number of files");
}

ComparePlan compare_plan(const CommandLine& line) {
  ComparePlan plan;
  static_cast<report::CompareSettings&>(plan) = report::compare_settings(line);
  choose_solvers(line, plan);
  for (const char* option : {"runs", "seeds"}) {
    if (!line.has(option) || !plan.solvers.empty()) continue;
    throw UsageError(
        fmt::format("--{} is for solvers: --solve or --solvers LIST go with it", option));
  }
  if (line.has("runs") && line.has("seeds")) {
    throw UsageError(
        "--runs solves the same formula again, --seeds other orders of it: choose one");
  }
  plan.options.runs =
      static_cast<int>(report::number_option(line, "runs", 1, max_runs).value_or(1));
  plan.options.seeds =
      static_cast<int>(report::number_option(line, "seeds", 1, max_runs).value_or(0));
  plan.options.proofs = line.has("proofs");
  plan.timeout = report::seconds_option(line, "timeout");
  return plan;
}

}  // namespace sudoku_sat::cli
