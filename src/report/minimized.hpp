// What `convert --minimize` finds out: the puzzle without its redundant givens, or why not.
#pragma once

#include <string>
#include <string_view>

#include "base/exit_status.hpp"
#include "base/json.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat::report {

struct Minimized {
  std::string_view status;  ///< "minimal", or why it isn't: "unsatisfiable", "unknown"
  std::string reason = {};  ///< empty if it is

  bool failed() const { return !reason.empty(); }
};

/// Requires: a puzzle. Removes redundant givens from it; if that fails, it stays as it was. Notes
/// what happened for the exit status. Throws: Stopped at an interrupt.
Minimized minimize(PuzzleInput& input, const Limits& limits, base::ExitStatus& status);

}  // namespace sudoku_sat::report
