// Pictures in terminals that can show them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "command_line.hpp"

namespace sudoku_sat::cli {

/// A way to show a picture between lines of text.
struct Graphics {
  std::string_view name;
  /// Converts PNG to the terminal's codes, with a line end. Throws: OutputError.
  std::string (*show)(const std::string& png);
};

/// The protocol that --graphics names, or that the terminal is known to support; null: none.
/// Throws: UsageError.
const Graphics* graphics_of(const CommandLine& line);

}  // namespace sudoku_sat::cli
