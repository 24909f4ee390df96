#include "wide_boards.hpp"

#include <algorithm>

#include "propagate/diagram_filter.hpp"

namespace sudoku_sat::clues {

using namespace propagation;

namespace {

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

std::vector<Exclusion> by_relation(const TechniqueState& state, const PairRelation& pair) {
  std::vector<Exclusion> exclusions;
  filter_by_relation(
      pair, state.candidates().words(), [&](Cell cell) { return state.candidates().mask(cell); },
      [&](Cell cell, const auto& supported) {
        add_unsupported(state, cell, supported, exclusions);
        return true;
      });
  return exclusions;
}

/// No value if nothing fits.
std::optional<std::vector<Exclusion>> by_diagram(const TechniqueState& state,
                                                 const Board::DiagramOf& diagram) {
  std::vector<Exclusion> exclusions;
  const bool consistent = filter_by_diagram(
      diagram, state.candidates().words(), [&](Cell cell) { return state.candidates().mask(cell); },
      [&](Cell cell, const auto& supported) {
        add_unsupported(state, cell, supported, exclusions);
        return true;
      });
  if (!consistent) return std::nullopt;
  return exclusions;
}

bool exclude_all(TechniqueState& state, const std::vector<Exclusion>& exclusions) {
  for (const Exclusion& one : exclusions) state.exclude(one.cell, one.value);
  return !exclusions.empty();
}

}  // namespace

bool apply_on_wide_board(TechniqueState& state) {
  bool any = false;
  for (const PairRelation& pair : state.board().relations()) {
    if (exclude_all(state, by_relation(state, pair))) any = true;
  }
  for (const Board::DiagramOf& diagram : state.board().diagrams()) {
    state.limits().check();
    const auto exclusions = by_diagram(state, diagram);
    if (!exclusions) state.mark_broken();
    if (exclusions && exclude_all(state, *exclusions)) any = true;
  }
  return any;
}

/// By the first constraint that excludes something.
std::optional<Finding> find_on_wide_board(const TechniqueState& state) {
  const Board& board = state.board();
  for (std::uint32_t number = 0; number < board.relations().size(); ++number) {
    auto exclusions = by_relation(state, board.relations()[number]);
    if (exclusions.empty()) continue;
    return Finding{.exclusions = std::move(exclusions),
                   .cells = {board.relations()[number].first, board.relations()[number].second},
                   .reasons = {{Reason::Kind::relation, number}}};
  }
  for (std::uint32_t number = 0; number < board.diagrams().size(); ++number) {
    state.limits().check();
    auto exclusions = by_diagram(state, board.diagrams()[number]);
    if (!exclusions || exclusions->empty()) continue;
    return Finding{.exclusions = std::move(*exclusions),
                   .reasons = {{Reason::Kind::diagram, number}}};
  }
  return std::nullopt;
}

}  // namespace sudoku_sat::clues
