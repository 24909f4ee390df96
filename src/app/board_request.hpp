// The board that options ask for.
#pragma once

#include "sudoku_sat/formats.hpp"
#include "values.hpp"

namespace sudoku_sat::app {

/// The board of --size, --box, --rules, --symbols and --entries. Throws: UsageError.
BoardRequest board_request(const OptionValues& options);

/// The board without givens that it asks for, of 9x9 cells unless it says otherwise; undecided at a
/// time-out of this thread's limits. Throws: UsageError; Stopped at an interrupt.
PuzzleInput empty_puzzle(const BoardRequest& request);

}  // namespace sudoku_sat::app
