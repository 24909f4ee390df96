// What single constraints of other kinds exclude: two neighbours with a dot, a cage, an arrow, a
// line, a clue. Of relations between two cells the values without a partner, of sums and sequences
// those on no path of the diagram.
#include <algorithm>

#include "propagate/diagram_filter.hpp"
#include "registry.hpp"
#include "technique_state.hpp"

namespace sudoku_sat {

using namespace propagation;

namespace {

/// Excludes what a cell can't be by the relation; `allows(value, other)`.
template <class Allows>
bool filter_side(TechniqueState& state, Cell cell, Cell partner, Allows&& allows) {
  bool any = false;
  const std::vector<Value> partners = state.values(partner);
  for (const Value value : state.values(cell)) {
    const bool supported = std::any_of(partners.begin(), partners.end(),
                                       [&](Value other) { return allows(value, other); });
    if (!supported && state.exclude(cell, value)) any = true;
  }
  return any;
}

bool filter_relation(TechniqueState& state, const PairRelation& pair) {
  const ValueRelation& relation = *pair.relation;
  const bool first = filter_side(state, pair.first, pair.second,
                                 [&](int a, int b) { return relation.allows(a, b); });
  const bool second = filter_side(state, pair.second, pair.first,
                                  [&](int b, int a) { return relation.allows(a, b); });
  return first || second;
}

bool filter_diagram(TechniqueState& state, const Board::DiagramOf& diagram) {
  bool any = false;
  const auto leave = [&](Cell cell, const std::vector<std::uint64_t>& supported) {
    for (const Value value : state.values(cell)) {
      const auto bit = static_cast<unsigned>(value - 1);
      if ((supported[bit / 64] >> bit % 64 & 1U) == 0 && state.exclude(cell, value)) any = true;
    }
    return !state.broken();
  };
  const bool consistent = filter_by_diagram(
      diagram, state.candidates().words(),
      [&](Cell cell, Value value) { return state.possible(cell, value); }, leave);
  if (!consistent) state.mark_broken();
  return any;
}

bool filter_constraints(TechniqueState& state) {
  bool any = false;
  for (const PairRelation& pair : state.board().relations()) {
    if (filter_relation(state, pair)) any = true;
  }
  for (const Board::DiagramOf& diagram : state.board().diagrams()) {
    state.limits().check();
    if (filter_diagram(state, diagram)) any = true;
  }
  return any;
}

}  // namespace

const Technique technique_entries::constraint{
    .name = "constraint",
    .grade = Difficulty::medium,
    .summary = "what a single cage, arrow, line, dot or clue excludes",
    .apply = filter_constraints};

}  // namespace sudoku_sat
