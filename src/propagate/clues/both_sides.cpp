// A value of a cell that leaves two of its neighbours the same only value, though they see each
// other: why 4 is never in the middle of a whisper line whose ends share a row. Players find it
// before any chain, because both neighbours belong to the same sign or line.
#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "finders.hpp"
#include "propagate/techniques/ladder.hpp"
#include "telling.hpp"

namespace sudoku_sat::clues {

namespace {

/// What a value of the middle cell leaves a neighbour.
struct Neighbour {
  std::uint32_t relation = 0;
  Cell cell = 0;
  Mask left = 0;
};

/// Neighbours that would both need the value.
struct BothSides {
  Value value = 0;   ///< of the middle cell
  Value needed = 0;  ///< 0: the first neighbour has nothing left
  Neighbour first;
  Neighbour second;
};

std::vector<Neighbour> neighbours_with(const Marks& marks, Cell middle, Value value) {
  std::vector<Neighbour> all;
  for (const std::uint32_t number : marks.board().relations_of(middle)) {
    const PairRelation& pair = marks.board().relations()[number];
    const Cell other = pair.first == middle ? pair.second : pair.first;
    if (!marks.state().open(other)) continue;
    const Mask left = partners(marks, pair, middle, propagation::bit_of(value)) & marks[other];
    all.push_back({number, other, left});
  }
  return all;
}

std::optional<BothSides> clash_at(const Marks& marks, Cell middle, Value value) {
  const std::vector<Neighbour> all = neighbours_with(marks, middle, value);
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (!is_single(all[i].left)) continue;
    for (std::size_t j = 0; j < i; ++j) {
      if (all[j].left != all[i].left || !marks.sees(all[i].cell, all[j].cell)) continue;
      const auto needed = value_of(all[i].left);
      return BothSides{value, needed, all[j], all[i]};
    }
  }
  return std::nullopt;
}

/// "the whisper line from r2c5 to r2c2", "the white dot and the black dot".
std::string names_of(const std::vector<BothSides>& all, const Board& board) {
  std::vector<std::string> names;
  for (const BothSides& one : all) {
    for (const Neighbour* side : {&one.first, &one.second}) {
      std::string name = board.relations()[side->relation].name();
      if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    }
  }
  return base::listed(names);
}

/// "4 in r2c1 would need 9 in both r1c2 and r3c2, which see each other (the whisper line ...)."
std::string tell_both_sides(const std::vector<BothSides>& all, Cell middle, const Board& board,
                            const propagation::Words& words) {
  std::vector<std::string> parts;
  for (const BothSides& one : all) {
    parts.push_back(fmt::format("{} in {} would need {} in both {} and {}", words.value(one.value),
                                words.cell(middle), words.value(one.needed),
                                words.cell(one.first.cell), words.cell(one.second.cell)));
  }
  return fmt::format("{}, which see each other ({}).", fmt::join(parts, ", and "),
                     names_of(all, board));
}

std::string title_of_sides(const std::vector<BothSides>& all, const Board& board) {
  const auto title = [&](const Neighbour& side) {
    return propagation::title_of_rule(board.relations()[side.relation].rule, false);
  };
  const std::string first = title(all[0].first);
  const std::string second = title(all[0].second);
  return first == second ? first : first + " and " + second;
}

}  // namespace

std::optional<propagation::Finding> find_both_sides(const TechniqueState& state) {
  const Marks marks(state);
  for (Cell middle = 0; middle < state.candidates().cells(); ++middle) {
    if (!state.open(middle) || !state.board().geometry().on_grid(middle)) continue;
    std::vector<BothSides> all;
    for (const Value value : state.values(middle)) {
      if (const auto found = clash_at(marks, middle, value)) all.push_back(*found);
    }
    if (all.empty()) continue;
    propagation::Finding found{.exclusions = {}};
    for (const BothSides& one : all) {
      found.exclusions.push_back({middle, one.value});
      for (const Neighbour& side : {one.first, one.second}) {
        found.cells.push_back(side.cell);
        found.reasons.push_back({Reason::Kind::relation, side.relation});
      }
    }
    found.name = title_of_sides(all, state.board());
    found.tell = [all, middle, &board = state.board()](const auto& words, const auto&) {
      return tell_both_sides(all, middle, board, words);
    };
    return found;
  }
  return std::nullopt;
}

}  // namespace sudoku_sat::clues
