// Values that follow from a single cell or a single unit. A full house is both a naked single and a
// hidden single, and is looked for first, because people see it first; then hidden singles of
// boxes.
#include <bit>

#include "registry.hpp"
#include "technique_state.hpp"

namespace sudoku_sat {

namespace {

bool place_full_houses(TechniqueState& state) {
  const Board& board = state.board();
  bool any = false;
  for (const std::uint32_t unit : board.units()) {
    const Cell* last = nullptr;
    bool single = true;
    for (const Cell& cell : board.cells_of(unit)) {
      if (!state.open(cell)) continue;
      single = last == nullptr;
      if (!single) break;
      last = &cell;
    }
    if (!single || last == nullptr || state.candidates().count_up_to_two(*last) != 1) continue;
    state.place(*last, state.candidates().first(*last));
    any = true;
  }
  return any;
}

bool place_naked_singles(TechniqueState& state) {
  bool any = false;
  for (Cell cell = 0; cell < state.candidates().cells(); ++cell) {
    if (!state.open(cell) || state.candidates().count_up_to_two(cell) != 1) continue;
    state.place(cell, state.candidates().first(cell));
    any = true;
  }
  return any;
}

/// The values of a word that only one cell of the unit has, decided cells included.
std::uint64_t once_in(const TechniqueState& state, std::span<const Cell> unit, std::size_t word) {
  std::uint64_t once = 0;
  std::uint64_t twice = 0;
  for (const Cell cell : unit) {
    const std::uint64_t values = state.candidates().mask(cell)[word];
    twice |= once & values;
    once |= values;
  }
  return once & ~twice;
}

bool place_hidden_singles(TechniqueState& state, bool in_lines) {
  const Board& board = state.board();
  bool any = false;
  for (const std::uint32_t unit : board.units()) {
    if (is_line(board.all_different()[unit].kind) != in_lines) continue;
    const auto cells = board.cells_of(unit);
    for (std::size_t word = 0; word < state.candidates().words(); ++word) {
      const std::uint64_t once = once_in(state, cells, word);
      for (const Cell cell : cells) {
        const std::uint64_t here = state.candidates().mask(cell)[word] & once;
        if (here == 0 || !state.open(cell)) continue;
        state.place(cell, static_cast<Value>(word * 64 + std::countr_zero(here) + 1));
        any = true;
      }
    }
  }
  return any;
}

bool place_hidden_singles(TechniqueState& state) {
  return place_hidden_singles(state, false) || place_hidden_singles(state, true);
}

}  // namespace

const Technique technique_entries::full_house{
    .name = "full-house",
    .grade = Difficulty::easy,
    .summary = "the last open cell of a row, column, box or region",
    .apply = place_full_houses};

const Technique technique_entries::naked_single{.name = "naked-single",
                                                .grade = Difficulty::easy,
                                                .summary = "a cell with one candidate left",
                                                .apply = place_naked_singles};

const Technique technique_entries::hidden_single{
    .name = "hidden-single",
    .grade = Difficulty::easy,
    .summary = "a value with one place left in a box or region, or else in a row or column",
    .apply = place_hidden_singles};

}  // namespace sudoku_sat
