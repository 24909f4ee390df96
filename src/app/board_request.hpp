// The board requested by options.
#pragma once

#include "sudoku_sat/formats.hpp"
#include "values.hpp"

namespace sudoku_sat::app {

/// The board of --size, --box, --rules, --symbols and --entries. Throws: UsageError.
BoardRequest board_request(const OptionValues& options);

/// The requested board without givens, 9x9 by default; undecided at a time-out of this thread's
/// limits. Throws: UsageError; Stopped at an interrupt.
PuzzleInput empty_puzzle(const BoardRequest& request);

}  // namespace sudoku_sat::app
