// See first_look.hpp.
#include "first_look.hpp"

#include <algorithm>

namespace sudoku_sat {

Look FirstLook::look(const Statement& conclusion, const Groups& groups) const {
  if (!conclusion.holds) return Look::other;
  if (last_of_unit(conclusion.cell)) return Look::full_house;
  for (const std::uint32_t group : groups) {
    if (group >= reasons_.size()) break;
    const Reason& reason = reasons_[group];
    if (reason.kind == Reason::Kind::value) return Look::naked_single;
    if (reason.kind != Reason::Kind::place) continue;
    return is_region(board_.all_different()[reason.number].kind) ? Look::in_box : Look::in_line;
  }
  return Look::other;
}

std::optional<std::uint32_t> FirstLook::last_of_unit(Cell cell) const {
  for (const std::uint32_t unit : board_.constraints_of(cell)) {
    if (!board_.is_unit(unit)) continue;
    const auto cells = board_.cells_of(unit);
    const bool filled = std::all_of(cells.begin(), cells.end(),
                                    [&](Cell other) { return other == cell || grid_[other] != 0; });
    if (filled) return unit;
  }
  return std::nullopt;
}

std::vector<Reason> FirstLook::full_house(Cell cell, std::uint32_t unit) const {
  std::vector<Reason> reasons{{Reason::Kind::value, cell}};
  for (const Cell other : board_.cells_of(unit)) {
    if (other != cell) reasons.push_back({Reason::Kind::once, unit, grid_[other]});
  }
  return reasons;
}

}  // namespace sudoku_sat
