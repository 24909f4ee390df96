// Options of the command line that requests lack, and why. A test fails for one that has no reason
// here.
#pragma once

#include <span>
#include <string_view>

namespace sudoku_sat::api {

struct LeftOut {
  std::string_view names;  ///< with blanks between them
  std::string_view reason;
};

/// Options of any command.
std::span<const LeftOut> left_out_options();

/// Whole commands; "parts" means all of its commands, too.
std::span<const LeftOut> left_out_commands();

}  // namespace sudoku_sat::api
