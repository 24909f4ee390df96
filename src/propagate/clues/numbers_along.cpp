// Clues beside a line that say what comes out along it: how many skyscrapers are seen, which one is
// hidden first, what the first cells add up to. Told by the number that would come out with a
// value: another one than the clue's.
#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <map>
#include <set>

#include "facts.hpp"
#include "registry.hpp"

namespace sudoku_sat {

namespace clues {
namespace {

/// All that can come out; more, if a looser bound is enough.
using Outcomes = std::set<int>;

/// A line that has each value once, as seen from the clue.
struct Line {
  std::vector<Mask> cells;  ///< by place, what can be there
  int offset = 0;           ///< from values to numbers
  int clue = 0;

  int number(Value value) const { return value + offset; }
};

/// A 0 is no building. The tallest of all is in the line, and no height comes twice.
Outcomes seen_along(const Line& line) {
  std::map<int, Outcomes> by_tallest{{0, {0}}};
  for (const Mask mask : line.cells) {
    std::map<int, Outcomes> next;
    for (const auto& known : by_tallest) {
      for (Mask values = mask; values != 0; values &= values - 1) {
        const int height = line.number(value_of(values));
        if (height == known.first && height > 0) continue;
        const int more = height > known.first ? 1 : 0;
        for (const int seen : known.second) {
          next[std::max(height, known.first)].insert(seen + more);
        }
      }
    }
    by_tallest = std::move(next);
  }
  return by_tallest[line.number(static_cast<Value>(line.cells.size()))];
}

/// What can be hidden first; the clue too where nothing may be hidden.
Outcomes first_hidden_along(const Line& line) {
  constexpr int none = -1;
  Outcomes hidden;
  std::set<std::pair<int, bool>> ascending{{none, false}};  // the tallest; whether one is the clue
  for (const Mask mask : line.cells) {
    std::set<std::pair<int, bool>> next;
    for (const auto& known : ascending) {
      for (Mask values = mask; values != 0; values &= values - 1) {
        const int height = line.number(value_of(values));
        const bool is_clue = height == line.clue;
        if (height > known.first) next.insert({height, known.second || is_clue});
        if (height < known.first && !(is_clue && known.second)) hidden.insert(height);
      }
    }
    ascending = std::move(next);
  }
  if (!ascending.empty()) hidden.insert(line.clue);
  return hidden;
}

/// The sum of the first `count` numbers.
int sum_of_first(const std::vector<int>& numbers, std::size_t count) {
  int sum = 0;
  for (std::size_t i = 0; i < std::min(count, numbers.size()); ++i) sum += numbers[i];
  return sum;
}

/// The least and the greatest that the first cells can add up to, as the first one says how many;
/// the clue too if it is between them.
Outcomes x_sums_along(const Line& line) {
  Outcomes sums;
  for (Mask firsts = line.cells[0]; firsts != 0; firsts &= firsts - 1) {
    const int first = line.number(value_of(firsts));
    const auto others = static_cast<std::size_t>(first - 1);
    int least = first;
    int most = first;
    Mask together = 0;
    for (std::size_t i = 1; i <= others; ++i) {
      const Mask mask = line.cells[i] & ~(firsts & (~firsts + 1));
      if (mask == 0) return {};
      together |= mask;
      least += line.number(value_of(mask));
      most += line.number(static_cast<Value>(std::bit_width(mask)));
    }
    std::vector<int> numbers;
    for (; together != 0; together &= together - 1) {
      numbers.push_back(line.number(value_of(together)));
    }
    least = std::max(least, first + sum_of_first(numbers, others));
    std::reverse(numbers.begin(), numbers.end());
    most = std::min(most, first + sum_of_first(numbers, others));
    sums.insert({least, most});
    if (least <= line.clue && line.clue <= most) sums.insert(line.clue);
  }
  return sums;
}

/// "at most 3", "at least 5", "1 or 3"; empty if that would be long.
std::string bound_text(const Outcomes& all, int clue) {
  constexpr std::size_t most_told = 4;
  if (*all.rbegin() < clue) return fmt::format("at most {}", *all.rbegin());
  if (*all.begin() > clue) return fmt::format("at least {}", *all.begin());
  std::vector<std::string> numbers;
  for (const int one : all) numbers.push_back(std::to_string(one));
  return numbers.size() > most_told ? std::string() : base::listed(numbers, "or");
}

/// Whether some are less than the clue and some more.
bool on_both_sides(const Outcomes& all, int clue) {
  return *all.begin() < clue && clue < *all.rbegin();
}

/// "at most 3 would be seen", "not 2 but 1 or 3 would be seen".
std::string seen_text(const Outcomes& all, int clue) {
  const std::string bound = bound_text(all, clue);
  if (bound.empty()) return bound;
  const std::string other = on_both_sides(all, clue) ? fmt::format("not {} but ", clue) : "";
  return fmt::format("{}{} would be seen", other, bound);
}

std::string hidden_text(const Outcomes& all, int clue) {
  const std::string bound = all.size() == 1 ? std::to_string(*all.begin()) : bound_text(all, clue);
  return bound.empty() ? bound : "the first one hidden would be " + bound;
}

std::string x_sum_text(const Outcomes& all, int clue) {
  return on_both_sides(all, clue) ? "" : "the sum would be " + bound_text(all, clue);
}

struct Kind {
  Outcomes (*along)(const Line& line);
  std::string (*text)(const Outcomes& all, int clue);
};

class AlongTelling {
 public:
  AlongTelling(const Telling& told, const Board::DiagramOf& diagram, const Kind& kind)
      : told_(told),
        words_(told.marks),
        cells_(*diagram.cells),
        clue_(diagram.sequence->clue[0]),
        kind_(kind) {}

  /// "4 skyscrapers seen from the left of row 6: r6c3 is 8 and r6c5 is 9, so with 7 in r6c1 or 6 in
  /// r6c2 at most 3 would be seen."
  std::string tell() const {
    if (std::ssize(cells_) != told_.marks.board().size()) return {};
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
  /// Values are told together by their side of the clue, or by all that can come out where that is
  /// on both sides.
  enum class Side { less, more, both };
  using Key = std::pair<Side, Outcomes>;

  /// What would come out with some values.
  struct Group {
    Outcomes outcomes;
    std::vector<std::string> values;
  };

  std::string tell_part(const FactsAndCells& part) const {
    Line line{std::vector<Mask>(cells_.size(), all_values(told_.marks.board())), words_.offset(),
              clue_};
    for (const CellFact& fact : part.facts) line.cells[place_of(fact.cell)] = fact.values;
    std::map<Key, Group> groups;
    for (const Cell cell : part.cells) {
      if (!add_values(cell, line, groups)) return {};
    }
    std::vector<std::string> texts;
    for (const auto& one : groups) {
      const std::string text = kind_.text(one.second.outcomes, clue_);
      if (text.empty()) return {};
      texts.push_back(fmt::format("with {} {}", base::listed(one.second.values, "or"), text));
    }
    const std::string why = base::listed(tell_facts(part.facts, words_));
    return fmt::format("{}{}{}", why, why.empty() ? "" : ", so ", fmt::join(texts, ", and "));
  }

  Key key_of(const Outcomes& outcomes) const {
    if (*outcomes.rbegin() < clue_) return {Side::less, {}};
    if (*outcomes.begin() > clue_) return {Side::more, {}};
    return {Side::both, outcomes};
  }

  std::size_t place_of(Cell cell) const {
    return static_cast<std::size_t>(std::find(cells_.begin(), cells_.end(), cell) - cells_.begin());
  }

  /// Groups the values that the cell loses: too few, too many, or what else. Returns false if the
  /// clue's own number can come out, or there are many.
  bool add_values(Cell cell, Line line, std::map<Key, Group>& groups) const {
    constexpr int max_lost_told = 6;
    std::map<Key, Mask> here;
    Mask lost = told_.marks.lost(cell);
    if (std::popcount(lost) > max_lost_told) return false;
    for (; lost != 0; lost &= lost - 1) {
      const Mask bit = lost & (~lost + 1);
      line.cells[place_of(cell)] = bit;
      const Outcomes outcomes = kind_.along(line);
      if (outcomes.empty() || outcomes.contains(clue_)) return false;
      const Key key = key_of(outcomes);
      here[key] |= bit;
      groups[key].outcomes.insert(outcomes.begin(), outcomes.end());
    }
    for (const auto& one : here) {
      groups[one.first].values.push_back(
          fmt::format("{} in {}", words_.values(one.second, "or"), words_.cell(cell)));
    }
    return true;
  }

  const Telling& told_;
  ClueWords words_;
  const std::vector<Cell>& cells_;
  int clue_;
  const Kind& kind_;
};

std::string tell_along(const Telling& told, std::string_view rule, const Kind& kind) {
  const auto* const line = numbered_line(told, rule);
  return line != nullptr ? AlongTelling(told, *line, kind).tell() : "";
}

std::string tell_seen(const Telling& told) {
  return tell_along(told, "skyscraper", {seen_along, seen_text});
}

std::string tell_first_hidden(const Telling& told) {
  return tell_along(told, "hidden skyscraper", {first_hidden_along, hidden_text});
}

/// What the first cell can't be. Once it is filled, the clue is a sum as others.
std::string tell_lengths(const Telling& told) {
  const auto* const line = numbered_line(told, "x-sum");
  const bool first = line != nullptr && told.cells == std::vector<Cell>{line->cells->front()};
  if (!first || told.marks.board().geometry().least() != 1) return {};
  return tell_along(told, "x-sum", {x_sums_along, x_sum_text});
}

}  // namespace
}  // namespace clues

const clues::ClueKind clue_kind_entries::seen{.name = "seen skyscrapers", .tell = clues::tell_seen};
const clues::ClueKind clue_kind_entries::first_hidden{.name = "first hidden",
                                                      .tell = clues::tell_first_hidden};
const clues::ClueKind clue_kind_entries::lengths{.name = "lengths of x-sums",
                                                 .tell = clues::tell_lengths};

}  // namespace sudoku_sat
