#include "command.hpp"

#include <algorithm>

#include "globals.hpp"
#include "help.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::cli {

const Runner* find_runner(std::string_view name) {
  for (const Runner* runner : runners()) {
    if (runner->about.name == name || app::is_among(name, runner->about.aliases)) return runner;
  }
  return nullptr;
}

const Runner& runner_named(std::string_view name) {
  if (const Runner* const found = find_runner(name)) return *found;
  std::vector<std::string_view> known;
  for (const Runner* runner : runners()) {
    const app::Command& about = runner->about;
    if (!about.hidden && app::noun_of(about.name) == app::noun_of(name)) {
      known.push_back(about.name);
    }
  }
  reject("command", name, known);
}

namespace {

/// "solve" from "--solve=x": an option by any of its names, older ones included.
std::vector<std::string_view> named_options(const std::vector<std::string>& arguments) {
  std::vector<std::string_view> names;
  for (const std::string_view word : arguments) {
    if (word.starts_with("--")) names.push_back(word.substr(2, word.find('=') - 2));
  }
  return names;
}

}  // namespace

int run(const Runner& runner, const std::vector<std::string>& arguments) try {
  const CommandLine line(runner.about, arguments);
  if (line.asks_for_help()) return print_help(runner.about, arguments);
  apply_globals(line);
  return runner.run(line);
} catch (const UsageError& error) {
  throw UsageError(
      app::in_given_words(error.what(), runner.about, app::Front::line, named_options(arguments)));
}

}  // namespace sudoku_sat::cli
