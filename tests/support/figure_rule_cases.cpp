// Rules of lines, cages and groups on small boards, each with its test of a grid.
#include <algorithm>
#include <cstdlib>
#include <set>

#include "named_cells.hpp"

namespace sudoku_sat::support {

namespace {

using Grid = const FullGrid&;
using Values = std::vector<int>;

/// Whether any cells of the group, at least one, add up to `total`.
bool some_add_up(const Values& values, int total) {
  for (unsigned subset = 1; subset < 1U << values.size(); ++subset) {
    int sum = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
      if ((subset >> i & 1U) != 0) sum += values[i];
    }
    if (sum == total) return true;
  }
  return false;
}

/// Whether pieces of this sum follow each other from the first value to the last.
bool pieces(const Values& values, int total) {
  if (values.empty()) return true;
  for (std::size_t cut = 1; cut <= values.size(); ++cut) {
    const auto at = values.begin() + static_cast<std::ptrdiff_t>(cut);
    if (sum_of({values.begin(), at}) == total && pieces({at, values.end()}, total)) return true;
  }
  return false;
}

bool pieces_around(Values values, int total) {
  for (std::size_t turn = 0; turn < values.size(); ++turn) {
    if (pieces(values, total)) return true;
    std::rotate(values.begin(), values.begin() + 1, values.end());
  }
  return false;
}

int between_extremes(const Values& values) {
  auto low = std::min_element(values.begin(), values.end());
  auto high = std::max_element(values.begin(), values.end());
  if (high < low) std::swap(low, high);
  return sum_of({low + 1, high});
}

bool zipped(const Values& values, int sum) {
  for (std::size_t i = 0; i < values.size() / 2; ++i) {
    if (values[i] + values[values.size() - 1 - i] != sum) return false;
  }
  return true;
}

/// Each `length` values in a row are of as many classes.
bool classes(const Values& values, std::size_t length, const std::function<int(int)>& class_of) {
  for (std::size_t i = 0; i + length <= values.size(); ++i) {
    std::set<int> seen;
    for (std::size_t j = i; j < i + length; ++j) seen.insert(class_of(values[j]));
    if (seen.size() < length) return false;
  }
  return true;
}

bool same_multiset(Values one, Values other) {
  std::sort(one.begin(), one.end());
  std::sort(other.begin(), other.end());
  return one == other;
}

bool locked(const Values& line, int difference) {
  const auto [low, high] = std::minmax({line.front(), line.back()});
  for (std::size_t i = 1; i + 1 < line.size(); ++i) {
    if (low <= line[i] && line[i] <= high) return false;
  }
  return high - low >= difference;
}

bool apart_everywhere(const Values& line) {
  for (std::size_t i = 0; i < line.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (std::abs(line[i] - line[j]) <= 1) return false;
    }
  }
  return true;
}

bool other_parity(int a, int b) { return (a + b) % 2 == 1; }

bool even_and_high(const Values& cage, int size) {
  int balance = 0;
  int height = 0;
  for (const int value : cage) {
    balance += value % 2 == 0 ? 1 : -1;
    height += 2 * value > size + 1 ? 1 : (2 * value < size + 1 ? -1 : 0);
  }
  return balance == 0 && height == 0 && all_differ(cage);
}

std::vector<RuleCase> sum_line_cases() {
  return {
      {"region-sum-lines", 4, "r1c2 r1c3 r2c3",
       [](Grid grid) {
         const Values line = values_of(grid, "r1c2 r1c3 r2c3");
         return line[0] == line[1] + line[2];
       }},
      {"zippers", 4, "r1c1 r2c1 r2c2 r3c2 r3c3; r4c1-r4c4",
       [](Grid grid) {
         const Values line = values_of(grid, "r1c1 r2c1 r2c2 r3c2 r3c3");
         const Values row = values_of(grid, "r4c1 r4c2 r4c3 r4c4");
         return zipped(line, line[2]) && zipped(row, row[0] + row[3]);
       }},
      {"double-arrows", 4, "r1c1 r2c2 r3c3 r3c4",
       [](Grid grid) {
         const Values line = values_of(grid, "r1c1 r2c2 r3c3 r3c4");
         return line[0] + line[3] == line[1] + line[2];
       }},
      {"product-arrows", 4, "r1c1: r1c3 r3c3; r4c1 r4c2: r1c4 r2c3",
       [](Grid grid) {
         const Values circle = values_of(grid, "r4c1 r4c2");
         return values_of(grid, "r1c1")[0] == product_of(values_of(grid, "r1c3 r3c3")) &&
                10 * circle[0] + circle[1] == product_of(values_of(grid, "r1c4 r2c3"));
       }},
      {"sum-lines", 4, "r1c1-r1c4; 3: r3c1 r4c1 r4c2",
       [](Grid grid) {
         return pieces(values_of(grid, "r1c1 r1c2 r1c3 r1c4"), 5) &&
                pieces(values_of(grid, "r3c1 r4c1 r4c2"), 3);
       }},
      {"sum-lines", 4, "5: r2c2 r2c3 r3c3 r3c2 r2c2",
       [](Grid grid) { return pieces_around(values_of(grid, "r2c2 r2c3 r3c3 r3c2"), 5); }},
      {"equal-sums", 4, "r1c1 r1c2 r2c1: r3c3 r4c3; r1c4: r4c1",
       [](Grid grid) {
         const Values cells = values_of(grid, "r1c4 r4c1");
         return sum_of(values_of(grid, "r1c1 r1c2 r2c1")) == sum_of(values_of(grid, "r3c3 r4c3")) &&
                cells[0] == cells[1];
       }},
  };
}

std::vector<RuleCase> other_line_cases() {
  return {
      {"lockouts", 4, "2: r1c1-r1c3; r4c1 r3c2 r2c3",
       [](Grid grid) {
         return locked(values_of(grid, "r1c1 r1c2 r1c3"), 2) &&
                locked(values_of(grid, "r4c1 r3c2 r2c3"), 1);
       }},
      {"nabners", 4, "r1c1 r1c2; r3c3 r4c3",
       [](Grid grid) {
         return apart_everywhere(values_of(grid, "r1c1 r1c2")) &&
                apart_everywhere(values_of(grid, "r3c3 r4c3"));
       }},
      {"entropic-lines", 6, "r1c1-r1c5 r2c6",
       [](Grid grid) {
         return classes(values_of(grid, "r1c1 r1c2 r1c3 r1c4 r1c5 r2c6"), 3,
                        [](int value) { return (value + 1) / 2; });
       },
       true, "135.........5136242..1..3..4..6..5.."},
      {"modular-lines", 4, "r1c1-r1c4 r2c4; 2: r4c1 r3c1 r3c2",
       [](Grid grid) {
         return classes(values_of(grid, "r1c1 r1c2 r1c3 r1c4 r2c4"), 3,
                        [](int value) { return value % 3; }) &&
                classes(values_of(grid, "r4c1 r3c1 r3c2"), 2, [](int value) { return value % 2; });
       }},
      {"parity-lines", 4, "r1c1-r1c4; r2c2 r2c3 r3c3 r3c2 r2c2",
       [](Grid grid) {
         return each_step(values_of(grid, "r1c1 r1c2 r1c3 r1c4"), other_parity) &&
                each_step(values_of(grid, "r2c2 r2c3 r3c3 r3c2 r2c2"), other_parity);
       }},
      {"same-differences", 4, "r1c1 r2c2 r3c1 r3c2",
       [](Grid grid) {
         const Values line = values_of(grid, "r1c1 r2c2 r3c1 r3c2");
         const int first = std::abs(line[0] - line[1]);
         return each_step(line, [&](int a, int b) { return std::abs(a - b) == first; });
       }},
      {"lunchboxes", 4, "2: r1c1-r1c4; 0: r3c2 r2c3 r2c4",
       [](Grid grid) {
         const Values line = values_of(grid, "r3c2 r2c3 r2c4");
         return between_extremes(values_of(grid, "r1c1 r1c2 r1c3 r1c4")) == 2 &&
                between_extremes(line) == 0 && all_differ(line);
       }},
  };
}

std::vector<RuleCase> group_cases() {
  return {
      {"same-values", 4, "r1c1 r1c2: r3c3 r4c4",
       [](Grid grid) {
         return same_multiset(values_of(grid, "r1c1 r1c2"), values_of(grid, "r3c3 r4c4"));
       }},
      {"same-values", 4, "r1c1-r1c4 r2c1: r3c1-r3c4 r4c4",
       [](Grid grid) {
         return same_multiset(values_of(grid, "r1c1 r1c2 r1c3 r1c4 r2c1"),
                              values_of(grid, "r3c1 r3c2 r3c3 r3c4 r4c4"));
       }},
      {"product-cages", 4, "8: r1c1 r1c2; 6: r2c3 r3c3 r3c2",
       [](Grid grid) {
         const Values cage = values_of(grid, "r2c3 r3c3 r3c2");
         return product_of(values_of(grid, "r1c1 r1c2")) == 8 && product_of(cage) == 6 &&
                all_differ(cage);
       }},
      {"rellik-cages", 4, "7: r1c1 r1c2 r3c3; 4: r4c4 r4c3",
       [](Grid grid) {
         const Values cage = values_of(grid, "r1c1 r1c2 r3c3");
         return all_differ(cage) && !some_add_up(cage, 7) &&
                !some_add_up(values_of(grid, "r4c4 r4c3"), 4);
       }},
      {"equality-cages", 4, "r1c2 r1c3; r4c1 r4c2",
       [](Grid grid) {
         return even_and_high(values_of(grid, "r1c2 r1c3"), 4) &&
                even_and_high(values_of(grid, "r4c1 r4c2"), 4);
       }},
      {"contains-at-least", 4, "1 2 2: r1c1-r1c3 r2c3 r3c4; 4: r4c1 r4c2",
       [](Grid grid) {
         const Values group = values_of(grid, "r1c1 r1c2 r1c3 r2c3 r3c4");
         return amount_of(group, 1) >= 1 && amount_of(group, 2) >= 2 &&
                amount_of(values_of(grid, "r4c1 r4c2"), 4) >= 1;
       }},
      {"contains-exactly", 4, "2: r1c1-r1c3 r2c3 r3c4; 3 3: r3c1 r4c3 r4c4",
       [](Grid grid) {
         return amount_of(values_of(grid, "r1c1 r1c2 r1c3 r2c3 r3c4"), 2) == 1 &&
                amount_of(values_of(grid, "r3c1 r4c3 r4c4"), 3) == 2;
       }},
      {"look-and-say", 4, "12 21: r1c1-r1c3 r2c3 r3c4; 23: r3c1 r4c3 r4c4",
       [](Grid grid) {
         const Values cage = values_of(grid, "r1c1 r1c2 r1c3 r2c3 r3c4");
         return amount_of(cage, 2) == 1 && amount_of(cage, 1) == 2 &&
                amount_of(values_of(grid, "r3c1 r4c3 r4c4"), 3) == 2;
       }},
      {"count-distinct", 4, "3: r1c1 r1c2 r2c3 r3c4; r4c4: r4c1 r3c2 r2c3 r1c4",
       [](Grid grid) {
         const Values group = values_of(grid, "r1c1 r1c2 r2c3 r3c4");
         const Values line = values_of(grid, "r4c1 r3c2 r2c3 r1c4");
         return std::set<int>(group.begin(), group.end()).size() == 3 &&
                static_cast<int>(std::set<int>(line.begin(), line.end()).size()) == grid.at(3, 3);
       }},
  };
}

}  // namespace

std::vector<RuleCase> figure_rule_cases() {
  std::vector<RuleCase> cases = sum_line_cases();
  for (const auto& more : {other_line_cases(), group_cases()}) {
    cases.insert(cases.end(), more.begin(), more.end());
  }
  return cases;
}

}  // namespace sudoku_sat::support
