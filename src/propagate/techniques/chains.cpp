// Chains of either-or: if the first end is false, the last one is true, so one of the two holds.
// X-chains go along strong links of one value, XY-chains through cells of two candidates. Breadth
// first, so each cell is reached once from each end.
#include <algorithm>
#include <utility>

#include "links.hpp"
#include "registry.hpp"

namespace sudoku_sat {

namespace {

/// The strong links of a value by their ends.
using Ends = std::vector<std::pair<Cell, Cell>>;

Ends ends_of(const TechniqueState& state, Value value) {
  Ends ends;
  for (const StrongLink& link : strong_links(state, value)) {
    ends.emplace_back(link.first, link.second);
    ends.emplace_back(link.second, link.first);
  }
  std::sort(ends.begin(), ends.end());
  ends.erase(std::unique(ends.begin(), ends.end()), ends.end());
  return ends;
}

/// The cells that hold the value if `start` does not.
std::vector<Cell> true_without(const TechniqueState& state, const Ends& ends, Cell start) {
  std::vector<Cell> holds;
  const auto reach = [&](Cell cell) {
    if (cell != start && std::find(holds.begin(), holds.end(), cell) == holds.end()) {
      holds.push_back(cell);
    }
  };
  for (const auto& [from, to] : ends) {
    if (from == start) reach(to);
  }
  for (std::size_t next = 0; next < holds.size(); ++next) {
    const Cell here = holds[next];
    for (const auto& [from, to] : ends) {
      if (from != here && state.sight().sees(from, here)) reach(to);
    }
  }
  return holds;
}

bool exclude_by_x_chains(TechniqueState& state) {
  bool any = false;
  for (int number = 1; number <= state.size(); ++number) {
    const auto value = static_cast<Value>(number);
    const Ends ends = ends_of(state, value);
    for (std::size_t i = 0; i < ends.size(); ++i) {
      const Cell start = ends[i].first;
      if (i > 0 && ends[i - 1].first == start) continue;
      state.limits().check();
      for (const Cell end : true_without(state, ends, start)) {
        if (state.exclude_seeing(std::vector<Cell>{start, end}, value)) any = true;
      }
    }
  }
  return any;
}

/// That a cell of two candidates holds one of them.
struct Held {
  Cell cell;
  Value value;
  bool operator==(const Held&) const = default;
};

Value other_value(const TechniqueState& state, Cell cell, Value value) {
  const std::vector<Value> values = state.values(cell);
  return values[0] == value ? values[1] : values[0];
}

/// What follows, cell by cell, where a cell holds the value.
std::vector<Held> held_after(const TechniqueState& state, const std::vector<Cell>& pairs,
                             const Held& first) {
  std::vector<Held> holds{first};
  for (std::size_t next = 0; next < holds.size(); ++next) {
    const Held here = holds[next];
    for (const Cell cell : pairs) {
      if (!state.possible(cell, here.value) || !state.sight().sees(cell, here.cell)) continue;
      const Held held{cell, other_value(state, cell, here.value)};
      if (std::find(holds.begin(), holds.end(), held) == holds.end()) holds.push_back(held);
    }
  }
  return holds;
}

bool exclude_by_xy_chains(TechniqueState& state) {
  std::vector<Cell> pairs;
  for (Cell cell = 0; cell < state.candidates().cells(); ++cell) {
    if (state.open(cell) && state.candidates().count(cell) == 2) pairs.push_back(cell);
  }
  for (const Cell start : pairs) {
    state.limits().check();
    for (const Value value : state.values(start)) {
      bool any = false;
      const Held first{start, other_value(state, start, value)};
      for (const Held& held : held_after(state, pairs, first)) {
        if (held.value != value || held.cell == start) continue;
        const std::vector<Cell> ends{start, held.cell};
        if (state.exclude_seeing(ends, value)) any = true;
      }
      // The cells of two candidates are no longer the same.
      if (any) return true;
    }
  }
  return false;
}

}  // namespace

const Technique technique_entries::x_chain{
    .name = "x-chain",
    .grade = Grade::hard,
    .summary = "more units with two places of a value, their ends seeing each other in turn",
    .apply = exclude_by_x_chains};

const Technique technique_entries::xy_chain{
    .name = "xy-chain",
    .grade = Grade::hard,
    .summary = "cells with two candidates, each seeing the next, which has one of its values",
    .apply = exclude_by_xy_chains};

}  // namespace sudoku_sat
