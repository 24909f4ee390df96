// Strong links of a value: a unit with two places for it, one of which holds it.
#pragma once

#include "technique_state.hpp"

namespace sudoku_sat::propagation {

struct StrongLink {
  std::uint32_t unit = 0;
  Cell first = 0;
  Cell second = 0;
};

/// Those of the value, by unit.
std::vector<StrongLink> strong_links(const TechniqueState& state, Value value);

inline UnitKind kind_of(const TechniqueState& state, std::uint32_t unit) {
  return state.board().all_different()[unit].kind;
}

inline bool is_line(const TechniqueState& state, std::uint32_t unit) {
  return is_line(kind_of(state, unit));
}

}  // namespace sudoku_sat::propagation
