// Times and sizes are measured only if they will be shown.
#include "solving_options.hpp"

#include <spdlog/spdlog.h>

#include "choices.hpp"

namespace sudoku_sat::cli {

namespace {

/// The solver with the options of --set.
SolverChoice solver_option(const CommandLine& line) {
  if (line.get("solver") == "") throw UsageError("the name of a solver is empty");
  SolverChoice choice = choose_solver(line.get("solver").value_or(""));
  app::set_solver_settings(line, choice);
  choice.check = line.has("distrust");
  if (choice.check && !choice.external()) {
    throw UsageError("--distrust is for external solvers, and this one is built in");
  }
  if (!choice.check && choice.command.find("{proof}") != std::string::npos) {
    throw UsageError("{proof} in a solver's command line needs --distrust");
  }
  return choice;
}

/// Whether -vv was given.
bool tells_all() { return spdlog::should_log(spdlog::level::trace); }

/// Times are taken if they will be shown, or if --timeout needs them.
Timing timing_option(const CommandLine& line) {
  if (line.has("stats")) return Timing::wall_and_cpu;
  const bool wall = line.get("format") == "json" || line.has("timeout") || tells_all();
  return wall ? Timing::wall : Timing::none;
}

}  // namespace

SolveOptions solve_options(const CommandLine& line) {
  SolveOptions options;
  options.formulation = app::formulation_option(line);
  options.solver = solver_option(line);
  options.unique = line.has("unique");
  options.statistics = line.has("stats") || tells_all();
  options.sizes = options.statistics || line.has("verbose") || line.get("format") == "json";
  options.timing = timing_option(line);
  return options;
}

}  // namespace sudoku_sat::cli
