// Runs the commands that a document shows, and compares what they print.
//
// The commands of a document run in order in one scratch directory, where puzzles/ and cnf/ are
// copies of the repository's, tools/cluster is the repository's and `sudoku-sat` is on the PATH, so
// that later examples can use what earlier ones wrote. Both outputs are merged, as on a terminal;
// `$?` is the status of the command before.
#pragma once

#include <string>
#include <vector>

namespace sudoku_sat::documents {

/// A command that is shown and not run.
struct Exception {
  std::string begins_with;
  std::string reason;
};
const std::vector<Exception>& commands_not_run();

bool is_run(const std::string& command);

/// Programs without which the sessions that call them are left out, with a warning. tools/test
/// installs them.
const std::vector<std::string>& optional_programs();

struct Played {
  std::vector<std::string> faults;    ///< line, command, what is shown and what was printed
  std::vector<std::string> left_out;  ///< sessions for which a program is missing
  std::size_t commands = 0;           ///< that were run
};

Played play(const std::string& markdown);

}  // namespace sudoku_sat::documents
