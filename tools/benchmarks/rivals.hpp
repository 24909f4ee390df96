// The settings in which other solvers take a board: through our encodings and reductions, each as a
// process of its own that our program starts.
#pragma once

#include <string>
#include <vector>

#include "bench.hpp"

namespace sudoku_sat::bench {

struct Setting {
  std::string solver;
  std::string encoding;
  std::string reduction;

  /// "minisat, extended, units"
  std::string name() const { return solver + ", " + encoding + ", " + reduction; }
};

/// Each installed solver with each encoding and reduction that is asked for on the command line, or
/// else with those given here.
std::vector<Setting> rival_settings(const Bench& bench, std::vector<std::string> encodings,
                                    std::vector<std::string> reductions);

/// Our program as it is, or with that setting, for one board. `arguments` come first.
Command our_command(const Bench& bench, const std::string& file, double seconds,
                    std::vector<std::string> arguments = {});
Command rival_command(const Bench& bench, const Setting& setting, const std::string& file,
                      double seconds);

/// Runs such a command, which may take longer than it should.
Run run_board(const Command& command, double seconds);

/// Whether a solution was found, or shown that there is none.
inline bool decided(const Run& run) {
  return run.status == 0 || run.status == 20 || run.status == 40;
}

}  // namespace sudoku_sat::bench
