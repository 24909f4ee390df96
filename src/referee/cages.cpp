// Rules about groups of cells: sums, products, which values are there and how often.
#include <algorithm>
#include <set>

#include "rule.hpp"

namespace sudoku_sat::referee::rules {

namespace {

// One statement for each entry "NUMBER: CELLS": what holds of the values and the number.
void say_with_number(const Rule& rule, const std::function<bool(const Values&, int)>& says) {
  for (const auto& [head, cells] : rule.headed()) {
    rule.say(cells, [says, n = number(head)](const Values& values) { return says(values, n); });
  }
}

// Cages, whose values differ.
void say_cages_differ(const Rule& rule) {
  for (const auto& [head, cells] : rule.headed()) {
    if (!all_different(cells)) rule.fail("a cell is listed twice");
    rule.say_all_different(cells);
  }
}

void cages(const Rule& rule) {
  say_cages_differ(rule);
  for (const auto& [head, cells] : rule.headed()) {
    if (!head.empty()) rule.say(cells, adds_up_to(number(head)));
  }
}

void sums(const Rule& rule) {
  say_with_number(rule, [](const Values& values, int total) { return sum(values) == total; });
}

void product_cages(const Rule& rule) {
  say_cages_differ(rule);
  say_with_number(rule, [](const Values& values, int n) { return product(values) == n; });
}

// No values of the cage, one or more, add up to the number.
void rellik_cages(const Rule& rule) {
  say_cages_differ(rule);
  say_with_number(rule, [](const Values& values, int forbidden) {
    std::set<int> totals;
    for (const int value : values) {
      std::set<int> more{value};
      for (const int total : totals) more.insert(total + value);
      totals.merge(more);
    }
    return !totals.contains(forbidden);
  });
}

// As many odd as even, as many low as high ones; of an odd number of values one is neither.
void equality_cages(const Rule& rule) {
  say_cages_differ(rule);
  for (const auto& [head, cells] : rule.headed()) {
    if (!head.empty()) rule.fail("a cage has no number");
    const int ends = rule.board.first_value + rule.board.last_value;
    rule.say(cells, [ends](const Values& values) {
      int parity = 0;
      int height = 0;
      for (const int value : values) {
        parity += value % 2 == 0 ? 1 : -1;
        height += (2 * value > ends) - (2 * value < ends);
      }
      return parity == 0 && height == 0;
    });
  }
}

void contain(const Rule& rule, bool exactly) {
  for (const auto& [head, cells] : rule.headed()) {
    if (!all_different(cells)) rule.fail("a cell is listed twice");
    const Values listed = values(rule.board, head);
    if (listed.empty()) rule.fail("values are missing");
    rule.say(cells, [listed, exactly](const Values& values) {
      return std::all_of(listed.begin(), listed.end(), [&](int value) {
        const int found = times(values, value);
        return exactly ? found == times(listed, value) : found >= times(listed, value);
      });
    });
  }
}

void contains_at_least(const Rule& rule) { contain(rule, false); }
void contains_exactly(const Rule& rule) { contain(rule, true); }

// "23": two cells hold a 3.
void look_and_say(const Rule& rule) {
  for (const auto& [head, cells] : rule.headed()) {
    if (!all_different(cells)) rule.fail("a cell is listed twice");
    if (head.empty()) rule.fail("a clue is missing");
    std::set<int> said_of;
    for (const std::string_view clue : words(head)) {
      if (clue.size() != 2) not_understood(clue, "a clue is a count and a value");
      const int count = number(clue.substr(0, 1));
      const int said = value(rule.board, clue.substr(1));
      if (!said_of.insert(said).second) rule.fail("a value is said twice");
      rule.say(cells, [=](const Values& values) { return times(values, said) == count; });
    }
  }
}

// The number of different values is known, or it is what the cell before the colon holds.
void count_distinct(const Rule& rule) {
  for (const auto& [head, cells] : rule.headed()) {
    const auto distinct = [](auto first, auto last) {
      return static_cast<int>(std::set<int>(first, last).size());
    };
    if (const auto known = as_number(head)) {
      rule.say(cells, [=, n = *known](const Values& values) {
        return distinct(values.begin(), values.end()) == n;
      });
      continue;
    }
    Cells all = rule.cells(head);
    if (all.size() != 1) rule.fail("a number or one cell");
    all.insert(all.end(), cells.begin(), cells.end());
    rule.say(all, [=](const Values& values) {
      return distinct(values.begin() + 1, values.end()) == values[0];
    });
  }
}

// What stands between the smallest and the largest value, which may come in any order.
void lunchboxes(const Rule& rule) {
  say_cages_differ(rule);
  say_with_number(rule, [](const Values& values, int total) {
    auto [from, to] = std::minmax_element(values.begin(), values.end());
    if (to < from) std::swap(from, to);
    return from == to ? total == 0 : sum(Values(from + 1, to)) == total;
  });
}

// Groups between colons: something holds of all of them alike.
void say_of_groups(const Rule& rule, const std::function<bool(const Values&, const Values&)>& alike,
                   bool as_many) {
  for (const std::string_view entry : rule.lines()) {
    const std::vector<Cells> groups = rule.groups(entry);
    for (std::size_t i = 1; i < groups.size(); ++i) {
      const auto size = static_cast<std::ptrdiff_t>(groups[0].size());
      if (as_many && groups[i].size() != groups[0].size()) rule.fail("groups of other sizes");
      Cells both = groups[0];
      both.insert(both.end(), groups[i].begin(), groups[i].end());
      rule.say(both, [=](const Values& values) {
        return alike(Values(values.begin(), values.begin() + size),
                     Values(values.begin() + size, values.end()));
      });
    }
  }
}

void clones(const Rule& rule) { say_of_groups(rule, std::equal_to<Values>(), true); }

void equal_sums(const Rule& rule) {
  say_of_groups(
      rule, [](const Values& a, const Values& b) { return sum(a) == sum(b); }, false);
}

void same_values(const Rule& rule) {
  say_of_groups(
      rule,
      [](const Values& a, const Values& b) {
        return std::multiset<int>(a.begin(), a.end()) == std::multiset<int>(b.begin(), b.end());
      },
      true);
}

}  // namespace

Makers cage_rules() {
  return {{"cages", cages},
          {"sums", sums},
          {"product-cages", product_cages},
          {"rellik-cages", rellik_cages},
          {"equality-cages", equality_cages},
          {"contains-at-least", contains_at_least},
          {"contains-exactly", contains_exactly},
          {"look-and-say", look_and_say},
          {"count-distinct", count_distinct},
          {"lunchboxes", lunchboxes},
          {"clones", clones},
          {"equal-sums", equal_sums},
          {"same-values", same_values}};
}

}  // namespace sudoku_sat::referee::rules
