// Two strong links of a value whose inner ends see each other: one of the outer ends holds it.
// Depending on the position of the links, players call this a skyscraper, a two-string kite or a
// turbot fish. In an empty rectangle the places of a box that an end of the link does not see form
// an outer end.
#include <algorithm>

#include "registry.hpp"
#include "technique_state.hpp"

namespace sudoku_sat {

using namespace propagation;

namespace propagation {

std::vector<StrongLink> strong_links(const TechniqueState& state, Value value) {
  std::vector<StrongLink> links;
  for (const std::uint32_t unit : state.board().units()) {
    const std::vector<Cell> cells = state.places(unit, value);
    if (cells.size() == 2) links.push_back({unit, cells[0], cells[1]});
  }
  return links;
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

Turbot turbot_of(const TechniqueState& state, const StrongLink& a, const StrongLink& b) {
  if (!is_line(state, a.unit) || !is_line(state, b.unit)) return Turbot::other;
  return kind_of(state, a.unit) == kind_of(state, b.unit) ? Turbot::skyscraper : Turbot::kite;
}

/// The links by either of their ends.
bool exclude_by_two(TechniqueState& state, const StrongLink& a, const StrongLink& b, Value value) {
  const auto join = [&](Cell inner_a, Cell outer_a, Cell inner_b, Cell outer_b) {
    const bool apart = outer_a != outer_b && inner_a != outer_b && inner_b != outer_a;
    if (!apart || !state.sight().sees(inner_a, inner_b)) return false;
    return state.exclude_seeing(std::vector<Cell>{outer_a, outer_b}, value);
  };
  const bool first = join(a.second, a.first, b.first, b.second);
  const bool second = join(a.second, a.first, b.second, b.first);
  const bool third = join(a.first, a.second, b.first, b.second);
  const bool fourth = join(a.first, a.second, b.second, b.first);
  return first || second || third || fourth;
}

template <Turbot Kind>
bool exclude_by_turbot(TechniqueState& state) {
  bool any = false;
  for (int number = 1; number <= state.size(); ++number) {
    const auto value = static_cast<Value>(number);
    const std::vector<StrongLink> links = strong_links(state, value);
    for (std::size_t i = 0; i < links.size(); ++i) {
      state.limits().check();
      for (std::size_t j = i + 1; j < links.size(); ++j) {
        if (turbot_of(state, links[i], links[j]) != Kind) continue;
        if (exclude_by_two(state, links[i], links[j], value)) any = true;
      }
    }
  }
  return any;
}

/// If `end` holds the value, then one of the unit's places that it does not see; else the link's
/// other end does.
bool exclude_by_group(TechniqueState& state, const std::vector<Cell>& places, Cell end, Cell other,
                      Value value) {
  if (std::find(places.begin(), places.end(), end) != places.end()) return false;
  std::vector<Cell> outer{other};
  std::copy_if(places.begin(), places.end(), std::back_inserter(outer),
               [&](Cell cell) { return !state.sight().sees(end, cell); });
  if (outer.size() == 1 || outer.size() == places.size() + 1) return false;
  return state.exclude_seeing(outer, value);
}

bool exclude_by_rectangle(TechniqueState& state) {
  bool any = false;
  for (int number = 1; number <= state.size(); ++number) {
    const auto value = static_cast<Value>(number);
    const std::vector<StrongLink> links = strong_links(state, value);
    for (const std::uint32_t unit : state.board().units()) {
      state.limits().check();
      const std::vector<Cell> places = state.places(unit, value);
      if (is_line(state, unit) || places.size() < 2) continue;
      for (const StrongLink& link : links) {
        if (!is_line(state, link.unit)) continue;
        if (exclude_by_group(state, places, link.first, link.second, value)) any = true;
        if (exclude_by_group(state, places, link.second, link.first, value)) any = true;
      }
    }
  }
  return any;
}

}  // namespace

const Technique technique_entries::skyscraper{
    .name = "skyscraper",
    .grade = Difficulty::hard,
    .summary = "two rows, or two columns, with two places of a value, an end of each in one line",
    .apply = exclude_by_turbot<Turbot::skyscraper>};

const Technique technique_entries::two_string_kite{
    .name = "two-string-kite",
    .grade = Difficulty::hard,
    .summary = "a row and a column with two places of a value, an end of each in one box",
    .apply = exclude_by_turbot<Turbot::kite>};

const Technique technique_entries::turbot_fish{
    .name = "turbot-fish",
    .grade = Difficulty::hard,
    .summary = "two other units with two places of a value, ends of which see each other",
    .apply = exclude_by_turbot<Turbot::other>};

const Technique technique_entries::empty_rectangle{
    .name = "empty-rectangle",
    .grade = Difficulty::hard,
    .summary = "a box whose places of a value lie in a cross, and a line with two places of it",
    .apply = exclude_by_rectangle};

}  // namespace sudoku_sat
