// Suppositions: a candidate that leads to a contradiction, by singles and single constraints only,
// or with further suppositions on the way (failed literals to depth 1 and 2; T&E of D. Berthier,
// Pattern-Based Constraint Satisfaction and Logic Puzzles, 2012). All chains that start from one
// candidate are of the first kind.
#include "propagate/probing.hpp"
#include "propagate/techniques/registry.hpp"
#include "propagate/techniques/technique_state.hpp"

namespace sudoku_sat {

using namespace propagation;

namespace {

/// The same candidates for unit propagation; false at a contradiction.
bool copy_to(const Candidates& state, Propagation& propagation) {
  if (!propagation.decide_all(state.decisions())) return false;
  for (Cell cell = 0; cell < state.cells(); ++cell) {
    for (int value = 1; value <= state.size() && state.decided(cell) == 0; ++value) {
      if (state.possible(cell, value) || !propagation.possible(cell, value)) continue;
      if (!propagation.remove(cell, static_cast<Value>(value))) return false;
    }
  }
  return true;
}

bool copy_back(const Propagation& propagation, TechniqueState& state) {
  bool any = false;
  for (Cell cell = 0; cell < state.candidates().cells(); ++cell) {
    if (!state.open(cell)) continue;
    for (const Value value : state.values(cell)) {
      if (!propagation.possible(cell, value) && state.exclude(cell, value)) any = true;
    }
    if (propagation.decided(cell) == 0) continue;
    state.place(cell, propagation.decided(cell));
    any = true;
  }
  return any;
}

template <unsigned Depth>
bool exclude_by_supposing(TechniqueState& state) {
  Propagation propagation(state.board(), state.limits());
  const bool consistent = copy_to(state.candidates(), propagation) && probe(propagation, Depth);
  if (!consistent) {
    state.mark_broken();
    return true;
  }
  return copy_back(propagation, state);
}

}  // namespace

const Technique technique_entries::forcing_chain{
    .name = "forcing-chain",
    .grade = Difficulty::very_hard,
    .summary = "a candidate from which singles and single constraints lead to a contradiction",
    .apply = exclude_by_supposing<1>};

const Technique technique_entries::nested_chains{
    .name = "nested-chains",
    .grade = Difficulty::extreme,
    .summary = "a candidate from which forcing chains lead to a contradiction",
    .apply = exclude_by_supposing<2>};

const Technique technique_entries::search{.name = "search",
                                          .grade = Difficulty::extreme,
                                          .summary = "none of the above is enough",
                                          .apply = nullptr};

}  // namespace sudoku_sat
