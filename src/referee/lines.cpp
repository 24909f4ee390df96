// Rules about the cells of a line in their order.
#include <algorithm>
#include <cstdlib>
#include <set>

#include "rule.hpp"

namespace sudoku_sat::referee::rules {

namespace {

// The values between the ends of a line.
Values inner(const Values& line) {
  return line.size() < 3 ? Values() : Values(line.begin() + 1, line.end() - 1);
}

int number_or(std::string_view head, int otherwise) {
  return head.empty() ? otherwise : number(head);
}

// Cells one after the other, over the seam of a closed line too.
void say_of_neighbours(const Rule& rule, const Cells& cells, const Relation& relation) {
  for (std::size_t i = 1; i < cells.size(); ++i) rule.say_pair(cells[i - 1], cells[i], relation);
}

// The circle is read as a number, from left to right or from top to bottom.
Maker arrow(std::size_t max_digits, const std::function<long long(const Values&)>& result) {
  return [=](const Rule& rule) {
    for (const std::string_view entry : rule.lines()) {
      std::vector<Cells> groups = rule.groups(entry);
      if (groups.size() != 2 || groups[0].size() > max_digits) rule.fail("a circle and an arrow");
      std::ranges::sort(groups[0]);
      rule.say_of_both(groups[0], groups[1], [result](const Values& circle, const Values& line) {
        return read_as_number(circle) == result(line);
      });
    }
  };
}

void thermometers(const Rule& rule) {
  for (const auto& [head, cells] : rule.headed()) {
    if (head != "slow" && !head.empty()) rule.fail("nothing but 'slow' stands before a line");
    const bool slow = !head.empty();
    say_of_neighbours(rule, cells, [slow](int a, int b) { return a < b || (slow && a == b); });
  }
}

void whispers(const Rule& rule) {
  for (const auto& [head, cells] : rule.headed()) {
    const int least = number_or(head, (rule.board.value_count() + 1) / 2);
    say_of_neighbours(rule, cells, [least](int a, int b) { return std::abs(a - b) >= least; });
  }
}

void parity_lines(const Rule& rule) {
  for (const std::string_view entry : rule.lines()) {
    say_of_neighbours(rule, rule.cells(entry), [](int a, int b) { return a % 2 != b % 2; });
  }
}

bool same_differences(const Values& line) {
  std::set<int> differences;
  for (std::size_t i = 1; i < line.size(); ++i) differences.insert(std::abs(line[i] - line[i - 1]));
  return differences.size() <= 1;
}

bool palindrome(const Values& line) { return std::equal(line.begin(), line.end(), line.rbegin()); }

// Different values without a gap, in any order.
void renban(const Rule& rule) {
  for (const std::string_view entry : rule.lines()) {
    const Cells cells = rule.line(entry).cells;
    rule.say_all_different(cells);
    rule.say(cells, [](const Values& values) {
      const auto [least, most] = std::ranges::minmax(values);
      return most - least == std::ssize(values) - 1 && all_different(values);
    });
  }
}

void nabners(const Rule& rule) {
  for (const std::string_view entry : rule.lines()) {
    rule.say_of_each_pair(rule.different_cells(entry),
                          [](int a, int b) { return std::abs(a - b) > 1; });
  }
}

bool between(const Values& line) {
  const auto [least, most] = std::minmax({line.front(), line.back()});
  return std::ranges::all_of(inner(line),
                             [l = least, m = most](int value) { return l < value && value < m; });
}

void lockouts(const Rule& rule) {
  for (const auto& [head, cells] : rule.headed()) {
    const int apart = number_or(head, (rule.board.value_count() - 1) / 2);
    rule.say(cells, [apart](const Values& line) {
      const auto [least, most] = std::minmax({line.front(), line.back()});
      return most - least >= apart &&
             std::ranges::all_of(
                 inner(line), [l = least, m = most](int value) { return value < l || m < value; });
    });
  }
}

bool double_arrow(const Values& line) { return sum(inner(line)) == line.front() + line.back(); }

bool zipper(const Values& line) {
  std::set<int> totals;
  for (std::size_t i = 0, j = line.size() - 1; i < j; ++i, --j) totals.insert(line[i] + line[j]);
  if (line.size() % 2 == 1) totals.insert(line[line.size() / 2]);
  return totals.size() <= 1;
}

// Whether pieces one after the other, from the first value on, each add up to `total`.
bool can_be_cut(const Values& line, int total) {
  int piece = 0;
  bool any = false;
  for (const int value : line) {
    piece += value;
    if (piece > total) return false;
    if (piece < total) continue;
    piece = 0;
    any = true;
  }
  return piece == 0 && any;
}

void sum_lines(const Rule& rule) {
  for (const auto& [head, line] : rule.headed_lines()) {
    const int total = number_or(head, rule.board.value_count() + 1);
    rule.say(line.cells, [total, beginnings = line.closed ? line.cells.size() : 1](Values values) {
      for (std::size_t i = 0; i < beginnings; ++i) {
        if (can_be_cut(values, total)) return true;
        std::rotate(values.begin(), values.begin() + 1, values.end());
      }
      return false;
    });
  }
}

void say_classes_differ(const Rule& rule, const Line& line, int length,
                        const std::function<int(int value)>& class_of) {
  for (const Cells& window : line.windows(length)) {
    rule.say_of_each_pair(window, [class_of](int a, int b) { return class_of(a) != class_of(b); });
  }
}

void entropic_lines(const Rule& rule) {
  for (const std::string_view entry : rule.lines()) {
    say_classes_differ(rule, rule.line(entry), 3,
                       [board = rule.board](int value) { return third(board, value); });
  }
}

void modular_lines(const Rule& rule) {
  for (const auto& [head, line] : rule.headed_lines()) {
    const int modulus = number_or(head, 3);
    if (modulus < 1) rule.fail("no number to divide by");
    say_classes_differ(rule, line, modulus, [modulus](int value) { return value % modulus; });
  }
}

// The line is cut wherever its next cell lies in other boxes (or regions, which stand in for them).
void region_sum_lines(const Rule& rule) {
  const auto boxes_of = [&](Cell cell) {
    std::set<const Unit*> found;
    for (const Unit& unit : rule.board.units) {
      if (unit.kind == Unit::Kind::box && times(unit.cells, cell) > 0) found.insert(&unit);
    }
    return found;
  };
  for (const std::string_view entry : rule.lines()) {
    const Cells cells = rule.different_cells(entry);
    std::vector<std::size_t> piece_of(cells.size(), 0);
    for (std::size_t i = 1; i < cells.size(); ++i) {
      piece_of[i] = piece_of[i - 1] + (boxes_of(cells[i]) != boxes_of(cells[i - 1]) ? 1 : 0);
    }
    rule.say(cells, [piece_of](const Values& values) {
      Values totals(piece_of.back() + 1, 0);
      for (std::size_t i = 0; i < values.size(); ++i) totals[piece_of[i]] += values[i];
      return times(totals, totals[0]) == std::ssize(totals);
    });
  }
}

}  // namespace

Makers line_rules() {
  return {{"arrows", arrow(9, sum)},
          {"product-arrows", arrow(3, product)},
          {"thermometers", thermometers},
          {"whispers", whispers},
          {"parity-lines", parity_lines},
          {"same-differences", of_each_line(same_differences)},
          {"palindromes", of_each_line(palindrome)},
          {"renban", renban},
          {"nabners", nabners},
          {"between", of_each_line(between)},
          {"lockouts", lockouts},
          {"double-arrows", of_each_line(double_arrow)},
          {"zippers", of_each_line(zipper)},
          {"sum-lines", sum_lines},
          {"entropic-lines", entropic_lines},
          {"modular-lines", modular_lines},
          {"region-sum-lines", region_sum_lines}};
}

}  // namespace sudoku_sat::referee::rules
