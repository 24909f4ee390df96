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

// A number before the line, or `otherwise`.
int number_or(std::string_view head, int otherwise) {
  return head.empty() ? otherwise : number(head);
}

// Cells one after the other, over the seam of a closed line too.
void say_of_neighbours(const Rule& rule, const Cells& cells, const Relation& relation) {
  for (std::size_t i = 1; i < cells.size(); ++i) rule.say_pair(cells[i - 1], cells[i], relation);
}

// The circle is read as a number, from left to right or from top to bottom.
void arrow(const Rule& rule, std::size_t max_digits,
           const std::function<long long(const Values&)>& result) {
  for (const std::string_view entry : rule.lines()) {
    const std::vector<Cells> groups = rule.groups(entry);
    if (groups.size() != 2 || groups[0].size() > max_digits) rule.fail("a circle and an arrow");
    Cells all = groups[0];
    std::sort(all.begin(), all.end());
    all.insert(all.end(), groups[1].begin(), groups[1].end());
    rule.say(all, [=, digits = static_cast<std::ptrdiff_t>(groups[0].size())](const Values& v) {
      return read_as_number(Values(v.begin(), v.begin() + digits)) ==
             result(Values(v.begin() + digits, v.end()));
    });
  }
}

void arrows(const Rule& rule) { arrow(rule, 9, sum); }
void product_arrows(const Rule& rule) { arrow(rule, 3, product); }

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

void same_differences(const Rule& rule) {
  rule.say_of_each_line([](const Values& line) {
    std::set<int> differences;
    for (std::size_t i = 1; i < line.size(); ++i) {
      differences.insert(std::abs(line[i] - line[i - 1]));
    }
    return differences.size() <= 1;
  });
}

void palindromes(const Rule& rule) {
  rule.say_of_each_line(
      [](const Values& line) { return std::equal(line.begin(), line.end(), line.rbegin()); });
}

// Different values without a gap, in any order.
void renban(const Rule& rule) {
  for (const std::string_view entry : rule.lines()) {
    const Cells cells = rule.line(entry).cells;
    rule.say_all_different(cells);
    rule.say(cells, [](const Values& values) {
      const auto [least, most] = std::minmax_element(values.begin(), values.end());
      return *most - *least == static_cast<int>(values.size()) - 1 && all_different(values);
    });
  }
}

void nabners(const Rule& rule) {
  for (const std::string_view entry : rule.lines()) {
    rule.say_of_each_pair(rule.different_cells(entry),
                          [](int a, int b) { return std::abs(a - b) > 1; });
  }
}

void between(const Rule& rule) {
  rule.say_of_each_line([](const Values& line) {
    const auto [least, most] = std::minmax(line.front(), line.back());
    const Values values = inner(line);
    return std::all_of(values.begin(), values.end(), [low = least, high = most](int value) {
      return low < value && value < high;
    });
  });
}

void lockouts(const Rule& rule) {
  for (const auto& [head, cells] : rule.headed()) {
    const int apart = number_or(head, (rule.board.value_count() - 1) / 2);
    rule.say(cells, [apart](const Values& line) {
      const auto [least, most] = std::minmax(line.front(), line.back());
      const Values values = inner(line);
      return most - least >= apart &&
             std::all_of(values.begin(), values.end(), [low = least, high = most](int value) {
               return value < low || high < value;
             });
    });
  }
}

void double_arrows(const Rule& rule) {
  rule.say_of_each_line(
      [](const Values& line) { return sum(inner(line)) == line.front() + line.back(); });
}

void zippers(const Rule& rule) {
  rule.say_of_each_line([](const Values& line) {
    std::set<int> totals;
    for (std::size_t i = 0, j = line.size() - 1; i < j; ++i, --j) totals.insert(line[i] + line[j]);
    if (line.size() % 2 == 1) totals.insert(line[line.size() / 2]);
    return totals.size() <= 1;
  });
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
  for (const std::string_view entry : rule.lines()) {
    const auto parts = split(entry, ':');
    const int total =
        number_or(parts.size() == 2 ? parts[0] : std::string_view(), rule.board.value_count() + 1);
    const Line line = rule.line(parts.back());
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
  for (const Cells& window : line.windows(static_cast<std::size_t>(length))) {
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
  for (const std::string_view entry : rule.lines()) {
    const auto parts = split(entry, ':');
    const int modulus = parts.size() == 2 ? number(parts[0]) : 3;
    if (modulus < 1) rule.fail("no number to divide by");
    say_classes_differ(rule, rule.line(parts.back()), modulus,
                       [modulus](int value) { return value % modulus; });
  }
}

// The line is cut wherever its next cell lies in other boxes (or regions, which stand in for them).
void region_sum_lines(const Rule& rule) {
  const auto boxes_of = [&](Cell cell) {
    std::set<std::size_t> found;
    for (std::size_t i = 0; i < rule.board.units.size(); ++i) {
      const Unit& unit = rule.board.units[i];
      const bool in = std::find(unit.cells.begin(), unit.cells.end(), cell) != unit.cells.end();
      if (in && unit.kind == Unit::Kind::box) found.insert(i);
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
      return std::set<int>(totals.begin(), totals.end()).size() == 1;
    });
  }
}

}  // namespace

Makers line_rules() {
  return {{"arrows", arrows},
          {"product-arrows", product_arrows},
          {"thermometers", thermometers},
          {"whispers", whispers},
          {"parity-lines", parity_lines},
          {"same-differences", same_differences},
          {"palindromes", palindromes},
          {"renban", renban},
          {"nabners", nabners},
          {"between", between},
          {"lockouts", lockouts},
          {"double-arrows", double_arrows},
          {"zippers", zippers},
          {"sum-lines", sum_lines},
          {"entropic-lines", entropic_lines},
          {"modular-lines", modular_lines},
          {"region-sum-lines", region_sum_lines}};
}

}  // namespace sudoku_sat::referee::rules
