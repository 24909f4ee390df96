// What clues give besides what one clue leaves its own cells. No value if nothing is found. The
// state must outlive a result and not change.
#pragma once

#include "marks.hpp"

namespace sudoku_sat::clues {

/// What all signs or lines of one kind exclude, whatever the candidates are: "No cell of a whisper
/// line is 5". One finding for all cells of the board.
std::optional<propagation::Finding> find_in_family(const TechniqueState& state);

/// What constraints that are made of clauses leave their cells, if it can be told what they mean.
std::optional<propagation::Finding> find_in_formulas(const TechniqueState& state);

/// A value that would leave two neighbours that see each other the same only value: 4 in the
/// middle of a whisper line needs 9 on both sides.
std::optional<propagation::Finding> find_both_sides(const TechniqueState& state);

/// A value that every way to complete a clue has, in cells that all see another cell.
std::optional<propagation::Finding> find_places_in_clue(const TechniqueState& state);

/// What cages in a unit, or across its border, leave the other cells: all values of a unit have a
/// known sum.
std::optional<propagation::Finding> find_in_unit_sums(const TechniqueState& state);

}  // namespace sudoku_sat::clues
