#include "told_singles.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace sudoku_sat::propagation {

namespace {

/// Takes as few of the sets as a greedy choice needs to cover what they cover together; calls
/// visit(set, items) with those items that no set before it has.
template <class Visit>
void cover_greedily(std::vector<std::vector<std::uint32_t>> sets, Visit&& visit) {
  while (true) {
    const auto most = std::max_element(
        sets.begin(), sets.end(), [](const auto& a, const auto& b) { return a.size() < b.size(); });
    if (most == sets.end() || most->empty()) return;
    const std::vector<std::uint32_t> taken = *most;
    visit(static_cast<std::size_t>(most - sets.begin()), taken);
    for (auto& set : sets) {
      std::erase_if(set, [&](std::uint32_t item) {
        return std::find(taken.begin(), taken.end(), item) != taken.end();
      });
    }
  }
}

/// "row 5"; of two cells that see each other in another way, "r4c6 (anti-knight)".
std::string source(const TechniqueState& state, std::uint32_t number, Cell cell) {
  const AllDifferent& constraint = state.board().all_different()[number];
  const auto cells = state.board().cells_of(number);
  if (constraint.number != 0 || cells.size() != 2) return constraint.name();
  return fmt::format("{} ({})", state.board().geometry().name(cells[cells[0] == cell ? 1 : 0]),
                     constraint.name());
}

std::string values_text(const Words& words, const std::vector<std::uint32_t>& values,
                        std::string_view last = "and") {
  std::vector<std::string> names;
  for (const std::uint32_t value : values) names.push_back(words.value(static_cast<Value>(value)));
  return joined(names, last);
}

/// "row 5 has 2, 3 and 6, column 4 has 4 and 5", and ", and 7 is already excluded".
std::string tell_only_value(const TechniqueState& state, Cell cell, Value value) {
  const auto constraints = state.board().constraints_of(cell);
  std::vector<std::vector<std::uint32_t>> sets;
  for (const std::uint32_t number : constraints) {
    auto& values = sets.emplace_back();
    for (const Cell other : state.board().cells_of(number)) {
      if (state.candidates().decided(other) != 0)
        values.push_back(state.candidates().decided(other));
    }
    std::sort(values.begin(), values.end());
  }
  const Words words(state.board());
  std::vector<std::uint32_t> rest;
  for (int other = 1; other <= state.size(); ++other) {
    if (other != value) rest.push_back(static_cast<std::uint32_t>(other));
  }
  std::vector<std::string> parts;
  cover_greedily(sets, [&](std::size_t set, const auto& values) {
    parts.push_back(fmt::format("{} has {}", source(state, constraints[set], cell),
                                values_text(words, values)));
    std::erase_if(rest, [&](std::uint32_t other) {
      return std::find(values.begin(), values.end(), other) != values.end();
    });
  });
  if (!rest.empty()) {
    parts.push_back(fmt::format("{} {} already excluded", values_text(words, rest),
                                rest.size() == 1 ? "is" : "are"));
  }
  return fmt::format("Only {} fits {}: {}.", words.value(value), words.cell(cell), joined(parts));
}

/// "In box 2 the 4 can only be in r1c5: the 4s in r2c9 and r7c6 rule out the other open cells."
std::string tell_only_place(const TechniqueState& state, const UnitPlace& place, Cell cell) {
  std::vector<std::uint32_t> open;
  for (const Cell other : state.board().cells_of(place.unit)) {
    if (other != cell && state.open(other)) open.push_back(other);
  }
  std::vector<Cell> holders;
  std::vector<std::vector<std::uint32_t>> sets;
  for (Cell holder = 0; holder < state.candidates().cells(); ++holder) {
    if (state.candidates().decided(holder) != place.value) continue;
    holders.push_back(holder);
    auto& seen = sets.emplace_back();
    std::copy_if(open.begin(), open.end(), std::back_inserter(seen),
                 [&](std::uint32_t other) { return state.sight().sees(holder, other); });
  }
  const Words words(state.board());
  std::vector<Cell> causes;
  std::vector<Cell> ruled_out;
  cover_greedily(sets, [&](std::size_t set, const auto& cells) {
    causes.push_back(holders[set]);
    ruled_out.insert(ruled_out.end(), cells.begin(), cells.end());
    for (const std::uint32_t other : cells) std::erase(open, other);
  });
  std::sort(causes.begin(), causes.end());
  std::sort(ruled_out.begin(), ruled_out.end());
  const std::string value = words.value(place.value);
  std::string why;
  if (!causes.empty()) {
    why = fmt::format("the {}{} in {} rule{} out {}", value, causes.size() == 1 ? "" : "s",
                      words.cells(causes), causes.size() == 1 ? "s" : "",
                      open.empty() ? "the other open cells" : words.cells(ruled_out));
  }
  if (!open.empty()) {
    why += fmt::format("{}{} is already excluded from {}", why.empty() ? "" : ", and ", value,
                       words.cells({open.begin(), open.end()}));
  }
  return fmt::format("In {} the {} can only be in {}: {}.", words.unit(place.unit), value,
                     words.cell(cell), why);
}

}  // namespace

Finding last_of(const TechniqueState& state, std::uint32_t unit, Cell cell) {
  const Value value = state.candidates().first(cell);
  Finding found{.exclusions = {}, .values = {{cell, value}}};
  found.reasons.push_back({Reason::Kind::value, cell});
  for (int other = 1; other <= state.size(); ++other) {
    if (other == value) continue;
    found.reasons.push_back({Reason::Kind::once, unit, static_cast<Value>(other)});
  }
  found.tell = [&board = state.board(), unit, cell, value] {
    const Words words(board);
    return fmt::format("{} is the last open cell of {}, where only {} is missing.",
                       words.cell(cell), words.unit(unit), words.value(value));
  };
  return found;
}

Finding only_value(const TechniqueState& state, Cell cell) {
  const Value value = state.candidates().first(cell);
  Finding found{.exclusions = {}, .cells = {cell}, .values = {{cell, value}}};
  found.tell = [&state, cell, value] { return tell_only_value(state, cell, value); };
  return found;
}

Finding only_place(const TechniqueState& state, const UnitPlace& place, Cell cell) {
  Finding found{.exclusions = {}, .places = {place}, .values = {{cell, place.value}}};
  found.tell = [&state, place, cell] { return tell_only_place(state, place, cell); };
  return found;
}

}  // namespace sudoku_sat::propagation
