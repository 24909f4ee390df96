// Relations of two cells: signs between neighbours, lines on which each two neighbours are related,
// rules about all neighbours of a cell. Told as they follow along the line: what one cell can be,
// and what that leaves the next one.
#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <numeric>

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

/// What each derivation takes from its cell: others may come between.
std::vector<Mask> taken_by(const std::vector<Derivation>& all, const Telling& told) {
  std::map<Cell, Mask> known;
  std::vector<Mask> taken;
  for (const Derivation& one : all) {
    Mask& before = known.try_emplace(one.to, told.marks.before(one.to)).first->second;
    taken.push_back(before & ~one.left);
    before = one.left;
  }
  return taken;
}

/// Moves what one cell leaves others to the first that is said of it, except where something that
/// is said between follows from what those were before. `keep`: those that stay where they are.
std::vector<Derivation> gathered(const std::vector<Derivation>& all, const Telling& told,
                                 const std::vector<bool>& keep) {
  const std::vector<Mask> taken = taken_by(all, told);
  std::vector<std::size_t> order(all.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  const auto alike = [&](std::size_t a, std::size_t b) {
    return !keep[a] && !keep[b] && all[a].from == all[b].from && all[a].cause == all[b].cause;
  };
  for (auto first = order.begin(); first != order.end(); ++first) {
    auto end = std::next(first);
    for (auto other = end; other != order.end(); ++other) {
      if (!alike(*first, *other)) continue;
      const bool moves = std::none_of(
          end, other, [&](std::size_t between) { return all[between].from == all[*other].to; });
      if (!moves) continue;
      std::rotate(end, other, std::next(other));
      ++end;
    }
  }
  std::vector<Derivation> moved;
  std::map<Cell, Mask> known;
  for (const std::size_t number : order) {
    Derivation one = all[number];
    Mask& left = known.try_emplace(one.to, told.marks.before(one.to)).first->second;
    left &= ~taken[number];
    one.left = left;
    moved.push_back(one);
  }
  return moved;
}

/// What follows from one cause: what cells can be, or if that is nearly all, what the cause
/// excludes; what was excluded before, by the chain or earlier steps, follows from something else.
class Following {
 public:
  /// `known`: what the chain has left of cells so far.
  Following(const Telling& told, std::map<Cell, Mask>& known)
      : told_(told), words_(told.marks), known_(known) {}

  void add(const std::vector<Cell>& cells, Mask left) {
    std::vector<propagation::Exclusion> excluded;
    for (const Cell cell : cells) {
      Mask& before = known_.try_emplace(cell, told_.marks.before(cell)).first->second;
      propagation::add_excluded(excluded, cell, before & ~left);
      before = left;
    }
    std::string text = words_.are(cells, left);
    if (text.find(" not ") == std::string::npos || excluded.empty()) {
      parts_.push_back(std::move(text));
    } else {
      excluded_.insert(excluded_.end(), excluded.begin(), excluded.end());
    }
  }

  /// "r4c6 is 6 to 9 and r4c5 is not 6".
  std::string text() const {
    std::vector<std::string> parts = parts_;
    if (!excluded_.empty()) parts.push_back(words_.excluded(excluded_));
    return base::listed(parts);
  }

 private:
  const Telling& told_;
  ClueWords words_;
  std::map<Cell, Mask>& known_;
  std::vector<std::string> parts_ = {};
  std::vector<propagation::Exclusion> excluded_ = {};
};

/// "r3c5 is 1, 2 or 3, so r4c6 is 6 to 9; r5c5 is 9, so r4c5 is 1 to 4".
std::string chain(const Telling& told) {
  const ClueWords words(told.marks);
  std::string text;
  std::map<Cell, Mask> known;
  std::vector<Derivation> all = leading(told);
  const auto common_at = [&](std::size_t i) {
    return i + 1 < all.size() ? tell_common(all[i], all[i + 1], told, words) : "";
  };
  std::vector<bool> in_common(all.size(), false);
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (!common_at(i).empty()) in_common[i] = in_common[i + 1] = true;
  }
  all = gathered(all, told, in_common);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Derivation& first = all[i];
    text += text.empty() ? "" : "; ";
    if (const auto common = common_at(i); !common.empty()) {
      text += common;
      ++i;
      continue;
    }
    const auto also = [&](std::size_t next) {
      return next < all.size() && all[next].from == first.from && all[next].cause == first.cause &&
             common_at(next).empty();
    };
    Following following(told, known);
    for (std::size_t next = i; also(next);) {
      const Mask left = all[next].left;
      std::vector<Cell> to;
      for (; also(next) && all[next].left == left; ++next) to.push_back(all[next].to);
      following.add(to, left);
      i = next - 1;
    }
    text += fmt::format("{}, so {}", words.are({first.from}, first.cause), following.text());
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
    } else {
      propagation::add_excluded(excluded, cell, told.marks.lost(cell));
    }
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
