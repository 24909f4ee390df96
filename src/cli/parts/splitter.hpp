// A way to split: the options of `parts split` that ask for it, and the manifest that they give.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/command_line.hpp"
#include "sudoku_sat/parts.hpp"

namespace sudoku_sat::cli {

/// What `parts split` was asked for, besides its options.
struct SplitRequest {
  const CommandLine& line;
  const std::vector<std::string>& command;  ///< after --; empty: there is none
  /// Where the manifest is going to be: a place for further files.
  const std::string& directory;
};

/// A descriptor in a file of its own and a line in registry.def.
struct Splitter {
  std::vector<std::string_view> options;  ///< that ask for it, one of them: "parts"
  /// Throws: UsageError; InputError where the input can't be split in this way.
  Manifest (*split)(const SplitRequest& request);
};

std::span<const Splitter* const> splitters();

}  // namespace sudoku_sat::cli
