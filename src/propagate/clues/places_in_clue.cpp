// A value that every way to complete a clue has is in one of the clue's cells, so whatever sees all
// of these can't have it: what a unit's locked candidates are for a cage or a line without a unit.
#include <fmt/format.h>

#include <algorithm>

#include "combinations.hpp"
#include "finders.hpp"
#include "telling.hpp"

namespace sudoku_sat::clues {

namespace {

/// The values that each way to complete a clue has in an open cell, and where they can be.
struct RequiredValues {
  Mask values = 0;
  std::vector<Mask> by_cell = {};  ///< what each open cell can have
  std::vector<Cell> cells = {};
};

RequiredValues required_by_sum(const SumOfCells& sum, const Marks& marks) {
  const Ways ways = ways_of(sum, marks);
  const int offset = marks.board().geometry().offset();
  RequiredValues required{~Mask{0}, std::vector<Mask>(ways.open.size(), 0), {}};
  for (const std::size_t place : ways.open) required.cells.push_back(sum.cells[place]);
  bool any = false;
  const bool counted = for_each_way(sum, ways, marks, [&](const std::vector<int>& numbers) {
    Mask used = 0;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      const Mask bit = Mask{1} << (numbers[i] - offset - 1);
      required.by_cell[i] |= bit;
      used |= bit;
    }
    required.values &= used;
    any = true;
  });
  if (!counted || !any) required.values = 0;
  return required;
}

/// Those without which the clue could not be completed.
RequiredValues required_by_sequence(const Clue& clue, const Marks& marks) {
  RequiredValues required;
  for (const Cell cell : clue.cells) {
    if (!marks.state().open(cell)) continue;
    required.cells.push_back(cell);
    required.by_cell.push_back(marks[cell]);
  }
  Marks without = marks;
  for (int number = 1; number <= marks.board().size(); ++number) {
    const Mask bit = Mask{1} << (number - 1);
    for (const Cell cell : required.cells) without.leave(cell, ~bit);
    if (!without.broken()) narrow(without, clue);
    if (without.broken()) required.values |= bit;
    without.restore();
  }
  return required;
}

/// A line with all values needs no clue to have them.
RequiredValues required_by(const Clue& clue, const Marks& marks) {
  const Board& board = marks.board();
  if (const auto sum = sum_of(clue, board)) return required_by_sum(*sum, marks);
  const bool whole = clue.cells.size() >= static_cast<std::size_t>(board.size());
  return clue.diagrams.empty() || whole ? RequiredValues() : required_by_sequence(clue, marks);
}

Reason reason_of(const Clue& clue) {
  return clue.diagrams.empty() ? Reason{Reason::Kind::relation, clue.relations[0]}
                               : Reason{Reason::Kind::diagram, clue.diagrams[0]};
}

std::string tell_places(const Clue& clue, Value value, const std::vector<Cell>& places,
                        const std::vector<propagation::Exclusion>& excluded, const Board& board) {
  const propagation::Words words(board);
  return fmt::format("{}: every way {} has {} in {}, so {}.", with_capital(clue.label),
                     sum_of(clue, board) ? "to make the sum" : "to complete it",
                     with_article(board.geometry().number(value)), words.cells(places, "or"),
                     words.excluded(excluded));
}

}  // namespace

std::optional<propagation::Finding> find_places_in_clue(const TechniqueState& state) {
  const Marks marks(state);
  for (const Clue& clue : clues_of(state.board())) {
    if (clue.star || clue.relations.size() + clue.diagrams.size() != 1) continue;
    if (clue.diagrams.empty() && !is_written_sum(clue, state.board())) continue;
    const RequiredValues required = required_by(clue, marks);
    for (Mask rest = required.values; rest != 0; rest &= rest - 1) {
      const auto value = static_cast<Value>(std::countr_zero(rest) + 1);
      std::vector<Cell> places;
      for (std::size_t i = 0; i < required.cells.size(); ++i) {
        if ((required.by_cell[i] & propagation::bit_of(value)) != 0) {
          places.push_back(required.cells[i]);
        }
      }
      propagation::Finding found{.exclusions = state.seeing(places, value)};
      if (found.exclusions.empty()) continue;
      found.cells = required.cells;
      found.reasons = {reason_of(clue)};
      found.name = title_of(clue, state.board());
      found.tell = [clue, value, places, excluded = found.exclusions, &board = state.board()] {
        return tell_places(clue, value, places, excluded, board);
      };
      return found;
    }
  }
  return std::nullopt;
}

}  // namespace sudoku_sat::clues
