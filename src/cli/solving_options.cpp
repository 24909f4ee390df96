// Times and sizes are measured only where somebody will see them.
#include "solving_options.hpp"

#include <spdlog/spdlog.h>

#include "choices.hpp"

namespace sudoku_sat::cli {

namespace {

/// The solver, with what --set says of it.
SolverChoice solver_option(const CommandLine& line) {
  if (line.get("solver") == "") throw UsageError("the name of a solver is empty");
  SolverChoice choice = choose_solver(line.get("solver").value_or(""));
  for (const std::string& text : line.all("set")) {
    if (choice.entry->setting == nullptr) {
      throw UsageError(
          "--set works only with the built-in CaDiCaL; give other solvers' options in a command "
          "line: -s 'minisat -rnd-init {cnf} {out}'");
    }
    choice.settings.push_back(choice.entry->setting(text));
  }
  choice.check = line.has("check");
  if (choice.check && !choice.external()) {
    throw UsageError("--check needs an external solver: -s NAME or -s COMMAND");
  }
  if (!choice.check && choice.command.find("{proof}") != std::string::npos) {
    throw UsageError("{proof} in a solver's command line needs --check");
  }
  return choice;
}

/// Whether -vv was given.
bool tells_all() { return spdlog::should_log(spdlog::level::trace); }

/// Times are taken where somebody sees them, or where --timeout needs them.
Timing timing_option(const CommandLine& line) {
  if (line.has("stats")) return Timing::wall_and_cpu;
  const bool wall = line.get("format") == "json" || line.has("timeout") || tells_all();
  return wall ? Timing::wall : Timing::none;
}

}  // namespace

void add_solving_options(CommandLine& line) {
  line.group("Encoding");
  line.value("e,encoding", "NAME",
             "encoding, see `list encodings` (default: auto, which chooses extended, triads, "
             "distinct or minimal by size and open cells)",
             names_in(encodings(), {"auto"}));
  add_amo_option(line);
  add_reduce_option(line, "none if -e is given, otherwise chosen by auto");
  line.group("Solver");
  line.value("s,solver", "NAME|COMMAND",
             "a solver of `list solvers`, or a command line with {cnf} and optionally {out} and "
             "{proof} (default: built-in CaDiCaL)",
             names_in(solver_entries()));
  line.flag("check",
            "verify an external solver's \"unsatisfiable\" by its DRAT proof, or by solving again "
            "with the built-in solver if it writes none");
  line.values("set", "NAME=VALUE",
              "an option of the built-in CaDiCaL, e.g. phase=0; can be repeated; large boards then "
              "use one solver instead of a portfolio");
  line.flag("stats", "print times, memory and solver statistics to standard error");
  line.group("Solving");
  line.flag("unique", "prove that there is no second solution; exit status 40 if there is");
  line.value("timeout", "SECONDS", "time limit for each puzzle");
}

SolveOptions solve_options(const CommandLine& line) {
  SolveOptions options;
  options.formulation = report::open_formulation(line);
  options.solver = solver_option(line);
  options.unique = line.has("unique");
  options.statistics = line.has("stats") || tells_all();
  options.sizes = options.statistics || line.has("verbose") || line.get("format") == "json";
  options.timing = timing_option(line);
  return options;
}

}  // namespace sudoku_sat::cli
