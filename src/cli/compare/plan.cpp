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
  line.value("reduce", "LIST", "none, givens, units, probe, or all (default: none)",
             names_in(reductions(), {"all"}));
  line.group("What to measure, besides size and strength");
  line.flag("solve", "measure solving times and solver statistics");
  line.value("solvers", "LIST",
             "solvers of `list solvers`, or all that are installed (default: in-process); "
             "solves, too",
             names_in(solver_entries(), {"all", "installed"}));
  line.flag("proofs", "measure the proof of uniqueness: lemmas and bytes");
  line.value("runs", "N", "runs of each solver on each puzzle (default: 1)");
  line.value("seeds", "N",
             "run each solver on N scrambled formulas of each puzzle (`dimacs --scramble` 1 to N)");
  line.value("timeout", "SECONDS",
             "time limit for each run, each proof and each measurement of strength");
  line.group("In parts");
  line.value("range", "A:B",
             "measure only pieces A to B-1 (counted from 0) and write a line for each");
  line.values("from", "FILE",
              "read measured pieces instead of measuring; all pieces, in any number of files");
}

ComparePlan compare_plan(const CommandLine& line) {
  ComparePlan plan;
  static_cast<report::CompareSettings&>(plan) = report::compare_settings(line);
  choose_solvers(line, plan);
  for (const char* option : {"runs", "seeds"}) {
    if (!line.has(option) || !plan.solvers.empty()) continue;
    throw UsageError(fmt::format("--{} needs --solve or --solvers LIST", option));
  }
  if (line.has("runs") && line.has("seeds")) {
    throw UsageError("--runs and --seeds can't be combined");
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
