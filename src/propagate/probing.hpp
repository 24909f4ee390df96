// Failed literals on the candidates of a board: a candidate that leads unit propagation to a
// contradiction is removed (failed-literal probing, Freeman 1995; on Sudoku Lynce & Ouaknine 2006).
// Its fixpoint decides all 17-clue puzzles. Depth 2 does the same on top of it: a candidate is
// refuted if failed literals after it end in a contradiction. Trying a candidate at depth 2 costs
// as much as all of depth 1, so depth 1 is repeated after each failure, and candidates that are in
// a solution are not tried at all: they can't fail. The fixpoints do not depend on the order in
// which candidates are tried.
#pragma once

#include "propagation.hpp"

namespace sudoku_sat::propagation {

/// Whether propagation refutes the candidate. Tries it in `attempt`, so that memory is allocated
/// once; afterwards `attempt` has what follows from the candidate. Throws: Stopped.
bool fails(const Propagation& state, Cell cell, Value value, Propagation& attempt);

/// Removes failed candidates until none is left. Depth 1: those that lead unit propagation to a
/// contradiction; 2: those that lead depth 1 to one. `harmless`: by cell, values that are known not
/// to fail; these are not tried at the top level. Returns false at a contradiction. Throws:
/// Stopped.
bool probe(Propagation& state, unsigned depth,
           const std::vector<std::vector<Value>>& harmless = {});

/// How much a puzzle resists failed literals, for comparing puzzles of a board. They are excluded
/// in rounds; what counts is how many wrong candidates don't fail.
struct Resistance {
  std::uint64_t withstood = 0;  ///< the sum of all rounds
  std::uint64_t left = 0;       ///< in the last one, where none fails
};

/// Of the puzzle with these givens. Requires: `solution` solves it. Throws: Stopped.
Resistance resistance(const Puzzle& puzzle, const Grid& solution, const Limits& limits);

}  // namespace sudoku_sat::propagation
