// Turns the lists of the options into settings and solvers.
#include "plan.hpp"

#include <fmt/format.h>

#include "boards.hpp"
#include "cli/choices.hpp"
#include "cli/measuring_options.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::cli {

namespace {

void choose_solvers(const CommandLine& line, ComparePlan& plan) {
  plan.solvers = solver_names_option(line, "solvers");
  if (plan.solvers.empty() && line.has("solve")) plan.solvers.push_back("in-process");
  plan.options.solvers = solvers_named(plan.solvers);
}

}  // namespace

ComparePlan compare_plan(const CommandLine& line) {
  ComparePlan plan;
  static_cast<report::CompareSettings&>(plan) = report::compare_settings(line);
  choose_solvers(line, plan);
  plan.options.runs = static_cast<int>(line.number("runs").value_or(1));
  plan.options.seeds = static_cast<int>(line.number("seeds").value_or(0));
  plan.options.proofs = line.has("proof-size");
  plan.timeout = line.seconds("timeout");
  return plan;
}

}  // namespace sudoku_sat::cli
