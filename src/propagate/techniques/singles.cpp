// Values that follow from a single cell or a single unit. A full house is both a naked single and a
// hidden single, and is looked for first, because people see it first; then hidden singles of
// boxes.
#include <bit>

#include "registry.hpp"
#include "told_singles.hpp"

namespace sudoku_sat {

using namespace propagation;

namespace {

/// The only open cell of the unit, if it has a candidate; null if there is none.
const Cell* last_open(const TechniqueState& state, std::uint32_t unit) {
  const Cell* last = nullptr;
  for (const Cell& cell : state.board().cells_of(unit)) {
    if (!state.open(cell)) continue;
    if (last != nullptr) return nullptr;
    last = &cell;
  }
  return last != nullptr && state.candidates().count_up_to_two(*last) == 1 ? last : nullptr;
}

bool place_full_houses(TechniqueState& state) {
  bool any = false;
  for (const std::uint32_t unit : state.board().units()) {
    const Cell* last = last_open(state, unit);
    if (last == nullptr) continue;
    state.place(*last, state.candidates().first(*last));
    any = true;
  }
  return any;
}

std::optional<Finding> find_full_house(const TechniqueState& state) {
  for (const std::uint32_t unit : state.board().units()) {
    if (const Cell* last = last_open(state, unit)) return last_of(state, unit, *last);
  }
  return std::nullopt;
}

bool is_naked_single(const TechniqueState& state, Cell cell) {
  return state.open(cell) && state.candidates().count_up_to_two(cell) == 1;
}

bool place_naked_singles(TechniqueState& state) {
  bool any = false;
  for (Cell cell = 0; cell < state.candidates().cells(); ++cell) {
    if (!is_naked_single(state, cell)) continue;
    state.place(cell, state.candidates().first(cell));
    any = true;
  }
  return any;
}

std::optional<Finding> find_naked_single(const TechniqueState& state) {
  for (Cell cell = 0; cell < state.candidates().cells(); ++cell) {
    if (is_naked_single(state, cell)) return only_value(state, cell);
  }
  return std::nullopt;
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

/// Calls visit(unit, cell, value) for the hidden singles of lines or of other units, until it
/// returns false.
template <class Visit>
void for_each_hidden_single(const TechniqueState& state, bool in_lines, Visit&& visit) {
  const Board& board = state.board();
  for (const std::uint32_t unit : board.units()) {
    if (is_line(board.all_different()[unit].kind) != in_lines) continue;
    const auto cells = board.cells_of(unit);
    for (std::size_t word = 0; word < state.candidates().words(); ++word) {
      const std::uint64_t once = once_in(state, cells, word);
      for (const Cell cell : cells) {
        const std::uint64_t here = state.candidates().mask(cell)[word] & once;
        if (here == 0 || !state.open(cell)) continue;
        const auto value =
            static_cast<Value>(word * 64 + static_cast<std::size_t>(std::countr_zero(here)) + 1);
        if (!visit(unit, cell, value)) return;
      }
    }
  }
}

bool place_hidden_singles(TechniqueState& state, bool in_lines) {
  bool any = false;
  for_each_hidden_single(state, in_lines, [&](std::uint32_t, Cell cell, Value value) {
    state.place(cell, value);
    return any = true;
  });
  return any;
}

bool place_hidden_singles(TechniqueState& state) {
  return place_hidden_singles(state, false) || place_hidden_singles(state, true);
}

std::optional<Finding> find_hidden_single(const TechniqueState& state) {
  std::optional<Finding> found;
  const auto take = [&](std::uint32_t unit, Cell cell, Value value) {
    found = only_place(state, {unit, value}, cell);
    return false;
  };
  for_each_hidden_single(state, false, take);
  if (!found) for_each_hidden_single(state, true, take);
  return found;
}

}  // namespace

const Technique technique_entries::full_house{
    .name = "full-house",
    .grade = Difficulty::easy,
    .summary = "the last open cell of a row, column, box or region",
    .apply = place_full_houses,
    .find = find_full_house};

const Technique technique_entries::naked_single{.name = "naked-single",
                                                .grade = Difficulty::easy,
                                                .summary = "a cell with one candidate left",
                                                .apply = place_naked_singles,
                                                .find = find_naked_single};

const Technique technique_entries::hidden_single{
    .name = "hidden-single",
    .grade = Difficulty::easy,
    .summary = "a value with one place left in a box or region, or else in a row or column",
    .apply = place_hidden_singles,
    .find = find_hidden_single};

}  // namespace sudoku_sat
