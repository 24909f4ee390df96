// A shell that can complete this program's command lines.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "program_words.hpp"

namespace sudoku_sat::cli {

/// A descriptor in a file of its own and a line in registry.def.
struct Shell {
  std::string_view name;
  std::string_view place;  ///< where the shell looks for it, below the prefix's share/
  /// The script that the shell reads at its start, or when the program's name is first completed.
  std::string (*script)();
};

std::span<const Shell* const> shells();

}  // namespace sudoku_sat::cli
