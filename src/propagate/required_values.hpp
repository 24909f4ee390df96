// What a value that stands in one of some cells, whichever that is, takes from others.
#pragma once

#include <span>

#include "distinct_groups.hpp"

namespace sudoku_sat::propagation {

/// Takes the value from all cells that see each place that these cells have for it, if there are
/// two or three: hardly any cell sees more. `seen`: by cell, what it sees.
inline bool take_from_seen(std::span<const Cell> cells, std::span<const CellSet> seen, Mask value,
                           MaskWork& work) {
  constexpr std::size_t most_places = 3;
  CellSet by_all;
  std::size_t places = 0;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if ((work[cells[i]] & value) == 0) continue;
    if (++places > most_places) return true;
    by_all = places == 1 ? seen[i] : by_all & seen[i];
  }
  bool possible = true;
  by_all.for_each([&](std::size_t cell) {
    const auto seen_by_all = static_cast<Cell>(cell);
    if ((work[seen_by_all] & value) != 0) possible = work.remove(seen_by_all, value) && possible;
  });
  return possible;
}

}  // namespace sudoku_sat::propagation
