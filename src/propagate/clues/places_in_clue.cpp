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

/// A value that the clue must have, and its cells that can have it.
struct Places {
  Value value = 0;
  std::vector<Cell> cells = {};

  bool operator==(const Places&) const = default;
};

/// "has a 7 and a 9 in r9c6 or r9c7", "a 1 in r8c3 or r9c3".
std::string places_text(const std::vector<Places>& all, const propagation::Words& words,
                        const Geometry& geometry) {
  std::vector<std::pair<std::vector<Cell>, std::vector<std::string>>> by_cells;
  for (const Places& one : all) {
    if (by_cells.empty() || by_cells.back().first != one.cells) by_cells.push_back({one.cells, {}});
    by_cells.back().second.push_back(with_article(geometry.number(one.value)));
  }
  std::vector<std::string> parts;
  for (const auto& [cells, values] : by_cells) {
    parts.push_back(fmt::format("{} in {}", base::listed(values), words.cells(cells, "or")));
  }
  return base::listed(parts);
}

/// "The 16-cage at r9c6: 16 in two cells is 7+9; every way has a 7 and a 9 in r9c6 or r9c7, so r9c4
/// and r9c5 are not 7 or 9."
std::string tell_places(const TechniqueState& state, const Clue& clue,
                        const std::vector<Places>& all, const propagation::Words& words,
                        const std::string& excluded) {
  const Marks marks(state);
  const std::vector<Derivation> none;
  const std::string ways = ways_to_make({marks, clue, none, {}});
  const std::string_view to = sum_of(clue, state.board()) ? "to make the sum" : "to complete it";
  return fmt::format("{} has {}, so {}.",
                     ways.empty() ? fmt::format("{}: every way {}", with_capital(clue.label), to)
                                  : ways + "; every way",
                     places_text(all, words, state.board().geometry()), excluded);
}

std::vector<Places> places_of(const RequiredValues& required) {
  std::vector<Places> all;
  propagation::for_each_value(required.values, [&](Value value) {
    Places& one = all.emplace_back(Places{.value = value});
    for (std::size_t i = 0; i < required.cells.size(); ++i) {
      if ((required.by_cell[i] & propagation::bit_of(value)) != 0) {
        one.cells.push_back(required.cells[i]);
      }
    }
    std::sort(one.cells.begin(), one.cells.end());
  });
  return all;
}

}  // namespace

std::optional<propagation::Finding> find_places_in_clue(const TechniqueState& state) {
  const Marks marks(state);
  for (const Clue& clue : clues_of(state.board())) {
    if (clue.star || clue.relations.size() + clue.diagrams.size() != 1) continue;
    if (clue.diagrams.empty() && !is_written_sum(clue, state.board())) continue;
    const RequiredValues required = required_by(clue, marks);
    propagation::Finding found{.exclusions = {}};
    std::vector<Places> told;
    for (const Places& one : places_of(required)) {
      const auto excluded = state.seeing(one.cells, one.value);
      if (excluded.empty()) continue;
      found.exclusions.insert(found.exclusions.end(), excluded.begin(), excluded.end());
      told.push_back(one);
    }
    if (told.empty()) continue;
    found.cells = required.cells;
    found.reasons = reasons_of(clue);
    found.name = title_of(clue, state.board());
    found.tell = [clue, told, &state](const auto& words, const std::string& excluded) {
      return tell_places(state, clue, told, words, excluded);
    };
    if (is_wanted(state, found)) return found;
  }
  return std::nullopt;
}

}  // namespace sudoku_sat::clues
