// The exit statuses of commands, as parts and those who put them together understand them.
#pragma once

namespace sudoku_sat {

struct CommandStatus {
  static constexpr int done = 0;
  static constexpr int failed = 1;
  static constexpr int usage = 2;
  static constexpr int no_solution = 20;
  static constexpr int undecided = 30;
  static constexpr int several = 40;
};

}  // namespace sudoku_sat
