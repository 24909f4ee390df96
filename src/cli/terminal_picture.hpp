// Pictures in terminals that show some.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "command_line.hpp"

namespace sudoku_sat::cli {

/// A way to show a picture between lines of text.
struct Graphics {
  std::string_view name;
  /// PNG to what the terminal wants, its line ended. Throws: OutputError.
  std::string (*show)(const std::string& png);
};

/// What --graphics says, or what the terminal is known to understand; null: none. Throws:
/// UsageError.
const Graphics* graphics_of(const CommandLine& line);

}  // namespace sudoku_sat::cli
