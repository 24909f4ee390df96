// Rules about groups of cells: sums, products, which values are there and how often.
#include <algorithm>
#include <set>

#include "rule.hpp"

namespace sudoku_sat::referee::rules {

namespace {

// A cage's values differ; what else holds of them and its number, which may be left out where
// nothing else does.
Maker cages(const Claim& claim, bool number_needed = true) {
  return [=](const Rule& rule) {
    for (const auto& [head, cells] : rule.headed()) {
      if (!all_different(cells)) rule.fail("a cell is listed twice");
      rule.say_all_different(cells);
      if (number_needed || !head.empty()) rule.say(cells, claim, number(head));
    }
  };
}

// No values of the cage, one or more, add up to the number.
bool has_no_part(const Values& values, int forbidden) {
  std::set<int> totals;
  for (const int value : values) {
    std::set<int> more{value};
    for (const int total : totals) more.insert(total + value);
    totals.merge(more);
  }
  return !totals.contains(forbidden);
}

// As many odd as even, as many low as high ones; of an odd number of values one is neither.
void equality_cages(const Rule& rule) {
  const int ends = rule.board.first_value + rule.board.last_value;
  for (const std::string_view entry : rule.lines()) {
    const Cells cells = rule.different_cells(entry);
    rule.say_all_different(cells);
    rule.say(cells, [ends](const Values& values) {
      int parity = 0, height = 0;
      for (const int value : values) {
        parity += value % 2 == 0 ? 1 : -1;
        height += (2 * value > ends) - (2 * value < ends);
      }
      return parity == 0 && height == 0;
    });
  }
}

Maker contain(bool exactly) {
  return [exactly](const Rule& rule) {
    for (const auto& [head, cells] : rule.headed()) {
      const Values listed = values(rule.board, head);
      if (!all_different(cells) || listed.empty()) rule.fail("values, and cells listed once");
      rule.say(cells, [listed, exactly](const Values& values) {
        return std::ranges::all_of(listed, [&](int value) {
          const int more = times(values, value) - times(listed, value);
          return exactly ? more == 0 : more >= 0;
        });
      });
    }
  };
}

// "23": two cells hold a 3.
void look_and_say(const Rule& rule) {
  for (const auto& [head, cells] : rule.headed()) {
    if (!all_different(cells) || head.empty()) rule.fail("clues, and cells listed once");
    Values all_said;
    for (const std::string_view clue : words(head)) {
      if (clue.size() != 2) not_understood(clue, "a clue is a count and a value");
      const int count = number(clue.substr(0, 1));
      const int said = value(rule.board, clue.substr(1));
      all_said.push_back(said);
      rule.say(cells, [=](const Values& values) { return times(values, said) == count; });
    }
    if (!all_different(all_said)) rule.fail("a value is said twice");
  }
}

// The number of different values is known, or it is what the cell before the colon holds.
void count_distinct(const Rule& rule) {
  const Claim claim = [](const Values& values, int n) {
    return std::ssize(std::set<int>(values.begin(), values.end())) == n;
  };
  for (const auto& [head, cells] : rule.headed()) {
    if (as_number(head)) {
      rule.say(cells, claim, number(head));
      continue;
    }
    Cells all = rule.cells(head);
    if (all.size() != 1) rule.fail("a number or one cell");
    all.insert(all.end(), cells.begin(), cells.end());
    rule.say(all, [claim](const Values& v) { return claim({v.begin() + 1, v.end()}, v[0]); });
  }
}

// Groups between colons: something holds of all of them alike.
Maker groups(const std::function<bool(const Values&, const Values&)>& alike, bool as_many) {
  return [=](const Rule& rule) {
    for (const std::string_view entry : rule.lines()) {
      const std::vector<Cells> all = rule.groups(entry);
      for (std::size_t i = 1; i < all.size(); ++i) {
        if (as_many && all[i].size() != all[0].size()) rule.fail("groups of other sizes");
        rule.say_of_both(all[0], all[i], alike);
      }
    }
  };
}

bool equal_sums(const Values& a, const Values& b) { return sum(a) == sum(b); }

bool same_values(const Values& a, const Values& b) {
  return std::is_permutation(a.begin(), a.end(), b.begin(), b.end());
}

}  // namespace

Makers cage_rules() {
  return {{"cages", cages(adds_up_to, false)},
          {"sums", of_each_number(adds_up_to)},
          {"product-cages", cages([](const Values& v, int n) { return product(v) == n; })},
          {"rellik-cages", cages(has_no_part)},
          {"lunchboxes", cages([](const Values& v, int n) { return sum_inside(v) == n; })},
          {"equality-cages", equality_cages},
          {"contains-at-least", contain(false)},
          {"contains-exactly", contain(true)},
          {"look-and-say", look_and_say},
          {"count-distinct", count_distinct},
          {"clones", groups(std::equal_to(), true)},
          {"equal-sums", groups(equal_sums, false)},
          {"same-values", groups(same_values, true)}};
}

}  // namespace sudoku_sat::referee::rules
