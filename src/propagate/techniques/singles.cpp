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

// Each calls visit(cell, value, finding) for each single of a kind, until it returns false;
// finding() tells it.

constexpr auto each_full_house = [](const TechniqueState& state, const auto& visit) {
  for (const std::uint32_t unit : state.board().units()) {
    const Cell* last = last_open(state, unit);
    if (last == nullptr) continue;
    const auto finding = [&] { return last_of(state, unit, *last); };
    if (!visit(*last, state.candidates().first(*last), finding)) return;
  }
};

constexpr auto each_naked_single = [](const TechniqueState& state, const auto& visit) {
  for (Cell cell = 0; cell < state.candidates().cells(); ++cell) {
    if (!state.open(cell) || state.candidates().count_up_to_two(cell) != 1) continue;
    const auto finding = [&] { return only_value(state, cell); };
    if (!visit(cell, state.candidates().first(cell), finding)) return;
  }
};

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

/// Of lines, or of other units.
template <bool InLines>
constexpr auto each_hidden_single = [](const TechniqueState& state, const auto& visit) {
  const Board& board = state.board();
  for (const std::uint32_t unit : board.units()) {
    if (is_line(board.all_different()[unit].kind) != InLines) continue;
    const auto cells = board.cells_of(unit);
    for (std::size_t word = 0; word < state.candidates().words(); ++word) {
      const std::uint64_t once = once_in(state, cells, word);
      for (const Cell cell : cells) {
        const std::uint64_t here = state.candidates().mask(cell)[word] & once;
        if (here == 0 || !state.open(cell)) continue;
        const auto value =
            static_cast<Value>(word * 64 + static_cast<std::size_t>(std::countr_zero(here)) + 1);
        if (!visit(cell, value, [&] { return only_place(state, {unit, value}, cell); })) return;
      }
    }
  }
};

/// Those of the first of these kinds that has any.
template <class... Each>
bool place_all(TechniqueState& state, const Each&... each) {
  bool any = false;
  const auto place = [&](Cell cell, Value value, const auto&) {
    state.place(cell, value);
    return any = true;
  };
  (void)(... || (each(state, place), any));
  return any;
}

template <class... Each>
std::optional<Finding> find_first(const TechniqueState& state, const Each&... each) {
  std::optional<Finding> found;
  const auto take = [&](Cell, Value, const auto& finding) {
    found = finding();
    return false;
  };
  (void)(... || (each(state, take), found));
  return found;
}

}  // namespace

const Technique technique_entries::full_house{
    .name = "full-house",
    .grade = Difficulty::easy,
    .summary = "the last open cell of a row, column, box or region",
    .apply = [](TechniqueState& state) { return place_all(state, each_full_house); },
    .find = [](const TechniqueState& state) { return find_first(state, each_full_house); }};

const Technique technique_entries::naked_single{
    .name = "naked-single",
    .grade = Difficulty::easy,
    .summary = "a cell with one candidate left",
    .apply = [](TechniqueState& state) { return place_all(state, each_naked_single); },
    .find = [](const TechniqueState& state) { return find_first(state, each_naked_single); }};

const Technique technique_entries::hidden_single{
    .name = "hidden-single",
    .grade = Difficulty::easy,
    .summary = "a value with one place left in a box or region, or else in a row or column",
    .apply =
        [](TechniqueState& state) {
          return place_all(state, each_hidden_single<false>, each_hidden_single<true>);
        },
    .find =
        [](const TechniqueState& state) {
          return find_first(state, each_hidden_single<false>, each_hidden_single<true>);
        }};

}  // namespace sudoku_sat
