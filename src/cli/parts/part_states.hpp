// The states of a manifest's parts, from its directory: receipts, progress, errors, and the age of
// files.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku_sat/parts.hpp"

namespace sudoku_sat::cli {

struct PartState {
  std::size_t part = 0;  ///< from 1
  /// "waiting", "running", "unfinished", "failed", "done", "altered", "foreign", "replaced" or
  /// "not needed"
  std::string_view state = "waiting";
  double done = 0;     ///< 0 to 1
  double seconds = 0;  ///< of work
  double work = 0;     ///< see estimated_work()
  std::string message = {};
};

/// Of all parts, in their order.
std::vector<PartState> states_of(const PartsDirectory& parts);

/// "[#####     ] 50 %  2 of 4 parts done, 1 running, 1 failed; about 3 min of work left": a line.
/// Replaced parts and those that are not needed don't count. The work left is estimated from the
/// finished parts: from how their times agree with their estimates.
std::string summary_of(const std::vector<PartState>& states);

}  // namespace sudoku_sat::cli
