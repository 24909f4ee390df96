// The steps of a derivation that are worth telling: those that lead to values, or the fewest that
// answer a question.
//
// The easiest step comes first in a derivation, wherever it leads. A fifth of the eliminations in
// hard puzzles lead nowhere, and a teacher would not tell them.
//
// What a question depends on in the order of the whole derivation is often twice what it needs: the
// easiest step comes first there, wherever it leads. So the steps are taken as rules
// (way_rules.hpp), with other patterns that a reader could see on the way (patterns_on_way.hpp).
// Which of the rules lead to the answer is a set that propagation tells in microseconds; one that
// can't be made smaller is found by leaving out one after the other, and others from it, with a few
// rules more, in random orders: large neighbourhood search (Shaw, CP 1998) on minimal sets. Then
// patterns are looked for along the best way. The seed is fixed and budgets count literals and
// looks, so that the way is the same on every machine.
#pragma once

#include <optional>
#include <vector>

#include "sudoku_sat/explain.hpp"

namespace sudoku_sat::explain {

/// The steps that conclude values, and those that they depend on, directly or indirectly, because a
/// step rests on their conclusions or its text takes these as excluded; numbered from 1. Requires:
/// steps numbered from 1 without gaps.
std::vector<Step> steps_to_values(const Puzzle& puzzle, const std::vector<Step>& steps);

/// The last step and those that it depends on in the same way, with their numbers. Requires: the
/// same.
std::vector<Step> steps_to_answer(const Puzzle& puzzle, const std::vector<Step>& steps);

struct ShortestWay {
  std::vector<Step> steps;  ///< numbered from 1; the last one answers
  Explainer explainer;      ///< that has made them
};

/// From steps that lead to the answer, numbered from 1 without gaps; no value if no shorter way
/// than theirs was found. `solved` is what PuzzleSolver says of the puzzle. Throws: Stopped.
std::optional<ShortestWay> shortest_way(const Puzzle& puzzle, const Outcome& solved,
                                        const std::vector<Step>& steps, const Statement& answer,
                                        const Limits& limits);

}  // namespace sudoku_sat::explain
