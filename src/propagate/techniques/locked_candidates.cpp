// Pointing and claiming: one of a value's places in a unit holds it, so cells that see all of them
// do not; these may lie in another unit, or see them by a chess move.
#include "registry.hpp"
#include "technique_state.hpp"

namespace sudoku_sat {

namespace {

bool exclude_locked(TechniqueState& state) {
  bool any = false;
  for (const std::uint32_t unit : state.board().units()) {
    state.limits().check();
    for (int value = 1; value <= state.size(); ++value) {
      const std::vector<Cell> cells = state.places(unit, value);
      if (cells.size() > 1 && state.exclude_seeing(cells, static_cast<Value>(value))) any = true;
    }
  }
  return any;
}

}  // namespace

const Technique technique_entries::locked_candidates{
    .name = "locked-candidates",
    .grade = Difficulty::medium,
    .summary = "pointing and claiming: all places of a value in one unit are seen by other cells",
    .apply = exclude_locked};

}  // namespace sudoku_sat
