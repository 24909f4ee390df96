// How far a player has come with a puzzle: the digits that were entered, and the pencil marks.
#pragma once

#include "app/values.hpp"
#include "given_grids.hpp"
#include "mark_findings.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat::report {

struct PlayerState {
  Puzzle puzzle;      ///< without the rule `pencilmarks`
  Grid entries;       ///< 0 in other cells
  PencilMarks marks;  ///< of open cells that have some

  /// The puzzle with the entries as givens.
  Puzzle filled() const;
};

/// What the input itself says: its entries, its marks, and what the rule `pencilmarks` leaves.
/// Requires: it is a puzzle, and its entries were kept.
PlayerState state_of(const PuzzleInput& input);

/// The state of the input's puzzle in another text, in any format: what is filled in there and no
/// given is an entry. Throws: InputError if the text is not one grid of the same board, or has
/// something else for a given.
PlayerState state_in(const PuzzleInput& input, LineReader text);

/// The state of --filled, or of --state; no value without either. Throws: as state_in().
std::optional<PlayerState> state_option(const app::OptionValues& options, const PuzzleInput& input,
                                        const OpenText& open);

}  // namespace sudoku_sat::report
