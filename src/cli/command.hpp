// A command of the program: one file, one entry in registry.def.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sudoku_sat {

struct RangeWork;

namespace cli {

struct Command {
  std::string_view name;
  std::string_view summary;
  /// Runs with the arguments after the command's name; returns the exit status.
  /// Throws: what the library throws; main turns it into a message and a status.
  int (*run)(const std::vector<std::string>& arguments);
  /// Of a command with --range: what all ranges of its work are. Throws: what run() throws where
  /// the arguments are wrong. Null: it has no --range.
  RangeWork (*ranges)(const std::vector<std::string>& arguments) = nullptr;
  /// Whether results of ranges are put together by its own --from, instead of standing one behind
  /// the other.
  bool joins = false;
};

/// All commands, in the order of the help text.
std::span<const Command* const> commands();

}  // namespace cli

}  // namespace sudoku_sat
