// Any clue: what it says, what some of its cells can be, and what it then leaves the others.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <bit>

#include "facts.hpp"
#include "registry.hpp"

namespace sudoku_sat {

namespace clues {
namespace {

constexpr std::size_t max_facts_told = 9;

/// What the clue alone gives: "in any case r5c7 is not 9", "by its own candidates r5c7 is 2".
std::string tell_always(const std::vector<Cell>& cells, const Marks& marks,
                        const ClueWords& words) {
  constexpr int max_lost_told = 3;
  const bool few = std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
    return std::popcount(marks.lost(cell)) <= max_lost_told;
  });
  if (few) return "in any case " + words.lost(cells);
  return fmt::format("by {} own candidates {}", cells.size() == 1 ? "its" : "their",
                     words.left(cells));
}

/// What the parts of a sentence have said.
struct SaidBefore {
  std::vector<Cell> cells = {};  ///< that something was concluded of
  std::vector<CellFact> facts = {};
};

/// "in any case r5c7 is not 9", "r9c6 is 7 or 8, so r8c5 is 3, 4 or 5", "so r8c5 is 3".
std::string tell_part(FactsAndCells part, SaidBefore& said, const Telling& told) {
  const ClueWords words(told.marks);
  if (part.facts.empty()) return tell_always(part.cells, told.marks, words);
  std::erase_if(part.facts, [&](const CellFact& fact) {
    return std::find(said.cells.begin(), said.cells.end(), fact.cell) != said.cells.end();
  });
  const std::string left = words.left(part.cells);
  const bool all_said =
      std::all_of(part.facts.begin(), part.facts.end(), [&](const CellFact& fact) {
        return std::find(said.facts.begin(), said.facts.end(), fact) != said.facts.end();
      });
  if (all_said) return "so " + left;
  said.facts.insert(said.facts.end(), part.facts.begin(), part.facts.end());
  return fmt::format("{}, so {}", base::listed(tell_facts(part.facts, words)), left);
}

std::string tell_any(const Telling& told) {
  return tell_by_facts(told, in_short(told.clue, told.marks.board()));
}

}  // namespace

std::string tell_by_facts(const Telling& told, const std::string& saying) {
  const ClueWords words(told.marks);
  const std::string name =
      fmt::format("{}{}{}", with_capital(told.clue.label), saying.empty() ? "" : "; ", saying);
  const auto parts = facts_behind(told.marks, told.clue, told.cells);
  const bool too_many = parts && std::any_of(parts->begin(), parts->end(), [](const auto& part) {
                          return part.facts.size() > max_facts_told;
                        });
  if (!parts || too_many)
    return fmt::format("{}: in every way that is left, {}.", name, words.left(told.cells));
  std::vector<std::string> texts;
  SaidBefore said;
  for (const FactsAndCells& part : *parts) {
    texts.push_back(tell_part(part, said, told));
    said.cells.insert(said.cells.end(), part.cells.begin(), part.cells.end());
  }
  return fmt::format("{}: {}.", name, fmt::join(texts, "; "));
}

}  // namespace clues

const clues::ClueKind clue_kind_entries::any_clue{.name = "any", .tell = clues::tell_any};

}  // namespace sudoku_sat
