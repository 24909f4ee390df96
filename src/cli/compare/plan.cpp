// Turns the lists of the options into settings and solvers.
#include "plan.hpp"

#include <fmt/format.h>

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
  plan.options = report::measure_options(line);
  choose_solvers(line, plan);
  plan.timeout = line.seconds("timeout");
  return plan;
}

}  // namespace sudoku_sat::cli
