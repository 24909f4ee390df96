// Clues that say how many there are of something: skyscrapers that are seen, circles with a value.
// Told by the number that there would be: too few of them, or too many.
#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <map>

#include "facts.hpp"
#include "registry.hpp"

namespace sudoku_sat {

namespace clues {
namespace {

/// How many there are at least, and at most.
struct Bounds {
  int least = 0;
  int most = 0;
};

/// Of skyscrapers that are seen along these cells; by the highest one before, how many so far.
Bounds seen_along(const std::vector<Mask>& cells) {
  std::map<int, Bounds> by_highest{{0, {}}};
  for (const Mask mask : cells) {
    std::map<int, Bounds> next;
    for (const auto& [highest, seen] : by_highest) {
      for (Mask values = mask; values != 0; values &= values - 1) {
        const int value = std::countr_zero(values) + 1;
        const int more = value > highest ? 1 : 0;
        const Bounds now{seen.least + more, seen.most + more};
        const auto [place, added] = next.try_emplace(std::max(highest, value), now);
        place->second.least = std::min(place->second.least, now.least);
        place->second.most = std::max(place->second.most, now.most);
      }
    }
    by_highest = std::move(next);
  }
  Bounds all{static_cast<int>(cells.size()), 0};
  for (const auto& [highest, seen] : by_highest) {
    all.least = std::min(all.least, seen.least);
    all.most = std::max(all.most, seen.most);
  }
  return all;
}

/// Values of a cell that make too few, or too many.
struct Wrong {
  bool few = false;
  int bound = 0;

  auto operator<=>(const Wrong&) const = default;
};

class SeenTelling {
 public:
  SeenTelling(const Telling& told, const Board::DiagramOf& diagram)
      : told_(told),
        words_(told.marks),
        cells_(*diagram.cells),
        wanted_(diagram.sequence->clue[0]) {}

  /// "4 skyscrapers seen from the left of row 6: r6c3 is 8 and r6c5 is 9, so with 7 in r6c1 or 6 in
  /// r6c2 at most 3 would be seen."
  std::string tell() const {
    const auto parts = facts_behind(told_.marks, told_.clue, told_.cells);
    if (!parts) return {};
    std::vector<std::string> texts;
    for (const FactsAndCells& part : *parts) {
      std::string text = tell_part(part);
      if (text.empty()) return {};
      texts.push_back(std::move(text));
    }
    return fmt::format("{}: {}.", with_capital(told_.clue.label), fmt::join(texts, "; "));
  }

 private:
  std::string tell_part(const FactsAndCells& part) const {
    std::vector<Mask> masks(cells_.size(), all_values(told_.marks.board()));
    for (const CellFact& fact : part.facts) masks[place_of(fact.cell)] = fact.values;
    std::map<Wrong, std::vector<std::string>> wrong;
    for (const Cell cell : part.cells) {
      if (!add_wrong(cell, masks, wrong)) return {};
    }
    const std::string why = base::listed(tell_facts(part.facts, words_));
    std::vector<std::string> texts;
    for (const auto& [kind, values] : wrong) {
      texts.push_back(fmt::format("with {} at {} {} would be seen", base::listed(values, "or"),
                                  kind.few ? "most" : "least", kind.bound));
    }
    return fmt::format("{}{}{}", why, why.empty() ? "" : ", so ", base::listed(texts));
  }

  std::size_t place_of(Cell cell) const {
    return static_cast<std::size_t>(std::find(cells_.begin(), cells_.end(), cell) - cells_.begin());
  }

  /// Returns false if a value that the cell loses makes neither too few nor too many.
  bool add_wrong(Cell cell, std::vector<Mask> masks,
                 std::map<Wrong, std::vector<std::string>>& wrong) const {
    constexpr int max_lost_told = 4;
    std::map<Wrong, Mask> here;
    Mask lost = told_.marks.lost(cell);
    if (std::popcount(lost) > max_lost_told) return false;
    for (; lost != 0; lost &= lost - 1) {
      const Mask bit = lost & (~lost + 1);
      masks[place_of(cell)] = bit;
      const Bounds seen = seen_along(masks);
      if (seen.least <= wanted_ && wanted_ <= seen.most) return false;
      const bool few = seen.most < wanted_;
      here[{few, few ? seen.most : seen.least}] |= bit;
    }
    for (const auto& [kind, values] : here) {
      wrong[kind].push_back(
          fmt::format("{} in {}", words_.values(values, "or"), words_.cell(cell)));
    }
    return true;
  }

  const Telling& told_;
  ClueWords words_;
  const std::vector<Cell>& cells_;
  int wanted_;
};

std::string tell_seen(const Telling& told) {
  const auto* const line = numbered_line(told, " skyscraper");
  return line != nullptr ? SeenTelling(told, *line).tell() : "";
}

/// A value in a circle is in as many circles as it says.
class CircleTelling {
 public:
  explicit CircleTelling(const Telling& told) : told_(told), words_(told.marks) {}

  /// "Only 7 of the circles can be 8, so none is 8."
  std::string tell() const {
    std::vector<std::string> parts;
    Mask excluded = 0;
    for (const Cell cell : told_.cells) {
      if (is_single(told_.marks[cell])) return {};
      excluded |= told_.marks.lost(cell);
    }
    for (Mask rest = excluded; rest != 0; rest &= rest - 1) {
      const Mask bit = rest & (~rest + 1);
      const int number = std::countr_zero(bit) + 1 + words_.offset();
      const std::string part = tell_value(bit, number);
      if (part.empty()) return {};
      parts.push_back(part);
    }
    if (parts.empty()) return {};
    return fmt::format("{}; {}: {}.", with_capital(told_.clue.label),
                       in_short(told_.clue, told_.marks.board()), fmt::join(parts, "; "));
  }

 private:
  /// All open circles lose the value: it fits in too few, or is in enough already.
  std::string tell_value(Mask bit, int number) const {
    std::size_t can = 0;
    std::size_t have = 0;
    for (const Cell cell : told_.clue.cells) {
      const bool open = told_.marks.state().open(cell);
      if ((told_.marks.before(cell) & bit) == 0) continue;
      ++can;
      if (!open) ++have;
      if (open && (told_.marks[cell] & bit) != 0) return {};
    }
    const auto wanted = static_cast<std::size_t>(number);
    if (have == wanted)
      return fmt::format("{} {} {} already", spelled(have), have == 1 ? "circle is" : "circles are",
                         number);
    if (have > 0 || can >= wanted) return {};
    return fmt::format("only {} {} be {}, so none is", spelled(can),
                       can == 1 ? "circle can" : "circles can", number);
  }

  const Telling& told_;
  ClueWords words_;
};

std::string tell_circles(const Telling& told) {
  const bool circles =
      told.clue.rule == "counting circles" && told.marks.board().geometry().least() > 0;
  return circles ? CircleTelling(told).tell() : "";
}

}  // namespace
}  // namespace clues

const clues::ClueKind clue_kind_entries::seen{.name = "seen skyscrapers", .tell = clues::tell_seen};
const clues::ClueKind clue_kind_entries::circles{.name = "counting circles",
                                                 .tell = clues::tell_circles};

}  // namespace sudoku_sat
