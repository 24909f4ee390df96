// Looks ahead in a state of propagation before it is split: what to split it by, and how much work
// is in it.
//
// A state is split by the values of a cell, or by the places of a value in a unit; the best
// branching is found by trying. Each candidate of a branching is decided and propagated; one that
// fails is excluded permanently (a failed literal), and the number of candidates that the others
// remove measures the branching. Branchings of different widths are compared by Kullmann's tau: the
// growth of a tree in which child i is smaller by d_i is the x > 1 with the sum of x^-d_i = 1
// (Kullmann, Fundaments of branching heuristics, Handbook of Satisfiability 2009). Only the
// narrowest branchings are tried, because each trial costs a propagation. Variables besides the
// grid are not branched on: two cubes could have the same grid, which counts once, and a puzzle
// file has no place for their values.
//
// Work is the size of a search tree estimated by random dives (Knuth, Estimating the efficiency of
// backtrack programs, 1975): the product of the numbers of children on the way to a random leaf. We
// take the mean of the logarithms over several dives: the mean of the products, although unbiased,
// would be dominated by the largest one. A dive is limited in decisions, not in seconds; one that
// is cut off is extrapolated from the pace of its candidates. A clause-learning solver, which works
// on large boards, doesn't search such a tree: of 16 cubes of a 64x64 board, the one with the least
// estimated work, after one decision, took more than fourteen minutes; those with the most, after
// six to nine decisions, took 0.1 to 17 s. On large boards the measure is the number of candidates
// left.
//
// Results are the same on every machine: arithmetic is only IEEE's, without functions of the
// mathematical library, and logarithms are fixed-point numbers computed with integers.
#pragma once

#include "propagate/states.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::parts {

/// A candidate: "cell holds value".
using Candidate = std::pair<Cell, Value>;

/// Candidates, exactly one of which is in each solution.
using Branching = std::vector<Candidate>;

/// What was found about a state.
struct Looked {
  std::vector<Candidate> failed = {};  ///< in the order in which propagation refuted them
  bool refuted = false;                ///< without them nothing is left
  Branching branching = {};            ///< empty if it is refuted, or no cell of a grid is open
};

/// Excludes the candidates of `state` that turn out to fail, and chooses a branching. Throws:
/// Stopped at a limit of the state's.
Looked look_ahead(const Board& board, propagation::Propagation& state);

/// The logarithm, to the base 2, of the number of leaves of the search tree, in units of 1/65536;
/// 0 if the state is complete. Throws: Stopped at a limit of the state's.
std::uint64_t estimated_work(const propagation::Propagation& state, Random& random);

}  // namespace sudoku_sat::parts
