// Clues that list values for their cells: a value that must be there, and that only one of the
// cells can have.
#include <fmt/format.h>

#include <algorithm>

#include "registry.hpp"

namespace sudoku_sat {

namespace clues {
namespace {

bool lists_values(const Clue& clue) {
  constexpr std::string_view rules[] = {"values", "exact values", "look and say"};
  return clue.diagrams.size() == 1 && clue.relations.empty() &&
         (clue.rule.ends_with(" outside clue") ||
          std::find(std::begin(rules), std::end(rules), clue.rule) != std::end(rules));
}

/// Whether the clue can't be met without the value in one of its open cells.
bool requires_value(const Telling& told, Mask value) {
  Marks without(told.marks.state());
  for (const Cell cell : told.clue.cells) without.leave(cell, ~value);
  if (!without.broken()) narrow(without, told.clue);
  return without.broken();
}

/// Of all cells of the clue, whether this is the only one that can have the value.
bool is_only_place(const Telling& told, Cell place, Mask value) {
  return std::all_of(told.clue.cells.begin(), told.clue.cells.end(), [&](Cell cell) {
    return cell == place || (told.marks.before(cell) & value) == 0;
  });
}

/// "The group with 3 7 at r8c4: of its cells only r8c2 can be 3, and only r8c4 can be 7."
std::string tell_listed(const Telling& told) {
  if (!lists_values(told.clue)) return {};
  const ClueWords words(told.marks);
  std::vector<std::string> parts;
  for (const Cell cell : told.cells) {
    const Mask value = told.marks[cell];
    if (!is_single(value) || !is_only_place(told, cell, value)) return {};
    // Without it the cell could be all that breaks.
    if (is_single(told.marks.before(cell)) || !requires_value(told, value)) return {};
    parts.push_back(fmt::format("only {} can be {}", words.cell(cell), words.values(value)));
  }
  return fmt::format("{}: of its cells {}.", with_capital(told.clue.label), base::listed(parts));
}

}  // namespace
}  // namespace clues

const clues::ClueKind clue_kind_entries::listed{.name = "listed values",
                                                .tell = clues::tell_listed};

}  // namespace sudoku_sat
