// Sums: the combinations that the candidates allow, if they are few; otherwise what the smallest or
// the largest numbers of the other cells leave a cell. Filled cells are subtracted first.
#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <map>
#include <set>

#include "combinations.hpp"
#include "registry.hpp"

namespace sudoku_sat {

namespace clues {
namespace {

constexpr std::size_t max_combinations_told = 4;
constexpr std::size_t max_cells_named = 2;
constexpr std::size_t max_rests_told = 2;
constexpr std::size_t max_rests_in_place_of_facts = 4;
/// For listing all combinations, whatever the candidates are.
constexpr std::size_t max_combinations_counted = 24;
constexpr std::size_t max_cells_counted = 5;
constexpr int max_size_counted = 16;

using Combinations = std::set<std::vector<int>>;

class SumTelling {
 public:
  SumTelling(const Telling& told, SumOfCells sum)
      : told_(told),
        sum_(std::move(sum)),
        words_(told.marks),
        before_(told.marks.state()),
        ways_(ways_of(sum_, before_)),
        plain_(std::all_of(sum_.factors.begin(), sum_.factors.end(),
                           [](int factor) { return factor == 1; })) {}

  std::string tell() const {
    if (ways_.open.size() == 1) return tell_last();
    if (std::string text = plain_ ? tell_combinations() : tell_equations(); !text.empty()) {
      return text;
    }
    if (std::string text = tell_bounds(); !text.empty()) return text;
    return tell_rests(max_rests_in_place_of_facts);
  }

  /// The ways to make it, if they are few; empty if not.
  std::string tell_ways() const {
    const auto fitting = plain_ && ways_.open.size() > 1 ? combinations(before_) : std::nullopt;
    if (!fitting || fitting->empty() || fitting->size() > max_combinations_told) return {};
    return combinations_text(*fitting);
  }

 private:
  std::string name() const { return with_capital(told_.clue.label); }

  /// "r1c1 = r1c2 + r1c3 (arrow)".
  std::string equation() const {
    if (plain_ || told_.clue.diagrams.empty() || told_.clue.rule == "statement") return name();
    const Reason reason{Reason::Kind::diagram, told_.clue.diagrams[0]};
    return with_capital(to_string(reason, told_.marks.board()));
  }

  std::vector<Cell> open_cells() const {
    std::vector<Cell> cells;
    for (const std::size_t place : ways_.open) cells.push_back(sum_.cells[place]);
    return cells;
  }

  std::vector<std::string> filled_numbers() const {
    std::vector<int> numbers;
    for (const std::size_t place : ways_.filled) {
      const Value value = told_.marks.state().candidates().decided(sum_.cells[place]);
      numbers.push_back(told_.marks.board().geometry().number(value));
    }
    std::sort(numbers.begin(), numbers.end());
    std::vector<std::string> texts;
    for (const int number : numbers) texts.push_back(std::to_string(number));
    return texts;
  }

  /// "The 16-cage at r8c7 has 5 and 8 already, so 3 is left for r8c8 and r9c9".
  std::string rest_text() const {
    const std::string had = base::listed(filled_numbers());
    return fmt::format("{} has {} already, so {} {} left for {}", name(), had, ways_.rest,
                       ways_.open.size() == 1 ? "is" : "must be", words_.cells(open_cells()));
  }

  std::string tell_last() const {
    if (plain_ && !ways_.filled.empty()) return rest_text() + ".";
    std::vector<std::string> values;
    for (const std::size_t place : ways_.filled) {
      values.push_back(words_.are({sum_.cells[place]}, told_.marks[sum_.cells[place]]));
    }
    return fmt::format("{}: {}, so {}.", equation(), base::listed(values),
                       words_.left(open_cells()));
  }

  /// Those that the candidates allow; or, with whatever in the open cells, all that there are.
  std::optional<Combinations> combinations(const Marks& marks) const {
    Combinations all;
    const bool counted = for_each_way(sum_, ways_, marks, [&](std::vector<int> numbers) {
      std::sort(numbers.begin(), numbers.end());
      if (all.size() <= 2 * max_combinations_told) all.insert(std::move(numbers));
    });
    return counted ? std::optional(std::move(all)) : std::nullopt;
  }

  static std::string listed(const Combinations& all, std::string_view last) {
    std::vector<std::string> texts;
    for (const auto& numbers : all) texts.push_back(ClueWords::added(numbers));
    return base::listed(texts, last);
  }

  std::string tell_combinations() const {
    const auto fitting = combinations(before_);
    if (!fitting || fitting->empty() || fitting->size() > max_combinations_told) return {};
    if (!only_others(*fitting)) {
      if (std::string text = tell_rests(max_rests_told); !text.empty()) return text;
    }
    return combinations_text(*fitting) +
           (only_others(*fitting) ? ", so " : "; with these candidates ") +
           words_.left(told_.cells) + ".";
  }

  /// "The 16-cage at r9c6: 16 in two cells is 7+9".
  std::string combinations_text(const Combinations& fitting) const {
    const std::string lead =
        ways_.filled.empty()
            ? fmt::format("{}: {} in {} cells", name(), sum_.total, spelled(ways_.open.size()))
            : rest_text();
    const std::string_view verb = ways_.filled.empty() ? " is " : ": ";
    const auto all = all_combinations();
    if (!all) return fmt::format("{}; the candidates leave only {}", lead, listed(fitting, "and"));
    if (*all == fitting) return fmt::format("{}{}{}", lead, verb, listed(*all, "or"));
    return fmt::format("{}{}{}, of which the candidates leave {}", lead, verb, listed(*all, "or"),
                       listed(fitting, "and"));
  }

  /// Whether the cells lose only numbers that are in none of the combinations.
  bool only_others(const Combinations& all) const {
    Mask used = 0;
    for (const auto& numbers : all) {
      for (const int number : numbers) used |= Mask{1} << (number - words_.offset() - 1);
    }
    return std::all_of(told_.cells.begin(), told_.cells.end(),
                       [&](Cell cell) { return (before_[cell] & ~told_.marks[cell] & used) == 0; });
  }

  /// "r6c4 = r7c5 + r6c6 (arrow): 6=1+5 or 6=2+4".
  std::string tell_equations() const {
    std::set<std::string> texts;
    const auto of_sides = [&](const std::vector<int>& numbers) {
      std::vector<int> sides[2];
      for (const std::size_t place : ways_.filled) {
        const Value value = before_.state().candidates().decided(sum_.cells[place]);
        sides[sum_.factors[place] < 0].push_back(value + words_.offset());
      }
      for (std::size_t i = 0; i < numbers.size(); ++i) {
        sides[sum_.factors[ways_.open[i]] < 0].push_back(numbers[i]);
      }
      if (sum_.total != 0) sides[1].push_back(sum_.total);
      if (texts.size() > max_combinations_told) return;
      texts.insert(ClueWords::added(sides[0]) + " = " + ClueWords::added(sides[1]));
    };
    const bool of_ones = std::all_of(sum_.factors.begin(), sum_.factors.end(),
                                     [](int factor) { return std::abs(factor) == 1; });
    const bool counted = of_ones && for_each_way(sum_, ways_, before_, of_sides);
    if (!counted || texts.size() > max_combinations_told) return {};
    return fmt::format("{}: {}, so {}.", equation(),
                       base::listed(std::vector(texts.begin(), texts.end()), "or"),
                       words_.left(told_.cells));
  }

  /// "8 in r5c3 would leave 11 for r5c2 and r6c2, which their candidates don't make".
  std::string tell_rests(std::size_t most) const {
    std::vector<std::string> parts;
    std::size_t count = 0;
    for (const Cell cell : told_.cells) {
      const Mask lost = before_[cell] & ~told_.marks[cell];
      count += static_cast<std::size_t>(std::popcount(lost));
      std::vector<std::string> texts = rests_with(cell, lost);
      if (texts.empty() || count > most) return {};
      parts.insert(parts.end(), texts.begin(), texts.end());
    }
    const std::string_view end = ways_.open.size() == 2 ? "which is not among its candidates"
                                                        : "which their candidates don't make";
    return fmt::format("{}: {}, {}.", equation(), base::listed(parts), end);
  }

  /// "8 or 9 in r5c3 would leave 11 or 10 for r5c2 and r6c2"; if the others are on both sides of
  /// the equation, "5 in r5c7 would need r4c5 = r4c6 + 5".
  std::vector<std::string> rests_with(Cell cell, Mask lost) const {
    const auto place = static_cast<std::size_t>(
        std::find(sum_.cells.begin(), sum_.cells.end(), cell) - sum_.cells.begin());
    std::vector<Cell> others[2];
    for (const std::size_t i : ways_.open) {
      if (i == place) continue;
      if (std::abs(sum_.factors[i]) != 1) return {};
      others[sum_.factors[i] < 0].push_back(sum_.cells[i]);
    }
    std::vector<std::string> texts;
    std::vector<std::string> rests;
    for (Mask left = lost; left != 0; left &= left - 1) {
      const int number = std::countr_zero(left) + 1 + words_.offset();
      const int rest = ways_.rest - sum_.factors[place] * number;
      rests.push_back(std::to_string(others[0].empty() ? -rest : rest));
      if (others[0].empty() || others[1].empty()) continue;
      texts.push_back(fmt::format("{} in {} would need {}", number, words_.cell(cell),
                                  equation_of(others, rest)));
    }
    if (!texts.empty()) return texts;
    return {fmt::format("{} in {} would leave {} for {}", words_.values(lost, "or"),
                        words_.cell(cell), base::listed(rests, "or"),
                        words_.cells(others[others[0].empty()]))};
  }

  /// "r4c5 = r4c6 + 5".
  std::string equation_of(const std::vector<Cell> (&cells)[2], int rest) const {
    std::vector<std::string> sides[2];
    for (const bool other : {false, true}) {
      for (const Cell cell : cells[other]) sides[other].push_back(words_.cell(cell));
    }
    if (rest != 0) sides[rest > 0].push_back(std::to_string(std::abs(rest)));
    return fmt::format("{} = {}", fmt::join(sides[0], " + "), fmt::join(sides[1], " + "));
  }

  /// With any value in the open cells, but other ones in cells that see each other; if few.
  std::optional<Combinations> all_combinations() const {
    const int offset = words_.offset();
    const int size = told_.marks.board().size();
    const std::vector<Cell> cells = open_cells();
    if (cells.size() > max_cells_counted || size > max_size_counted) return std::nullopt;
    Combinations all;
    std::vector<int> numbers;
    const auto extend = [&](const auto& self, int rest) -> void {
      if (all.size() > max_combinations_counted) return;
      if (numbers.size() == cells.size()) {
        if (rest == 0) all.insert(numbers);
        return;
      }
      const int from = numbers.empty() ? 1 + offset : numbers.back();
      for (int number = from; number <= size + offset && number <= rest; ++number) {
        numbers.push_back(number);
        self(self, rest - number);
        numbers.pop_back();
      }
    };
    extend(extend, ways_.rest);
    if (all.size() > max_combinations_counted) return std::nullopt;
    std::erase_if(all, [&](const std::vector<int>& one) { return !can_be_placed(one, cells); });
    return all.size() > max_combinations_told ? std::nullopt : std::optional(std::move(all));
  }

  /// Whether cells that see each other can have different ones of the numbers.
  bool can_be_placed(std::vector<int> numbers, const std::vector<Cell>& cells) const {
    do {
      bool fits = true;
      for (std::size_t i = 0; i < cells.size() && fits; ++i) {
        for (std::size_t j = 0; j < i && fits; ++j) {
          fits = numbers[i] != numbers[j] || !told_.marks.sees(cells[i], cells[j]);
        }
      }
      if (fits) return true;
    } while (std::next_permutation(numbers.begin(), numbers.end()));
    return false;
  }

  /// "r1c2 + r1c3 is at least 1+2 = 3, so r1c1 is at least 3", for each cell where that is all.
  std::string tell_bounds() const {
    std::map<std::pair<std::string, std::string>, std::vector<Cell>> parts;
    std::vector<std::pair<std::string, std::string>> order;
    for (const Cell cell : told_.cells) {
      auto part = bounds_of(cell);
      if (part.first.empty()) return {};
      if (parts[part].empty()) order.push_back(part);
      parts[part].push_back(cell);
    }
    std::vector<std::string> texts;
    for (const auto& part : order) {
      const std::vector<Cell>& cells = parts[part];
      texts.push_back(fmt::format("{}, so {} {} {}", part.first, words_.cells(cells),
                                  cells.size() == 1 ? "is" : "are", part.second));
    }
    return fmt::format("{}: {}.", equation(), fmt::join(texts, "; "));
  }

  /// Cells and the extreme of their sum, as far as they decide a bound.
  struct Side {
    std::vector<Cell> cells;
    std::optional<Extreme> extreme;
  };

  std::pair<std::string, std::string> bounds_of(Cell cell) const {
    const auto place = static_cast<std::size_t>(
        std::find(sum_.cells.begin(), sum_.cells.end(), cell) - sum_.cells.begin());
    const Mask left = told_.marks[cell];
    Mask lost = before_[cell] & ~left;
    std::vector<std::string> why;
    std::vector<std::string> what;
    for (const bool greatest : {false, true}) {
      const Mask lowest = left & (~left + 1);
      if ((greatest ? lost & ~(lowest - 1) : lost & (lowest - 1)) == 0) continue;
      const std::optional<Bound> found = bound(place, greatest);
      if (!found) return {};
      why.push_back(found->why);
      what.push_back(fmt::format("at {} {}", greatest ? "most" : "least", found->number));
      lost &= ~found->excluded;
    }
    if (lost != 0) return {};
    return {base::listed(why), base::listed(what)};
  }

  struct Bound {
    std::string why;
    int number;
    Mask excluded = 0;
  };

  /// Why the cell is at least, or at most, something: the most, or the least, of the cells on its
  /// side of the equation, and the reverse on the other side.
  std::optional<Bound> bound(std::size_t place, bool greatest) const {
    Side same;
    Side other;
    for (const std::size_t i : ways_.open) {
      if (i == place) continue;
      if (std::abs(sum_.factors[i]) != 1) return std::nullopt;
      (sum_.factors[i] * sum_.factors[place] > 0 ? same : other).cells.push_back(sum_.cells[i]);
    }
    same.extreme = extreme_of(same.cells, !greatest, before_);
    other.extreme = extreme_of(other.cells, greatest, before_);
    if (!same.extreme || !other.extreme) return std::nullopt;
    const int sign = sum_.factors[place] > 0 ? 1 : -1;
    const int rest = sign * ways_.rest - same.extreme->sum + other.extreme->sum;
    const int factor = std::abs(sum_.factors[place]);
    const int rounded_up = rest >= 0 ? (rest + factor - 1) / factor : -(-rest / factor);
    const int rounded_down = rest >= 0 ? rest / factor : -((-rest + factor - 1) / factor);
    Bound found{{}, greatest ? rounded_down : rounded_up};
    for (int value = 1; value <= told_.marks.board().size(); ++value) {
      const int number = value + words_.offset();
      const bool out = greatest ? number > found.number : number < found.number;
      if (out) found.excluded |= Mask{1} << (value - 1);
    }
    std::vector<std::string> parts;
    for (const auto& [side, most] : {std::pair(&same, !greatest), std::pair(&other, greatest)}) {
      if (!side->cells.empty()) parts.push_back(side_text(*side, most));
    }
    found.why = base::listed(parts);
    return found;
  }

  /// "r1c2 + r1c3 is at least 1+2=3", "the other five cells are at most 9+8+7+6+5=35".
  std::string side_text(const Side& side, bool most) const {
    std::vector<std::string> names;
    for (const Cell cell : side.cells) names.push_back(words_.cell(cell));
    const bool named = names.size() <= max_cells_named || !plain_;
    const std::string numbers = fmt::format("{}", fmt::join(side.extreme->numbers, "+"));
    return fmt::format(
        "{} {} {}{}",
        named ? fmt::format("{}", fmt::join(names, " + "))
              : fmt::format("the other {} open cells", spelled(names.size())),
        named ? "is at" : "are at", most ? "most " : "least ",
        names.size() == 1 ? numbers : fmt::format("{} = {}", numbers, side.extreme->sum));
  }

  const Telling& told_;
  SumOfCells sum_;
  ClueWords words_;
  Marks before_;
  Ways ways_;
  bool plain_;  ///< whether all factors are 1
};

std::string tell_sum(const Telling& told) {
  auto sum = sum_of(told.clue, told.marks.board());
  const auto on_grid = [&](Cell cell) { return told.marks.board().geometry().on_grid(cell); };
  return sum && std::ranges::all_of(sum->cells, on_grid) ? tell_as_sum(told, std::move(*sum)) : "";
}

}  // namespace

std::string tell_as_sum(const Telling& told, SumOfCells sum) {
  return SumTelling(told, std::move(sum)).tell();
}

std::string ways_to_make(const Telling& told) {
  auto sum = sum_of(told.clue, told.marks.board());
  return sum ? SumTelling(told, std::move(*sum)).tell_ways() : "";
}

}  // namespace clues

const clues::ClueKind clue_kind_entries::sums{.name = "sums", .tell = clues::tell_sum};

}  // namespace sudoku_sat
