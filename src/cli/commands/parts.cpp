// sudoku-sat parts: lists the commands for work in parts, if none of them is given.
#include <cstdio>

#include "base/exit_status.hpp"
#include "cli/help.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

int run_parts(const CommandLine& line) {
  const std::string text = help_text(line.command(), false);
  std::fwrite(text.data(), 1, text.size(), stderr);
  return base::ExitStatus::usage;
}

}  // namespace

const Runner runner_entries::parts{.about = command_entries::parts, .run = run_parts};

}  // namespace sudoku_sat
