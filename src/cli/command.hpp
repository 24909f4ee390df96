// What the program does for a command: one file, one entry in commands/registry.def. What the
// command is, and which options it takes, is in app/commands.
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
  /// Of a command with --range: what all ranges of its work are. Throws: what run() throws where
  /// the options are wrong. Null: it has no --range.
  RangeWork (*ranges)(const CommandLine& line) = nullptr;
  /// Whether results of ranges are put together by its own --from, instead of standing one after
  /// the other.
  bool joins = false;
};

/// All commands.
std::span<const Runner* const> runners();

/// The one of that name or alias, "parts run" for example; null: there is none.
const Runner* find_runner(std::string_view name);

/// The same. Throws: UsageError if there is none.
const Runner& runner_named(std::string_view name);

/// Runs with the arguments after the command's name, or prints its help; returns the exit status.
int run(const Runner& runner, const std::vector<std::string>& arguments);

}  // namespace cli

}  // namespace sudoku_sat
