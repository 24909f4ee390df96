// The technique `constraint`: what all signs or lines of one kind give, whatever is known; then
// what a single clue gives, the one with the fewest open cells first, in one step with all that
// follows from it. On boards of more than 64 values, whose candidates are no single number, what
// each relation of two cells and each diagram excludes by itself, without sentences.
#include <algorithm>
#include <set>

#include "finders.hpp"
#include "propagate/diagram_filter.hpp"
#include "propagate/techniques/finding.hpp"
#include "propagate/techniques/registry.hpp"
#include "telling.hpp"

namespace sudoku_sat {

namespace clues {
namespace {

using namespace propagation;

/// The candidates of the cell that are not supported.
void add_unsupported(const TechniqueState& state, Cell cell,
                     const std::vector<std::uint64_t>& supported,
                     std::vector<Exclusion>& exclusions) {
  if (!state.open(cell)) return;
  for (const Value value : state.values(cell)) {
    const auto bit = static_cast<unsigned>(value - 1);
    if ((supported[bit / 64] >> bit % 64 & 1U) == 0) exclusions.push_back({cell, value});
  }
}

/// Calls visit(reason, exclusions, fits) for each relation and each diagram until it returns false;
/// a diagram may be one that nothing fits.
template <class Visit>
void for_each_by_itself(const TechniqueState& state, const Visit& visit) {
  const std::size_t words = state.candidates().words();
  std::vector<Exclusion> exclusions;
  const auto mask = [&](Cell cell) { return state.candidates().mask(cell); };
  const auto leave = [&](Cell cell, const auto& supported) {
    add_unsupported(state, cell, supported, exclusions);
    return true;
  };
  const auto& relations = state.board().relations();
  for (std::uint32_t number = 0; number < relations.size(); ++number) {
    exclusions.clear();
    filter_by_relation(relations[number], words, mask, leave);
    if (!visit(Reason{Reason::Kind::relation, number}, exclusions, true)) return;
  }
  const auto& diagrams = state.board().diagrams();
  for (std::uint32_t number = 0; number < diagrams.size(); ++number) {
    state.limits().check();
    exclusions.clear();
    const bool fits = filter_by_diagram(diagrams[number], words, mask, leave);
    if (!visit(Reason{Reason::Kind::diagram, number}, exclusions, fits)) return;
  }
}

bool apply_on_wide_board(TechniqueState& state) {
  bool any = false;
  for_each_by_itself(state, [&](const Reason&, const auto& exclusions, bool fits) {
    if (!fits && exclusions.empty()) state.mark_broken();
    for (const Exclusion& one : exclusions) state.exclude(one.cell, one.value);
    any = any || !exclusions.empty();
    return true;
  });
  return any;
}

std::optional<Finding> find_on_wide_board(const TechniqueState& state) {
  std::optional<Finding> found;
  for_each_by_itself(state, [&](const Reason& reason, const auto& exclusions, bool) {
    if (exclusions.empty()) return true;
    found = Finding{.exclusions = exclusions, .reasons = {reason}};
    if (reason.kind == Reason::Kind::relation) found->cells = cells_of(reason, state.board());
    return false;
  });
  return found;
}

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
  found.reasons = reasons_of(clue);
  found.name = title_of(clue, state.board());
  if (has_named_cells(clue, state.board())) {
    found.tell = [&state, clue = std::move(clue)](const auto&, const auto&) {
      return tell_again(state, clue);
    };
  }
  return found;
}

/// A clue concludes something of its own cells alone.
bool is_about_others(const TechniqueState& state, const Clue& clue) {
  const Finding* const wanted = state.wanted();
  if (wanted == nullptr) return false;
  const Cell cell =
      wanted->values.empty() ? wanted->exclusions.front().cell : wanted->values.front().cell;
  return std::find(clue.cells.begin(), clue.cells.end(), cell) == clue.cells.end();
}

std::optional<Finding> find_in_clues(const TechniqueState& state) {
  Marks marks(state);
  for (Clue& clue : in_order(state)) {
    state.limits().check();
    if (is_about_others(state, clue)) continue;
    narrow(marks, clue);
    if (!marks.broken() && !marks.narrowed().empty()) {
      Finding found = finding_of(marks, std::move(clue));
      if (is_wanted(state, found)) return found;
    }
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
    if (auto found = find(state); found && is_wanted(state, *found)) return found;
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
