// Suppositions: a candidate that leads to a contradiction, by singles and single constraints only,
// or with further suppositions on the way (failed literals to depth 1 and 2; T&E of D. Berthier,
// Pattern-Based Constraint Satisfaction and Logic Puzzles, 2012). All chains that start from one
// candidate are of the first kind.
#include <algorithm>

#include "propagate/probing.hpp"
#include "propagate/techniques/ladder.hpp"
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

/// What was excluded, in the cells with the fewest candidates first.
std::vector<Exclusion> excluded_between(const Candidates& before, const Candidates& after) {
  std::vector<Exclusion> all;
  for (Cell cell = 0; cell < before.cells(); ++cell) {
    for (int value = 1; value <= before.size() && before.decided(cell) == 0; ++value) {
      if (!before.possible(cell, value) || after.possible(cell, value)) continue;
      all.push_back({cell, static_cast<Value>(value)});
    }
  }
  std::stable_sort(all.begin(), all.end(), [&](const Exclusion& a, const Exclusion& b) {
    return before.count(a.cell) < before.count(b.cell);
  });
  return all;
}

/// The one that propagation refutes soonest: after which the most is left.
std::optional<Cell> soonest_refuted(const Propagation& from, const std::vector<Exclusion>& all) {
  Propagation attempt = from;
  std::optional<Cell> best;
  std::uint64_t most = 0;
  for (const auto& [cell, value] : all) {
    if (!fails(from, cell, value, attempt)) continue;
    const std::uint64_t left = attempt.candidates().open();
    if (best && left <= most) continue;
    best = cell;
    most = left;
  }
  return best;
}

/// Looking for the shortest of these would take longer than rating the puzzle.
std::optional<Cell> first_refuted_by_chains(const Propagation& from,
                                            const std::vector<Exclusion>& all) {
  Propagation attempt = from;
  for (const auto& [cell, value] : all) {
    if (fails(from, cell, value, attempt) || !probe(attempt, 1)) return cell;
  }
  return std::nullopt;
}

}  // namespace

namespace propagation {

std::optional<Cell> easiest_supposition(const Board& board, const Candidates& before,
                                        const Candidates& after, const Technique& technique,
                                        const Limits& limits) {
  Propagation from(board, limits);
  if (!copy_to(before, from)) return std::nullopt;
  const std::vector<Exclusion> all = excluded_between(before, after);
  const bool nested = technique.name == technique_entries::nested_chains.name;
  return nested ? first_refuted_by_chains(from, all) : soonest_refuted(from, all);
}

}  // namespace propagation

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
