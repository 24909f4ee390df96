// A hint from what a player has: what is wrong there, or the next step.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "explanation.hpp"
#include "hint.hpp"
#include "player_state.hpp"

namespace sudoku_sat::report {

/// What a player has put in or marked that no solution has.
struct Fault {
  enum class Kind {
    entry,    ///< a digit
    entries,  ///< digits that no solution has together
    mark,     ///< the right digit is not among a cell's marks
    marks,    ///< marks of cells that no solution has together
  };
  Kind kind;
  std::vector<Cell> cells;
  Value value = 0;  ///< of `entry`; of `mark` the one that is lost, 0: there are several solutions
};

struct PlayerHint {
  /// The state as a puzzle: entries are givens, marks are clues. Steps are about its board.
  Puzzle puzzle;
  Grid entries;
  /// The next step; with a fault, the steps that show it, if it can be shown.
  Explanation explanation;
  std::optional<Fault> fault = {};
  bool several = false;  ///< whether the puzzle itself has several solutions
};

/// Never throws because of solvers or limits: the explanation says what happened.
PlayerHint hint_from(const PlayerState& state, const Limits& limits);

/// Notes it for the exit status: a fault as a board without a solution.
void note(const PlayerHint& hint, base::ExitStatus& status);

/// "Look at r3c4.", "Look at r3c4 for a wrong digit.", "You put 5 in r3c4: ...". Requires: a fault.
std::string fault_sentence(const PlayerHint& hint, Telling telling);

/// The answer of `hint` with a state.
base::Json hint_json(std::size_t index, const PuzzleInput& input, Telling telling,
                     const PlayerHint& hint);

}  // namespace sudoku_sat::report
