// Wings: a pivot with two or three candidates and two cells of two that it sees; whichever value
// the pivot has, one of the three cells (or of the two) holds the value that they share.
#include <fmt/format.h>

#include <algorithm>

#include "registry.hpp"
#include "words.hpp"

namespace sudoku_sat {

using namespace propagation;

namespace {

/// The cells of two candidates that the pivot sees.
std::vector<Cell> pincers(const TechniqueState& state, Cell pivot) {
  std::vector<Cell> cells;
  for (const Cell cell : state.sight().peers(pivot)) {
    if (state.open(cell) && state.candidates().count(cell) == 2) cells.push_back(cell);
  }
  return cells;
}

/// The common value of both cells, whose other values are the pivot's; 0: there is none.
/// `pivot_has`: whether the pivot has it too.
Value shared_value(const TechniqueState& state, Cell pivot, Cell first, Cell second,
                   bool pivot_has) {
  for (const Value value : state.values(first)) {
    if (!state.possible(second, value) || state.possible(pivot, value) != pivot_has) continue;
    std::vector<Value> rest;
    for (const Cell cell : {first, second}) {
      for (const Value other : state.values(cell)) {
        if (other != value) rest.push_back(other);
      }
    }
    std::sort(rest.begin(), rest.end());
    std::vector<Value> of_pivot = state.values(pivot);
    std::erase(of_pivot, value);
    if (rest == of_pivot) return value;
  }
  return 0;
}

/// "If it is 2, r1c1 is 5"
std::string tell_end(const Words& words, const TechniqueState& state, Cell end, Value shared) {
  std::vector<Value> values = state.values(end);
  std::erase(values, shared);
  return fmt::format("If it is {}, {} is {}", words.value(values.front()), words.cell(end),
                     words.value(shared));
}

std::string tell_wing(const TechniqueState& state, Cell pivot, Cell first, Cell second,
                      Value shared, const Words& words, const std::string& excluded) {
  const bool three = state.possible(pivot, shared);
  std::vector<std::string> values;
  for (const Value value : state.values(pivot)) values.push_back(words.value(value));
  return fmt::format(
      "{}-wing: {} is {}. {}. {}. {}, so {}.", three ? "XYZ" : "XY", words.cell(pivot),
      base::listed(values, "or"), tell_end(words, state, first, shared),
      tell_end(words, state, second, shared),
      three ? fmt::format("Else it is {} itself. One of the three has it", words.value(shared))
            : fmt::format("One of the two has {}", words.value(shared)),
      excluded);
}

template <bool PivotHas>
std::optional<Finding> find_wing(const TechniqueState& state, Cell pivot) {
  const std::vector<Cell> ends = pincers(state, pivot);
  for (std::size_t i = 0; i < ends.size(); ++i) {
    for (std::size_t j = i + 1; j < ends.size(); ++j) {
      const Value value = shared_value(state, pivot, ends[i], ends[j], PivotHas);
      if (value == 0) continue;
      std::vector<Cell> cells{ends[i], ends[j]};
      if (PivotHas) cells.push_back(pivot);
      Finding found{.exclusions = state.seeing(cells, value), .cells = {pivot, ends[i], ends[j]}};
      if (found.exclusions.empty()) continue;
      found.tell = [&state, pivot, first = ends[i], second = ends[j], value](
                       const Words& words, const std::string& excluded) {
        return tell_wing(state, pivot, first, second, value, words, excluded);
      };
      return found;
    }
  }
  return std::nullopt;
}

template <bool PivotHas>
std::optional<Finding> find_wings(const TechniqueState& state) {
  for (Cell pivot = 0; pivot < state.candidates().cells(); ++pivot) {
    if (!state.open(pivot) || state.candidates().count(pivot) != (PivotHas ? 3 : 2)) continue;
    state.limits().check();
    if (auto found = find_wing<PivotHas>(state, pivot)) return found;
  }
  return std::nullopt;
}

}  // namespace

const Technique technique_entries::xy_wing{
    .name = "xy-wing",
    .grade = Difficulty::hard,
    .summary = "a cell with candidates x and y sees one with x and z and one with y and z",
    .find = find_wings<false>,
    .title = "XY-wing"};

const Technique technique_entries::xyz_wing{
    .name = "xyz-wing",
    .grade = Difficulty::hard,
    .summary = "a cell with candidates x, y and z sees one with x and z and one with y and z",
    .find = find_wings<true>,
    .title = "XYZ-wing"};

}  // namespace sudoku_sat
