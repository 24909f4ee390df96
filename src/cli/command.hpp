// The implementation of a command: one file, one entry in commands/registry.def. Its description
// and options are in app/commands.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "command_line.hpp"

namespace sudoku_sat {

struct RangeWork;

namespace cli {

struct Runner {
  const app::Command& about;
  /// Returns the exit status. Throws: what the library throws; main turns it into a message and a
  /// status.
  int (*run)(const CommandLine& line);
  /// For a command with --range: the full range of its work. Throws: as run() for wrong options.
  /// Null: it has no --range.
  RangeWork (*ranges)(const CommandLine& line) = nullptr;
  /// Whether results of ranges are merged by its own --from instead of concatenated.
  bool joins = false;
};

/// All commands.
std::span<const Runner* const> runners();

/// The command of that name or alias, for example "parts run"; null: there is none.
const Runner* find_runner(std::string_view name);

/// The same. Throws: UsageError if there is none.
const Runner& runner_named(std::string_view name);

/// Runs with the arguments after the command's name, or prints its help; returns the exit status.
int run(const Runner& runner, const std::vector<std::string>& arguments);

}  // namespace cli

}  // namespace sudoku_sat
