// The technique `constraint`: what all signs or lines of one kind give, whatever is known; then
// what a single clue gives, the one with the fewest open cells first, in one step with all that
// follows from it. (On boards of more than 64 values each relation and each diagram by itself.)
#include <algorithm>
#include <set>

#include "finders.hpp"
#include "propagate/techniques/registry.hpp"
#include "telling.hpp"
#include "wide_boards.hpp"

namespace sudoku_sat {

namespace clues {
namespace {

using propagation::Finding;

/// Clues with open cells, those with fewest first.
std::vector<Clue> in_order(const TechniqueState& state) {
  std::vector<Clue> clues = clues_of(state.board());
  const auto count_open = [&](const Clue& clue) {
    return std::count_if(clue.cells.begin(), clue.cells.end(),
                         [&](Cell cell) { return state.open(cell); });
  };
  std::vector<std::pair<std::ptrdiff_t, std::size_t>> order;
  for (std::size_t i = 0; i < clues.size(); ++i) {
    if (const auto open = count_open(clues[i]); open > 0) order.push_back({open, i});
  }
  std::sort(order.begin(), order.end());
  std::vector<Clue> sorted;
  for (const auto& [open, place] : order) sorted.push_back(std::move(clues[place]));
  return sorted;
}

std::string tell_again(const TechniqueState& state, const Clue& clue) {
  Marks marks(state);
  const std::vector<Derivation> derivations = narrow(marks, clue);
  const Finding found = conclusions(marks);
  std::set<Cell> cells;
  for (const propagation::Placement& one : found.values) cells.insert(one.cell);
  for (const propagation::Exclusion& one : found.exclusions) cells.insert(one.cell);
  return tell({marks, clue, derivations, {cells.begin(), cells.end()}});
}

Finding finding_of(const Marks& marks, Clue clue) {
  const TechniqueState& state = marks.state();
  Finding found = conclusions(marks);
  for (const Cell cell : clue.cells) {
    if (state.open(cell)) found.cells.push_back(cell);
  }
  for (const std::uint32_t number : clue.relations) {
    found.reasons.push_back({Reason::Kind::relation, number});
  }
  for (const std::uint32_t number : clue.diagrams) {
    found.reasons.push_back({Reason::Kind::diagram, number});
  }
  found.name = title_of(clue, state.board());
  if (has_named_cells(clue, state.board())) {
    found.tell = [&state, clue = std::move(clue)] { return tell_again(state, clue); };
  }
  return found;
}

std::optional<Finding> find_in_clues(const TechniqueState& state) {
  Marks marks(state);
  for (Clue& clue : in_order(state)) {
    state.limits().check();
    narrow(marks, clue);
    if (!marks.broken() && !marks.narrowed().empty()) return finding_of(marks, std::move(clue));
    marks.restore();
  }
  return std::nullopt;
}

std::optional<Finding> find_constraint(const TechniqueState& state) {
  if (state.size() > 64) return find_on_wide_board(state);
  using Find = std::optional<Finding> (*)(const TechniqueState&);
  constexpr Find finders[] = {find_in_family,      find_in_clues,   find_in_formulas,
                              find_places_in_clue, find_both_sides, find_in_unit_sums};
  for (const Find find : finders) {
    if (auto found = find(state)) return found;
  }
  return std::nullopt;
}

/// Each clue once; if that gives nothing, all else.
bool apply_constraints(TechniqueState& state) {
  if (state.size() > 64) return apply_on_wide_board(state);
  bool any = false;
  for (const Clue& clue : in_order(state)) {
    state.limits().check();
    Marks marks(state);
    narrow(marks, clue);
    if (marks.broken()) state.mark_broken();
    if (marks.broken() || marks.narrowed().empty()) continue;
    propagation::conclude(conclusions(marks), state);
    any = true;
  }
  if (any || state.broken()) return any;
  const auto found = find_constraint(state);
  if (found) propagation::conclude(*found, state);
  return found.has_value();
}

}  // namespace
}  // namespace clues

const Technique technique_entries::constraint{
    .name = "constraint",
    .grade = Difficulty::medium,
    .summary = "what a single cage, arrow, line, dot or clue excludes",
    .apply = clues::apply_constraints,
    .find = clues::find_constraint};

}  // namespace sudoku_sat
