// Singles with what they rest on and the sentences that tell them: which values on the board rule
// out the rest. As few of these are named as a greedy choice needs; candidates that were excluded
// before are on the reader's paper.
#pragma once

#include "words.hpp"

namespace sudoku_sat::propagation {

/// The cell is the last open one of the unit.
Finding last_of(const TechniqueState& state, std::uint32_t unit, Cell cell);
/// The cell has one candidate.
Finding only_value(const TechniqueState& state, Cell cell);
/// The cell is the value's only place in the unit.
Finding only_place(const TechniqueState& state, const UnitPlace& place, Cell cell);

}  // namespace sudoku_sat::propagation
