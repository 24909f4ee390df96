// Relations of two cells: signs between neighbours, lines on which each two neighbours are related,
// rules about all neighbours of a cell. Told as they follow along the line: what one cell can be,
// and what that leaves the next one.
#include <fmt/format.h>

#include <algorithm>

#include "registry.hpp"

namespace sudoku_sat {

namespace clues {
namespace {

/// What a line of the rule says.
std::string saying_of(const Telling& told) {
  if (auto saying = in_short(told.clue, told.marks.board()); !saying.empty()) return saying;
  const PairRelation& pair = told.marks.board().relations()[told.clue.relations[0]];
  const auto meaning = meaning_of(pair, told.marks.board().geometry());
  if (!meaning) return {};
  if (meaning->name == "difference at least") {
    return fmt::format("neighbours differ by {} or more", meaning->number);
  }
  if (meaning->name == "less") return "the values rise";
  if (meaning->name == "at most") return "the values never fall";
  return meaning->name == "equal" ? "the cells are equal" : "";
}

bool are_equal(const PairRelation& pair, const Geometry& geometry) {
  const auto meaning = meaning_of(pair, geometry);
  return meaning && meaning->name == "equal";
}

/// Both cells of an equality have lost something: "r3c2 and r5c5 have only 1, 7 and 8 in common".
std::string tell_common(const Derivation& one, const Derivation& back, const Telling& told,
                        const ClueWords& words) {
  const Board& board = told.marks.board();
  if (!words.alike(one.from, one.to)) return {};
  const Mask common = told.marks.before(one.from) & told.marks.before(one.to);
  if (one.relation != back.relation || one.to != back.from || back.left != common) return {};
  if (!are_equal(board.relations()[one.relation], board.geometry())) return {};
  return fmt::format("{} have only {} in common",
                     words.cells({std::min(one.from, one.to), std::max(one.from, one.to)}),
                     words.values(common));
}

/// The derivations that the conclusion needs.
std::vector<Derivation> leading(const Telling& told) {
  std::vector<Derivation> some;
  std::vector<Cell> needed = told.cells;
  const auto& all = told.derivations;
  for (auto one = all.rbegin(); one != all.rend(); ++one) {
    if (std::find(needed.begin(), needed.end(), one->to) == needed.end()) continue;
    if (one->cause != told.marks.before(one->from)) needed.push_back(one->from);
    some.push_back(*one);
  }
  std::reverse(some.begin(), some.end());
  return some;
}

/// "r3c5 is 1, 2 or 3, so r4c6 is 6 to 9; r5c5 is 9, so r4c5 is 1 to 4".
std::string chain(const Telling& told) {
  const ClueWords words(told.marks);
  std::string text;
  const std::vector<Derivation> all = leading(told);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Derivation& first = all[i];
    if (i + 1 < all.size()) {
      if (const auto common = tell_common(first, all[i + 1], told, words); !common.empty()) {
        text += (text.empty() ? "" : "; ") + common;
        ++i;
        continue;
      }
    }
    std::vector<Cell> to{first.to};
    while (i + 1 < all.size() && all[i + 1].from == first.from && all[i + 1].cause == first.cause &&
           all[i + 1].left == first.left) {
      to.push_back(all[++i].to);
    }
    text += fmt::format("{}{}, so {}", text.empty() ? "" : "; ",
                        words.are({first.from}, first.cause), words.are(to, first.left));
  }
  return text;
}

/// "r4c4 is 5, so r3c4 and r5c4 are not 4 or 6 (non-consecutive)."
std::string tell_star(const Telling& told) {
  const ClueWords words(told.marks);
  std::vector<propagation::Exclusion> excluded;
  std::vector<std::string> parts;
  for (const Cell cell : told.cells) {
    if (is_single(told.marks[cell])) {
      parts.push_back(words.are({cell}, told.marks[cell]));
      continue;
    }
    propagation::for_each_value(told.marks.before(cell) & ~told.marks[cell], [&](Value value) {
      excluded.push_back({cell, value});
    });
  }
  if (!excluded.empty()) parts.push_back(words.excluded(excluded));
  const Cell center = told.clue.cells[0];
  return fmt::format("{}, so {} ({}).", words.are({center}, told.marks.before(center)),
                     base::listed(parts), told.clue.label);
}

std::string tell_neighbours(const Telling& told) {
  if (told.derivations.empty() || !told.clue.diagrams.empty()) return {};
  if (told.clue.star) return tell_star(told);
  const Board& board = told.marks.board();
  if (told.clue.relations.size() == 1) {
    if (sum_of(told.clue, board)) return {};
    const PairRelation& pair = board.relations()[told.clue.relations[0]];
    return fmt::format(
        "{} ({}).", chain(told),
        name_beside_cells(told.clue.label, pair.first, pair.second, board.geometry()));
  }
  const std::string saying = saying_of(told);
  if (saying.empty()) return fmt::format("{}: {}.", with_capital(told.clue.label), chain(told));
  return fmt::format("On {} {}: {}.", told.clue.label, saying, chain(told));
}

}  // namespace
}  // namespace clues

const clues::ClueKind clue_kind_entries::neighbours{.name = "neighbours",
                                                    .tell = clues::tell_neighbours};

}  // namespace sudoku_sat
