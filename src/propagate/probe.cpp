// The fixpoint of failed literals: a candidate that leads unit propagation to a contradiction is
// removed, until there is none. Decides all 17-clue puzzles, and costs a propagation for each
// candidate.
#include "probing.hpp"
#include "registry.hpp"

namespace sudoku_sat {

namespace {

std::optional<Candidates> apply_probe(const Puzzle& puzzle, const Limits& limits) {
  Propagation state(*puzzle.board, limits);
  if (!state.decide_all(puzzle.givens) || !Probing({}, limits).run(state, 1)) return std::nullopt;
  return state.candidates();
}

}  // namespace

const Reduction reduction_entries::probe{
    .name = "probe",
    .summary = "all that failed literals decide, after units",
    .source = "Freeman 1995; on Sudoku Lynce & Ouaknine, AIMATH 2006",
    .apply = apply_probe,
};

}  // namespace sudoku_sat
