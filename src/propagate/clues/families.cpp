// What all signs or lines of one kind give together, whatever the candidates are: values without
// any partner (5 on a whisper line) are excluded from all of their cells in one step.
#include "finders.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <map>

#include "propagate/techniques/ladder.hpp"
#include "telling.hpp"

namespace sudoku_sat::clues {

namespace {

/// Relations of one rule with the same meaning, between cells that see each other or not.
struct Family {
  std::vector<std::uint32_t> numbers = {};
  bool distinct = false;
  Mask firsts = 0;  ///< values that have a partner
  Mask seconds = 0;
};

/// Whether the cells could have the same value.
bool pairs_equal_values(const PairRelation& pair) {
  for (int value = 1; value <= pair.relation->size(); ++value) {
    if (pair.relation->allows(value, value)) return true;
  }
  return false;
}

std::vector<Family> families_of(const Marks& marks) {
  const Board& board = marks.board();
  std::map<std::tuple<std::string_view, const ValueRelation*, bool>, Family> all;
  for (std::uint32_t number = 0; number < board.constraints().relations.size(); ++number) {
    const PairRelation& pair = board.relations()[number];
    const bool distinct = marks.sees(pair.first, pair.second) && pairs_equal_values(pair);
    Family& family = all[{pair.rule, pair.relation.get(), distinct}];
    if (family.numbers.empty()) {
      family.distinct = distinct;
      family.firsts = partners(marks, pair, pair.second, all_values(board));
      family.seconds = partners(marks, pair, pair.first, all_values(board));
    }
    family.numbers.push_back(number);
  }
  std::vector<Family> some;
  for (auto& [key, family] : all) {
    const bool excludes = (family.firsts & family.seconds) != all_values(board);
    if (excludes) some.push_back(std::move(family));
  }
  std::sort(some.begin(), some.end(),
            [](const Family& a, const Family& b) { return a.numbers[0] < b.numbers[0]; });
  return some;
}

/// Whether another sign or line of the rule says something else: then its number tells them apart.
bool has_several_meanings(const PairRelation& pair, const Board& board) {
  const auto& all = board.constraints().relations;
  return std::any_of(all.begin(), all.end(), [&](const PairRelation& other) {
    return other.rule == pair.rule && other.relation != pair.relation;
  });
}

/// "a whisper line", "an X", "a ratio dot 3".
std::string noun_of(const PairRelation& pair, const Board& board) {
  std::string noun =
      pair.rule == "whisper" ? "whisper line" : propagation::title_of_rule(pair.rule, false);
  const auto meaning = meaning_of(pair, board.geometry());
  const bool numbered = meaning && (meaning->name == "factor" || meaning->name == "sum" ||
                                    meaning->name.starts_with("difference"));
  if (numbered && has_several_meanings(pair, board)) {
    noun += fmt::format("{} {}", pair.rule == "whisper" ? " of difference" : "", meaning->number);
  }
  const bool vowel = noun == "X" || std::string_view("aeiou").find(noun[0]) != std::string::npos;
  return (vowel ? "an " : "a ") + noun;
}

/// Both cells have the same partners.
std::string tell_symmetric(const PairRelation& pair, const Family& family, const Board& board) {
  const propagation::Words words(board);
  const Mask out = all_values(board) & ~family.firsts;
  const std::string noun = noun_of(pair, board);
  const auto meaning = meaning_of(pair, board.geometry());
  const std::string_view name = meaning ? meaning->name : "";
  const int number = meaning ? meaning->number : 0;
  const int least = board.geometry().least();
  const int most = board.geometry().most();
  if (name == "difference at least" || name == "difference") {
    return fmt::format("No cell {} {} is {}: {} would have to be below {} or above {}.",
                       pair.rule == "whisper" ? "of" : "at", noun, words.values(out, "or"),
                       pair.rule == "whisper" ? "its neighbour" : "the other one", least, most);
  }
  if (name == "factor") {
    const std::string times =
        number == 2 ? "twice or half of" : fmt::format("{0} times or 1/{0} of", number);
    return fmt::format("A cell at {} is {}: no other number is {} {}.", noun,
                       words.values(family.firsts, "or"), times, words.values(out, "or"));
  }
  if (name == "sum") {
    const bool twice = std::has_single_bit(out) && family.distinct &&
                       2 * (std::countr_zero(out) + least) == number;
    const std::string why = twice ? fmt::format("{0}+{0} would be {0} twice", number / 2)
                                  : fmt::format("the two cells add up to {}", number);
    return fmt::format("A cell at {} is {}: {}.", noun,
                       twice ? "not " + words.values(out, "or") : words.values(family.firsts, "or"),
                       why);
  }
  return fmt::format("A cell at {} is not {}, which no other value fits.", noun,
                     words.values(out, "or"));
}

std::string tell_family(const Family& family, const Board& board) {
  const PairRelation& pair = board.relations()[family.numbers[0]];
  const std::string& label = pair.brief;
  const bool written = pair.rule == "statement" || !board.geometry().on_grid(pair.first) ||
                       !board.geometry().on_grid(pair.second);
  if (written && (label.empty() || family.firsts == family.seconds)) return {};
  if (family.firsts == family.seconds) return tell_symmetric(pair, family, board);
  const propagation::Words words(board);
  const auto meaning = meaning_of(pair, board.geometry());
  const Mask first = all_values(board) & ~family.firsts;
  const Mask second = all_values(board) & ~family.seconds;
  if (!meaning || (meaning->name != "less" && meaning->name != "greater")) return {};
  const bool less = meaning->name == "less";
  const Geometry& geometry = board.geometry();
  const std::string smaller = words.values_in(pair.first, less ? first : second, "or");
  const std::string larger = words.values_in(pair.first, less ? second : first, "or");
  if (geometry.number_in(pair.first, 1) != geometry.number_in(pair.second, 1)) return {};
  if (!written) {
    return fmt::format("The smaller of two cells at {} is not {}, and the larger one is not {}.",
                       noun_of(pair, board), smaller, larger);
  }
  return fmt::format("{}: the smaller one is not {}, and the larger one is not {}.",
                     with_capital(label), smaller, larger);
}

}  // namespace

std::optional<propagation::Finding> find_in_family(const TechniqueState& state) {
  Marks marks(state);
  for (const Family& family : families_of(marks)) {
    propagation::Finding found{.exclusions = {}};
    const Board& board = state.board();
    std::string text = tell_family(family, board);
    if (text.empty()) continue;
    for (const std::uint32_t number : family.numbers) {
      const PairRelation& pair = board.relations()[number];
      bool any = false;
      if (state.open(pair.first) && marks.leave(pair.first, family.firsts)) any = true;
      if (state.open(pair.second) && marks.leave(pair.second, family.seconds)) any = true;
      if (!any) continue;
      found.reasons.push_back({Reason::Kind::relation, number});
      found.cells.push_back(pair.first);
      found.cells.push_back(pair.second);
    }
    for (const Cell cell : marks.narrowed()) {
      propagation::add_excluded(found.exclusions, cell, marks.lost(cell));
    }
    const bool broken = marks.broken();
    marks.restore();
    if (found.exclusions.empty() || broken) continue;
    const std::string title =
        propagation::title_of_rule(board.relations()[family.numbers[0]].rule, false);
    found.name = found.reasons.size() > 1 ? propagation::plural_of(title) : title;
    found.tell = [text](const auto&, const auto&) { return text; };
    return found;
  }
  return std::nullopt;
}

}  // namespace sudoku_sat::clues
