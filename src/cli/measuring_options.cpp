#include "measuring_options.hpp"

#include <algorithm>

namespace sudoku_sat::cli {

std::vector<std::string> solver_names_option(const CommandLine& line, const std::string& option) {
  std::vector<std::string> names;
  const auto add = [&](std::string_view name) {
    if (std::find(names.begin(), names.end(), name) == names.end()) names.emplace_back(name);
  };
  for (const std::string& name : line.list(option)) {
    if (name != "all" && name != "installed") {
      add(name);
      continue;
    }
    for (const SolverEntry& entry : solver_entries()) {
      if (installed(entry)) add(entry.name);
    }
  }
  return names;
}

std::vector<SolverChoice> solvers_named(const std::vector<std::string>& names) {
  std::vector<SolverChoice> solvers;
  for (const std::string& name : names) solvers.push_back(choose_solver(name).with_statistics());
  return solvers;
}

}  // namespace sudoku_sat::cli
