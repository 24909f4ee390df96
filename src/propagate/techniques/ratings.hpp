// How hard a step is, as a number: in tenths, about on the scale of the players' program Sukaku
// Explainer (N. Juillerat; 2006). Ratings rise with the order of the techniques, and each has a
// range of its own: within it longer chains are harder.
#pragma once

#include "finding.hpp"

namespace sudoku_sat::propagation {

/// Of a pattern.
int rating_of(const Technique& technique, const Finding& finding, const Board& board);

/// Of a technique without patterns that was needed this many times; of `search`.
int rating_of(const Technique& technique, std::size_t times);

}  // namespace sudoku_sat::propagation
