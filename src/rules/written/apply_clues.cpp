// Clues beside the board about lines of N cells with each value once. The allowed lines are a
// diagram written in C++, because a statement about a line's order would be weaker or larger.
#include <fmt/format.h>

#include "figure_steps.hpp"
#include "rules/parts/values.hpp"

namespace sudoku_sat::rule {

namespace {

/// "the sandwich of column 3 is 0"
std::string label_of(const FigureRule& rule, const SideClue& clue) {
  std::string label = clue.clue == 1 && !rule.one_label.empty() ? rule.one_label : rule.label;
  fill_in(label, "#", std::to_string(clue.clue));
  fill_in(label, "{side}", side_name(clue));
  fill_in(label, "{line}", line_name(clue));
  return label;
}

Sequence sequence_of(const FigureRule& rule, const Geometry& geometry, const SideClue& clue,
                     std::shared_ptr<const Diagram> diagram) {
  const auto holds = [wanted = clue.clue, clue_of = rule.by_hand->clue_of,
                      offset = geometry.offset()](std::span<const Value> line) {
    return clue_of(numbers_of(line, offset)) == wanted;
  };
  Sequence sequence{{constraint_of(clue, rule.name), clue.line, label_of(rule, clue)},
                    clue.cells,
                    std::move(diagram),
                    holds,
                    {clue.clue}};
  sequence.distinct = true;
  return sequence;
}

}  // namespace

void apply_clues(const FigureRule& rule, const Geometry& geometry, const RuleUse& use,
                 Constraints& out) {
  DiagramCache<int> diagrams;
  FigureLanguage language(rule, geometry);
  const Range values = values_of(geometry);
  const auto range = [&](Side) { return language.range(); };
  for (const SideClue& clue : read_sides(geometry, use, rule.sides, range)) {
    if (clue.cells.size() != static_cast<std::size_t>(geometry.size())) {
      throw InputError(clue.position,
                       fmt::format("a {} needs a line that holds each value: {} cells, not {}",
                                   rule.name, geometry.size(), clue.cells.size()));
    }
    const auto diagram = diagrams.get(
        clue.clue, clue.position, [&] { return rule.by_hand->clue_diagram(values, clue.clue); });
    if (diagram->impossible()) {
      throw InputError(clue.position,
                       fmt::format("the {} {} is impossible: no line of the values {} to {} has it",
                                   rule.name, clue.clue, values.least, values.most));
    }
    add_mark(clue, out);
    out.sequences.push_back(sequence_of(rule, geometry, clue, diagram));
  }
}

std::vector<std::string> propose_clues(const FigureRule& rule, const Geometry& geometry,
                                       const Grid& solution) {
  std::vector<Side> sides;
  for (const Side side : rule.sides) {
    const auto cells = seen_from(geometry, side, 0).size();
    if (cells == static_cast<std::size_t>(geometry.size())) sides.push_back(side);
  }
  return propose_sides(geometry, solution, sides, [&](Side, std::span<const Value> line) {
    return rule.by_hand->clue_of(line);
  });
}

}  // namespace sudoku_sat::rule
