#include <fmt/format.h>

#include <algorithm>

#include "combinations.hpp"
#include "finders.hpp"
#include "telling.hpp"

namespace sudoku_sat::clues {

namespace {

/// The values that each way to make the sum has in an open cell, and where they can be.
struct RequiredValues {
  Mask values = 0;
  std::vector<Mask> by_cell = {};  ///< what the ways have in each open cell
  std::vector<Cell> cells = {};
};

RequiredValues required_of(const SumOfCells& sum, const Marks& marks) {
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

std::string tell_places(const Clue& clue, Value value, const std::vector<Cell>& places,
                        const std::vector<propagation::Exclusion>& excluded, const Board& board) {
  const propagation::Words words(board);
  return fmt::format("{}: every way to make the sum has {} in {}, so {}.", with_capital(clue.label),
                     with_article(board.geometry().number(value)), words.cells(places, "or"),
                     words.excluded(excluded));
}

}  // namespace

std::optional<propagation::Finding> find_places_in_sum(const TechniqueState& state) {
  const Marks marks(state);
  for (const Clue& clue : clues_of(state.board())) {
    if (clue.diagrams.empty() && !is_written_sum(clue, state.board())) continue;
    const auto sum = sum_of(clue, state.board());
    if (!sum) continue;
    const RequiredValues required = required_of(*sum, marks);
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
      found.reasons = {clue.diagrams.empty() ? Reason{Reason::Kind::relation, clue.relations[0]}
                                             : Reason{Reason::Kind::diagram, clue.diagrams[0]}};
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
