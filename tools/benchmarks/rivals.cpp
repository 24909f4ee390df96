// Our program gets the time as its own --timeout and a little more before it is killed: a run that
// ends by itself reports its figures.
#include "rivals.hpp"

#include <fmt/format.h>

#include <utility>

namespace sudoku_sat::bench {

namespace {

/// Seconds that the program has to end by itself after its --timeout.
constexpr double grace_seconds = 5;

const std::vector<std::string> usual_solvers = {"cadical", "minisat", "cryptominisat5", "clasp",
                                                "picosat"};

const std::vector<std::string>& either(const std::vector<std::string>& asked,
                                       const std::vector<std::string>& usual) {
  return asked.empty() ? usual : asked;
}

}  // namespace

std::vector<Setting> rival_settings(const Bench& bench, std::vector<std::string> encodings,
                                    std::vector<std::string> reductions) {
  const Settings& asked = bench.settings();
  std::vector<Setting> settings;
  for (const std::string& solver : bench.installed(either(asked.solvers, usual_solvers))) {
    for (const std::string& encoding : either(asked.encodings, encodings)) {
      for (const std::string& reduction : either(asked.reductions, reductions)) {
        settings.push_back({solver, encoding, reduction});
      }
    }
  }
  return settings;
}

Command our_command(const Bench& bench, const std::string& file, double seconds,
                    std::vector<std::string> arguments) {
  std::vector<std::string> words{"solve", "--quiet", "--timeout", fmt::format("{:.3f}", seconds)};
  words.insert(words.end(), arguments.begin(), arguments.end());
  words.push_back(file);
  Command command = bench.program(std::move(words));
  command.fine = {0, 20, 30, 40};
  return command;
}

Command rival_command(const Bench& bench, const Setting& setting, const std::string& file,
                      double seconds) {
  return our_command(bench, file, seconds,
                     {"-s", setting.solver, "-e", setting.encoding, "--reduce", setting.reduction});
}

Run run_board(const Command& command, double seconds) {
  return run(command, seconds + grace_seconds);
}

}  // namespace sudoku_sat::bench
