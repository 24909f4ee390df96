// Rules of pairs and single cells, written down again: each is a test of a complete grid. If a rule
// has no solution on 4x4 or 6x6, or its first one comes late, 5x5 boards (with boxes of 1x5) are
// used instead.
#include <algorithm>
#include <cstdlib>
#include <set>

#include "rule_cases.hpp"

namespace sudoku_sat::support {

namespace {

/// A place, rows and columns from 1 as in the rules' data.
struct Place {
  int row;
  int column;
};
using Places = std::vector<Place>;
using Test = std::function<bool(int first, int second)>;

int at(const FullGrid& grid, const Place& place) {
  return grid.at(place.row - 1, place.column - 1);
}

std::vector<int> values_at(const FullGrid& grid, const Places& places) {
  std::vector<int> values;
  for (const Place& place : places) values.push_back(at(grid, place));
  return values;
}

bool all_differ(const std::vector<int>& values) {
  return std::set<int>(values.begin(), values.end()).size() == values.size();
}

Places all_places(const FullGrid& grid) {
  Places places;
  for (int row = 1; row <= grid.size; ++row) {
    for (int column = 1; column <= grid.size; ++column) places.push_back({row, column});
  }
  return places;
}

/// Whether the test holds for each two places whose distances in rows and columns are `rows` and
/// `columns`, in either order.
bool apart(const FullGrid& grid, int rows, int columns, const Test& test) {
  for (const Place& a : all_places(grid)) {
    for (const Place& b : all_places(grid)) {
      const int high = std::abs(a.row - b.row);
      const int wide = std::abs(a.column - b.column);
      const bool meant = (high == rows && wide == columns) || (high == columns && wide == rows);
      if (meant && !test(at(grid, a), at(grid, b))) return false;
    }
  }
  return true;
}

int distance_around(int first, int second, int size) {
  const int distance = std::abs(first - second);
  return std::min(distance, size - distance);
}

/// No value twice where the larger and the smaller distance round the edges are these.
bool differ_around(const FullGrid& grid, int larger, int smaller) {
  for (const Place& a : all_places(grid)) {
    for (const Place& b : all_places(grid)) {
      const int high = distance_around(a.row, b.row, grid.size);
      const int wide = distance_around(a.column, b.column, grid.size);
      if (std::max(high, wide) != larger || std::min(high, wide) != smaller) continue;
      if (at(grid, a) == at(grid, b)) return false;
    }
  }
  return true;
}

bool king_around(const FullGrid& grid) { return differ_around(grid, 1, 1); }
bool knight_around(const FullGrid& grid) { return differ_around(grid, 2, 1); }

bool different(int first, int second) { return first != second; }
bool consecutive(int first, int second) { return std::abs(first - second) == 1; }
bool not_consecutive(int first, int second) { return std::abs(first - second) != 1; }
bool less(int first, int second) { return first < second; }
bool sum_of_5(int first, int second) { return first + second == 5; }
bool sum_of_10(int first, int second) { return first + second == 10; }
bool doubled(int first, int second) { return first == 2 * second || second == 2 * first; }

/// No queen sees another one of her value.
bool queens_apart(const FullGrid& grid, const std::set<int>& queens) {
  for (int distance = 1; distance < grid.size; ++distance) {
    const auto test = [&](int first, int second) {
      return first != second || !queens.count(first);
    };
    if (!apart(grid, distance, distance, test)) return false;
  }
  return true;
}

bool both_diagonals(const FullGrid& grid) {
  std::vector<int> down;
  std::vector<int> up;
  for (int i = 0; i < grid.size; ++i) {
    down.push_back(grid.at(i, i));
    up.push_back(grid.at(i, grid.size - 1 - i));
  }
  return all_differ(down) && all_differ(up);
}

bool groups_disjoint(const FullGrid& grid) {
  std::set<std::vector<int>> seen;
  for (int row = 0; row < grid.size; ++row) {
    for (int column = 0; column < grid.size; ++column) {
      const int value = grid.at(row, column);
      if (!seen.insert({row % grid.box_rows, column % grid.box_columns, value}).second)
        return false;
    }
  }
  return true;
}

bool rises(const FullGrid& grid, const Places& line) {
  const std::vector<int> values = values_at(grid, line);
  return std::is_sorted(values.begin(), values.end()) && all_differ(values);
}

bool never_falls(const FullGrid& grid, const Places& line) {
  const std::vector<int> values = values_at(grid, line);
  return std::is_sorted(values.begin(), values.end());
}

bool palindrome(const FullGrid& grid, const Places& line) {
  std::vector<int> values = values_at(grid, line);
  const std::vector<int> forward = values;
  std::reverse(values.begin(), values.end());
  return values == forward;
}

bool run_of_values(const FullGrid& grid, const Places& line) {
  std::vector<int> values = values_at(grid, line);
  std::sort(values.begin(), values.end());
  for (std::size_t i = 1; i < values.size(); ++i) {
    if (values[i] != values[i - 1] + 1) return false;
  }
  return true;
}

bool whispers(const FullGrid& grid, int difference, const Places& line) {
  const std::vector<int> values = values_at(grid, line);
  for (std::size_t i = 1; i < values.size(); ++i) {
    if (std::abs(values[i] - values[i - 1]) < difference) return false;
  }
  return true;
}

/// Whether the test holds for the first and the second place, the third and the fourth and so on.
bool in_twos(const FullGrid& grid, const Places& places, const Test& test) {
  for (std::size_t i = 0; i < places.size(); i += 2) {
    if (!test(at(grid, places[i]), at(grid, places[i + 1]))) return false;
  }
  return true;
}

/// Whether each place holds one of the values.
bool all_of_them(const FullGrid& grid, const Places& places, const std::set<int>& values) {
  return std::all_of(places.begin(), places.end(),
                     [&](const Place& place) { return values.count(at(grid, place)) > 0; });
}

/// Whether the test holds for each two neighbours but the listed ones, two by two.
bool elsewhere(const FullGrid& grid, const Places& listed, const Test& test) {
  const auto listed_pair = [&](const Place& a, const Place& b) {
    for (std::size_t i = 0; i < listed.size(); i += 2) {
      if (listed[i].row == a.row && listed[i].column == a.column && listed[i + 1].row == b.row &&
          listed[i + 1].column == b.column) {
        return true;
      }
    }
    return false;
  };
  for (const Place& a : all_places(grid)) {
    for (const Place& b : {Place{a.row, a.column + 1}, Place{a.row + 1, a.column}}) {
      if (b.row > grid.size || b.column > grid.size || listed_pair(a, b)) continue;
      if (!test(at(grid, a), at(grid, b))) return false;
    }
  }
  return true;
}

bool no_dot(int first, int second) {
  return not_consecutive(first, second) && !doubled(first, second);
}

bool no_letter(int first, int second) {
  return !sum_of_5(first, second) && !sum_of_10(first, second);
}

bool four_by_four_dots(const FullGrid& grid) {
  const Places white{{1, 1}, {1, 2}, {1, 2}, {1, 3}, {1, 3}, {1, 4}, {2, 1}, {2, 2},
                     {2, 3}, {2, 4}, {3, 1}, {3, 2}, {3, 3}, {3, 4}, {4, 1}, {4, 2},
                     {4, 2}, {4, 3}, {4, 3}, {4, 4}, {2, 1}, {3, 1}, {2, 4}, {3, 4}};
  const Places black{{1, 2}, {2, 2}, {1, 4}, {2, 4}, {3, 1}, {4, 1}, {3, 3}, {4, 3}};
  Places dots = white;
  dots.insert(dots.end(), black.begin(), black.end());
  return in_twos(grid, white, consecutive) && in_twos(grid, black, doubled) &&
         elsewhere(grid, dots, no_dot);
}

bool four_by_four_letters(const FullGrid& grid) {
  const Places v{{1, 2}, {1, 3}, {2, 2}, {2, 3}, {3, 2}, {3, 3}, {4, 2}, {4, 3},
                 {2, 1}, {3, 1}, {2, 2}, {3, 2}, {2, 3}, {3, 3}, {2, 4}, {3, 4}};
  return in_twos(grid, v, sum_of_5) && elsewhere(grid, v, no_letter);
}

/// Rules without data, or with values and pieces only.
std::vector<RuleCase> board_cases() {
  using Grid = const FullGrid&;
  const auto knight = [](Grid grid) { return apart(grid, 2, 1, different); };
  const auto king = [](Grid grid) { return apart(grid, 1, 1, different); };
  const auto distant = [](Grid grid) { return apart(grid, 1, 0, not_consecutive); };
  const auto corners = [](Grid grid) { return apart(grid, 1, 1, not_consecutive); };
  const auto window = [](Grid grid) {
    return all_differ(values_at(grid, {{2, 2}, {2, 3}, {3, 2}, {3, 3}}));
  };
  const auto centers = [](Grid grid) {
    return all_differ(values_at(grid, {{1, 3}, {2, 3}, {3, 3}, {4, 3}, {5, 3}}));
  };
  return {
      {"anti-knight", 4, "", knight},
      {"anti-knight", 6, "", knight},
      {"anti-king", 5, "", king},
      {"anti-king", 6, "", king},
      {"anti-queen", 4, "1; 2",
       [](Grid grid) {
         return queens_apart(grid, {1, 2});
       }},
      {"anti-queen", 5, "",
       [](Grid grid) {
         return queens_apart(grid, {1, 2, 3, 4, 5});
       }},
      {"non-consecutive", 5, "", distant},
      {"anti-consecutive-diagonal", 4, "", corners},
      {"anti-consecutive-diagonal", 6, "", corners},
      {"diagonals", 4, "", both_diagonals},
      {"diagonals", 6, "", both_diagonals},
      {"windoku", 4, "", window},
      {"center-dot", 5, "", centers},
      {"disjoint-groups", 4, "", groups_disjoint},
      {"disjoint-groups", 6, "", groups_disjoint},
      {"toroidal", 4, "knight", knight_around},
      {"toroidal", 5, "king", king_around},
      {"latin", 4, "", [](Grid) { return true; }, false},
      {"latin", 5, "", [](Grid) { return true; }, false},
  };
}

/// Rules whose data names cells, in such a way that the first grid of all, or nearly, keeps to it.
std::vector<RuleCase> cell_cases() {
  using Grid = const FullGrid&;
  return {
      {"thermometers", 4, "r1c1-r1c3; slow: r2c4 r3c3 r4c2",
       [](Grid grid) {
         return rises(grid, {{1, 1}, {1, 2}, {1, 3}}) &&
                never_falls(grid, {{2, 4}, {3, 3}, {4, 2}});
       }},
      {"thermometers", 6, "r1c3-r1c6; slow: r3c3 r4c3 r5c5",
       [](Grid grid) {
         return rises(grid, {{1, 3}, {1, 4}, {1, 5}, {1, 6}}) &&
                never_falls(grid, {{3, 3}, {4, 3}, {5, 5}});
       }},
      {"kropki", 4,
       "white: r1c1-r1c2 r1c2-r1c3 r1c3-r1c4 r2c1-r2c2 r2c3-r2c4 r3c1-r3c2 r3c3-r3c4 r4c1-r4c2; "
       "black: r1c2-r2c2 r1c4-r2c4 r3c1-r4c1 r3c3-r4c3; all given; "
       "white: r4c2-r4c3 r4c3-r4c4 r2c1-r3c1 r2c4-r3c4",
       four_by_four_dots},
      {"kropki", 6, "white: r3c5-r4c5; black: r1c3-r2c3 r5c2-r5c3",
       [](Grid grid) {
         return in_twos(grid, {{3, 5}, {4, 5}}, consecutive) &&
                in_twos(grid, {{1, 3}, {2, 3}, {5, 2}, {5, 3}}, doubled);
       }},
      {"xv", 4,
       "v: r1c2-r1c3 r2c2-r2c3 r3c2-r3c3 r4c2-r4c3 r2c1-r3c1 r2c2-r3c2 r2c3-r3c3 r2c4-r3c4; "
       "all given",
       four_by_four_letters},
      {"xv", 6, "x: r3c5-r3c6 r4c2-r4c3; v: r2c5-r2c6",
       [](Grid grid) {
         return in_twos(grid, {{3, 5}, {3, 6}, {4, 2}, {4, 3}}, sum_of_10) &&
                in_twos(grid, {{2, 5}, {2, 6}}, sum_of_5);
       }},
      {"inequalities", 4, "r1c1<r1c2 r2c2>r2c3; r4c4<r1c3",
       [](Grid grid) {
         return in_twos(grid, {{1, 1}, {1, 2}, {2, 3}, {2, 2}, {4, 4}, {1, 3}}, less);
       }},
      {"inequalities", 6, "r1c1<r1c2 r2c3>r2c4; r6c5<r3c1 r1c4<r1c5; r4c1>r4c3",
       [](Grid grid) {
         return in_twos(
             grid, {{1, 1}, {1, 2}, {2, 4}, {2, 3}, {6, 5}, {3, 1}, {1, 4}, {1, 5}, {4, 3}, {4, 1}},
             less);
       }},
      {"even", 4, "r1c2 r2c4; r3c1",
       [](Grid grid) {
         return all_of_them(grid, {{1, 2}, {2, 4}, {3, 1}}, {2, 4});
       }},
      {"even", 6, "r2c1 r2c3 r3c1",
       [](Grid grid) {
         return all_of_them(grid, {{2, 1}, {2, 3}, {3, 1}}, {2, 4, 6});
       }},
      {"odd", 4, "r1c1 r2c1 r3c2",
       [](Grid grid) {
         return all_of_them(grid, {{1, 1}, {2, 1}, {3, 2}}, {1, 3});
       }},
      {"odd", 6, "r3c3; r1c1 r5c1 r2c4 r6c3",
       [](Grid grid) {
         return all_of_them(grid, {{3, 3}, {1, 1}, {5, 1}, {2, 4}, {6, 3}}, {1, 3, 5});
       }},
      {"allowed", 4, "2 1: r1c1 r2c3; 4: r4c1",
       [](Grid grid) {
         return all_of_them(grid, {{1, 1}, {2, 3}}, {1, 2}) && all_of_them(grid, {{4, 1}}, {4});
       }},
      {"allowed", 6, "1 2 3: r1c3 r3c3; 4 6: r2c1 r5c4; 5: r4c1",
       [](Grid grid) {
         return all_of_them(grid, {{1, 3}, {3, 3}}, {1, 2, 3}) &&
                all_of_them(grid, {{2, 1}, {5, 4}}, {4, 6}) && all_of_them(grid, {{4, 1}}, {5});
       }},
      {"palindromes", 4, "r1c1 r1c2 r2c3; r1c1-r4c4",
       [](Grid grid) {
         return palindrome(grid, {{1, 1}, {1, 2}, {2, 3}}) &&
                palindrome(grid, {{1, 1}, {2, 2}, {3, 3}, {4, 4}});
       }},
      {"palindromes", 6, "r1c5 r2c4 r3c3 r4c1",
       [](Grid grid) {
         return palindrome(grid, {{1, 5}, {2, 4}, {3, 3}, {4, 1}});
       }},
      {"renban", 4, "r1c1 r1c2 r2c1; r3c2 r4c3",
       [](Grid grid) {
         return run_of_values(grid, {{1, 1}, {1, 2}, {2, 1}}) &&
                run_of_values(grid, {{3, 2}, {4, 3}});
       }},
      {"renban", 6, "r4c5 r5c5 r5c6; r1c1-r1c3; r5c4-r5c6",
       [](Grid grid) {
         return run_of_values(grid, {{4, 5}, {5, 5}, {5, 6}}) &&
                run_of_values(grid, {{1, 1}, {1, 2}, {1, 3}}) &&
                run_of_values(grid, {{5, 4}, {5, 5}, {5, 6}});
       }},
      {"whispers", 4, "r1c3-r3c3; 3: r2c2 r2c3",
       [](Grid grid) {
         return whispers(grid, 2, {{1, 3}, {2, 3}, {3, 3}}) && whispers(grid, 3, {{2, 2}, {2, 3}});
       }},
      {"whispers", 6, "r3c3 r4c3; r1c1-r2c1; 4: r6c5 r5c6; 5: r2c3-r2c4",
       [](Grid grid) {
         return whispers(grid, 3, {{3, 3}, {4, 3}}) && whispers(grid, 3, {{1, 1}, {2, 1}}) &&
                whispers(grid, 4, {{6, 5}, {5, 6}}) && whispers(grid, 5, {{2, 3}, {2, 4}});
       }},
      {"clones", 4, "r1c1 r1c2: r2c3 r2c4; r1c1: r2c3: r3c2",
       [](Grid grid) {
         return palindrome(grid, {{1, 1}, {2, 3}}) && palindrome(grid, {{1, 2}, {2, 4}}) &&
                palindrome(grid, {{1, 1}, {3, 2}});
       }},
      {"clones", 6, "r1c1 r3c1: r2c4 r4c4; r1c3: r2c6: r4c5",
       [](Grid grid) {
         return palindrome(grid, {{1, 1}, {2, 4}}) && palindrome(grid, {{3, 1}, {4, 4}}) &&
                palindrome(grid, {{1, 3}, {2, 6}}) && palindrome(grid, {{1, 3}, {4, 5}});
       }},
  };
}

}  // namespace

std::vector<RuleCase> pair_rule_cases() {
  std::vector<RuleCase> cases = board_cases();
  const std::vector<RuleCase> more = cell_cases();
  cases.insert(cases.end(), more.begin(), more.end());
  return cases;
}

}  // namespace sudoku_sat::support
