// Exclusions by single constraints of other kinds: two neighbours with a dot, a cage, an arrow, a
// line, a clue. A relation of two cells excludes values without a partner; a sum or sequence
// excludes those on no path of the diagram.
#include <algorithm>

#include "propagate/diagram_filter.hpp"
#include "registry.hpp"
#include "technique_state.hpp"

namespace sudoku_sat {

using namespace propagation;

namespace {

/// Leaves the cell only the supported values; whether it had others.
bool leave(TechniqueState& state, Cell cell, const std::vector<std::uint64_t>& supported) {
  bool any = false;
  for (const Value value : state.values(cell)) {
    const auto bit = static_cast<unsigned>(value - 1);
    if ((supported[bit / 64] >> bit % 64 & 1U) == 0 && state.exclude(cell, value)) any = true;
  }
  return any;
}

bool filter_relation(TechniqueState& state, const PairRelation& pair) {
  bool any = false;
  filter_by_relation(
      pair, state.candidates().words(), [&](Cell cell) { return state.candidates().mask(cell); },
      [&](Cell cell, const auto& supported) {
        if (leave(state, cell, supported)) any = true;
        return true;
      });
  return any;
}

bool filter_diagram(TechniqueState& state, const Board::DiagramOf& diagram) {
  bool any = false;
  const bool consistent = filter_by_diagram(
      diagram, state.candidates().words(),
      [&](Cell cell, Value value) { return state.possible(cell, value); },
      [&](Cell cell, const auto& supported) {
        if (leave(state, cell, supported)) any = true;
        return !state.broken();
      });
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
