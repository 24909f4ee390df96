// Naked subsets: some cells that see each other have equally many candidates between them, so each
// of these values is in one of them. Hidden subsets: some values have equally many places in a
// unit, so nothing else is in these.
#include "equal_sets.hpp"
#include "registry.hpp"
#include "technique_state.hpp"

namespace sudoku_sat {

using namespace propagation;

namespace {

std::vector<Partners> values_of_cells(const TechniqueState& state, std::uint32_t constraint) {
  std::vector<Partners> things;
  for (const Cell cell : state.board().cells_of(constraint)) {
    if (!state.open(cell)) continue;
    const std::vector<Value> values = state.values(cell);
    things.push_back({cell, {values.begin(), values.end()}});
  }
  return things;
}

std::vector<Partners> places_of_values(const TechniqueState& state, std::uint32_t unit) {
  std::vector<Partners> things;
  for (int value = 1; value <= state.size(); ++value) {
    std::vector<Cell> cells = state.places(unit, value);
    std::sort(cells.begin(), cells.end());
    if (!cells.empty()) things.push_back({static_cast<std::uint32_t>(value), std::move(cells)});
  }
  return things;
}

template <std::size_t Count>
bool exclude_by_naked(TechniqueState& state) {
  bool any = false;
  const auto constraints = static_cast<std::uint32_t>(state.board().all_different().size());
  for (std::uint32_t number = 0; number < constraints; ++number) {
    state.limits().check();
    const std::vector<Partners> things = values_of_cells(state, number);
    EqualSets(things, Count).for_each([&](const auto& cells, const auto& values) {
      for (const std::uint32_t value : values) {
        std::vector<Cell> holders;
        std::copy_if(cells.begin(), cells.end(), std::back_inserter(holders),
                     [&](Cell cell) { return state.possible(cell, static_cast<int>(value)); });
        if (!holders.empty() && state.exclude_seeing(holders, static_cast<Value>(value)))
          any = true;
      }
    });
  }
  return any;
}

template <std::size_t Count>
bool exclude_by_hidden(TechniqueState& state) {
  bool any = false;
  for (const std::uint32_t unit : state.board().units()) {
    state.limits().check();
    const std::vector<Partners> things = places_of_values(state, unit);
    EqualSets(things, Count).for_each([&](const auto& values, const auto& cells) {
      for (const Cell cell : cells) {
        for (const Value value : state.values(cell)) {
          const bool other = !std::binary_search(values.begin(), values.end(), value);
          if (other && state.exclude(cell, value)) any = true;
        }
      }
    });
  }
  return any;
}

}  // namespace

const Technique technique_entries::naked_pair{
    .name = "naked-pair",
    .grade = Difficulty::medium,
    .summary = "two cells that see each other have two candidates between them",
    .apply = exclude_by_naked<2>};

const Technique technique_entries::hidden_pair{
    .name = "hidden-pair",
    .grade = Difficulty::medium,
    .summary = "two values have two places in a unit between them",
    .apply = exclude_by_hidden<2>};

const Technique technique_entries::naked_triple{
    .name = "naked-triple",
    .grade = Difficulty::medium,
    .summary = "three cells that see each other have three candidates between them",
    .apply = exclude_by_naked<3>};

const Technique technique_entries::hidden_triple{
    .name = "hidden-triple",
    .grade = Difficulty::medium,
    .summary = "three values have three places in a unit between them",
    .apply = exclude_by_hidden<3>};

const Technique technique_entries::naked_quad{
    .name = "naked-quad",
    .grade = Difficulty::hard,
    .summary = "four cells that see each other have four candidates between them",
    .apply = exclude_by_naked<4>};

const Technique technique_entries::hidden_quad{
    .name = "hidden-quad",
    .grade = Difficulty::hard,
    .summary = "four values have four places in a unit between them",
    .apply = exclude_by_hidden<4>};

}  // namespace sudoku_sat
