// Two strong links of a value whose inner ends see each other: one of the outer ends holds it.
// Depending on the position of the links, players call this a skyscraper, a two-string kite or a
// turbot fish. In an empty rectangle the places of a box that an end of the link does not see form
// an outer end.
#include <fmt/format.h>

#include <algorithm>

#include "registry.hpp"
#include "words.hpp"

namespace sudoku_sat {

using namespace propagation;

namespace propagation {

namespace {

/// By value.
struct AllStrongLinks : std::vector<std::vector<StrongLink>> {
  explicit AllStrongLinks(const TechniqueState& state)
      : vector(static_cast<std::size_t>(state.size()) + 1) {
    for (const std::uint32_t unit : state.board().units()) {
      for (int value = 1; value <= state.size(); ++value) {
        const std::vector<Cell>& cells = state.places(unit, value);
        if (cells.size() != 2) continue;
        (*this)[static_cast<std::size_t>(value)].push_back({unit, cells[0], cells[1]});
      }
    }
  }
};

}  // namespace

const std::vector<StrongLink>& strong_links(const TechniqueState& state, Value value) {
  return state.made<AllStrongLinks>()[value];
}

}  // namespace propagation

namespace {

UnitKind kind_of(const TechniqueState& state, std::uint32_t unit) {
  return state.board().all_different()[unit].kind;
}

bool is_line(const TechniqueState& state, std::uint32_t unit) {
  return is_line(kind_of(state, unit));
}

enum class Turbot { skyscraper, kite, other };

constexpr std::string_view turbot_names[] = {"Skyscraper", "Two-string kite", "Turbot fish"};

Turbot turbot_of(const TechniqueState& state, const StrongLink& a, const StrongLink& b) {
  if (!is_line(state, a.unit) || !is_line(state, b.unit)) return Turbot::other;
  return kind_of(state, a.unit) == kind_of(state, b.unit) ? Turbot::skyscraper : Turbot::kite;
}

/// Of two links whose first ends see each other.
std::optional<Finding> join(const TechniqueState& state, Turbot kind, Value value,
                            const StrongLink& a, const StrongLink& b) {
  const bool apart = a.second != b.second && a.first != b.second && b.first != a.second;
  if (!apart || !state.sight().sees(a.first, b.first)) return std::nullopt;
  return excluding(
      {.exclusions = state.seeing(std::vector<Cell>{a.second, b.second}, value),
       .places = {{a.unit, value}, {b.unit, value}}},
      [kind, value, a, b](const Words& words, const std::string& excluded) {
        return fmt::format(
            "{0}: the {1} of {2} is in {3} or {4}, and the {1} of {5} is in {6} or {7}. {3} and "
            "{6} see each other, so {4} or {7} is {1}: {8}.",
            turbot_names[static_cast<std::size_t>(kind)], words.value(value), words.unit(a.unit),
            words.cell(a.first), words.cell(a.second), words.unit(b.unit), words.cell(b.first),
            words.cell(b.second), excluded);
      });
}

std::optional<Finding> by_two(const TechniqueState& state, Turbot kind, Value value,
                              const StrongLink& a, const StrongLink& b) {
  for (const StrongLink& first : {reversed(a), a}) {
    for (const StrongLink& second : {b, reversed(b)}) {
      if (auto found = join(state, kind, value, first, second)) return found;
    }
  }
  return std::nullopt;
}

template <Turbot Kind>
std::optional<Finding> find_turbot(const TechniqueState& state) {
  for (int number = 1; number <= state.size(); ++number) {
    const auto value = static_cast<Value>(number);
    const std::vector<StrongLink>& links = strong_links(state, value);
    for (std::size_t i = 0; i < links.size(); ++i) {
      state.limits().check();
      for (std::size_t j = i + 1; j < links.size(); ++j) {
        if (turbot_of(state, links[i], links[j]) != Kind) continue;
        if (auto found = by_two(state, Kind, value, links[i], links[j])) return found;
      }
    }
  }
  return std::nullopt;
}

/// If the arm's first end holds the value, then one of the box's places that it does not see; else
/// the second end does.
std::optional<Finding> by_group(const TechniqueState& state, std::uint32_t box,
                                const std::vector<Cell>& places, const StrongLink& arm,
                                Value value) {
  if (std::find(places.begin(), places.end(), arm.first) != places.end()) return std::nullopt;
  std::vector<Cell> outer{arm.second};
  std::copy_if(places.begin(), places.end(), std::back_inserter(outer),
               [&](Cell cell) { return !state.sight().sees(arm.first, cell); });
  if (outer.size() == 1 || outer.size() == places.size() + 1) return std::nullopt;
  return excluding(
      {.exclusions = state.seeing(outer, value), .places = {{box, value}, {arm.unit, value}}},
      [box, arm, value, outer](const Words& words, const std::string& excluded) {
        const std::vector<Cell> in_box(outer.begin() + 1, outer.end());
        return fmt::format(
            "Empty rectangle: the {0} of {1} is in {2} or {3}. If it is in {2}, the {0} of {4} can "
            "only be in {5}. So one of {6} is {0}: {7}.",
            words.value(value), words.unit(arm.unit), words.cell(arm.first), words.cell(arm.second),
            words.unit(box), words.cells(in_box, "or"), words.cells(outer), excluded);
      });
}

std::optional<Finding> in_box(const TechniqueState& state, std::uint32_t box, Value value,
                              const std::vector<StrongLink>& links) {
  const std::vector<Cell>& places = state.places(box, value);
  if (places.size() < 2) return std::nullopt;
  for (const StrongLink& link : links) {
    if (!is_line(state, link.unit)) continue;
    for (const StrongLink& arm : {link, reversed(link)}) {
      if (auto found = by_group(state, box, places, arm, value)) return found;
    }
  }
  return std::nullopt;
}

std::optional<Finding> find_rectangle(const TechniqueState& state) {
  for (int number = 1; number <= state.size(); ++number) {
    const auto value = static_cast<Value>(number);
    const std::vector<StrongLink>& links = strong_links(state, value);
    for (const std::uint32_t unit : state.board().units()) {
      state.limits().check();
      if (is_line(state, unit)) continue;
      if (auto found = in_box(state, unit, value, links)) return found;
    }
  }
  return std::nullopt;
}

}  // namespace

const Technique technique_entries::skyscraper{
    .name = "skyscraper",
    .grade = Difficulty::hard,
    .summary = "two rows, or two columns, with two places of a value, an end of each in one line",
    .find = find_turbot<Turbot::skyscraper>};

const Technique technique_entries::two_string_kite{
    .name = "two-string-kite",
    .grade = Difficulty::hard,
    .summary = "a row and a column with two places of a value, an end of each in one box",
    .find = find_turbot<Turbot::kite>,
    .title = "two-string kite"};

const Technique technique_entries::turbot_fish{
    .name = "turbot-fish",
    .grade = Difficulty::hard,
    .summary = "two other units with two places of a value, ends of which see each other",
    .find = find_turbot<Turbot::other>};

const Technique technique_entries::empty_rectangle{
    .name = "empty-rectangle",
    .grade = Difficulty::hard,
    .summary = "a box whose places of a value lie in a cross, and a line with two places of it",
    .find = find_rectangle};

}  // namespace sudoku_sat
