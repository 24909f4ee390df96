// By what a state of propagation is split. See lookahead.cpp.
#pragma once

#include <utility>
#include <vector>

#include "propagate/states.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat {

/// A candidate: "cell holds value".
using Candidate = std::pair<Cell, Value>;

/// Candidates of which each solution has exactly one.
using Branching = std::vector<Candidate>;

/// What was found about a state.
struct Looked {
  std::vector<Candidate> failed = {};  ///< in the order in which propagation refuted them
  bool refuted = false;                ///< without them nothing is left
  Branching branching = {};            ///< empty where it is refuted, or no cell of a grid is open
};

/// Excludes the candidates of `state` that turn out to fail, and chooses a branching. Throws:
/// Stopped at a limit of the state's.
Looked look_ahead(const Board& board, Propagation& state);

}  // namespace sudoku_sat
