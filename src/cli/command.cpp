#include "command.hpp"

#include <algorithm>

#include "globals.hpp"
#include "help.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::cli {

const Runner& runner_named(std::string_view name) {
  std::vector<std::string_view> known;
  for (const Runner* runner : runners()) {
    if (runner->about.name == name || app::is_among(name, runner->about.aliases)) return *runner;
    if (!runner->about.hidden) known.push_back(runner->about.name);
  }
  reject("command", name, known);
}

int run(const Runner& runner, const std::vector<std::string>& arguments) {
  const CommandLine line(runner.about, arguments);
  if (line.asks_for_help()) return print_help(runner.about, arguments);
  apply_globals(line);
  return runner.run(line);
}

}  // namespace sudoku_sat::cli
