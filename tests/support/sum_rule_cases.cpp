// Rules of sums, sequences and regions on small boards, each with its test of a grid, cell by cell.
#include <algorithm>
#include <numeric>
#include <set>

#include "rule_cases.hpp"

namespace sudoku_sat::support {

namespace {

struct Place {
  int row;  ///< from 1, as in the data
  int column;
};
using Places = std::vector<Place>;
using Holds = std::function<bool(const FullGrid&)>;

std::vector<int> values_at(const FullGrid& grid, const Places& places) {
  std::vector<int> values;
  for (const Place& place : places) values.push_back(grid.at(place.row - 1, place.column - 1));
  return values;
}

int sum_at(const FullGrid& grid, const Places& places) {
  const std::vector<int> values = values_at(grid, places);
  return std::accumulate(values.begin(), values.end(), 0);
}

bool distinct(const FullGrid& grid, const Places& places) {
  const std::vector<int> values = values_at(grid, places);
  return std::set<int>(values.begin(), values.end()).size() == values.size();
}

/// A line as seen from a side, 'T', 'B', 'L' or 'R'; lines from 1.
std::vector<int> seen(const FullGrid& grid, char side, int line) {
  std::vector<int> values;
  for (int i = 0; i < grid.size; ++i) {
    values.push_back(side == 'T' || side == 'B' ? grid.at(i, line - 1) : grid.at(line - 1, i));
  }
  if (side == 'B' || side == 'R') std::reverse(values.begin(), values.end());
  return values;
}

int sum_of_first(const std::vector<int>& values, int count) {
  return std::accumulate(values.begin(), values.begin() + count, 0);
}

int x_sum(const std::vector<int>& values) { return sum_of_first(values, values[0]); }

int skyline(const std::vector<int>& heights) {
  int tallest = 0;
  int count = 0;
  for (const int height : heights) {
    count += height > tallest ? 1 : 0;
    tallest = std::max(tallest, height);
  }
  return count;
}

int sandwich(const std::vector<int>& values) {
  int sum = 0;
  bool inside = false;
  for (const int value : values) {
    const bool crust = value == 1 || value == static_cast<int>(values.size());
    if (crust) inside = !inside;
    if (inside && !crust) sum += value;
  }
  return sum;
}

struct Clue {
  char side;
  int line;
  int clue;
};

/// Each clue is what `read` finds on its line.
Holds clues(const std::vector<Clue>& given,
            const std::function<int(const std::vector<int>&)>& read) {
  return [=](const FullGrid& grid) {
    return std::all_of(given.begin(), given.end(), [&](const Clue& clue) {
      return read(seen(grid, clue.side, clue.line)) == clue.clue;
    });
  };
}

bool between(const FullGrid& grid, const Place& first, const Place& last, const Places& inner) {
  const int a = grid.at(first.row - 1, first.column - 1);
  const int b = grid.at(last.row - 1, last.column - 1);
  const std::vector<int> values = values_at(grid, inner);
  return std::all_of(values.begin(), values.end(),
                     [&](int v) { return (a < v && v < b) || (b < v && v < a); });
}

/// Whether the four cells have all the values, and those listed twice in two cells.
bool quadruple(const FullGrid& grid, const Place& first, std::vector<int> listed) {
  std::vector<int> values = values_at(grid, {first,
                                             {first.row, first.column + 1},
                                             {first.row + 1, first.column},
                                             {first.row + 1, first.column + 1}});
  std::sort(values.begin(), values.end());
  std::sort(listed.begin(), listed.end());
  return std::includes(values.begin(), values.end(), listed.begin(), listed.end());
}

/// Each sign of the drawing stands for a region, row by row.
bool regions_hold(const FullGrid& grid, std::string_view drawing) {
  std::set<std::pair<char, int>> seen_in;
  for (std::size_t cell = 0; cell < drawing.size(); ++cell) {
    if (!seen_in.insert({drawing[cell], grid.values[cell]}).second) return false;
  }
  return true;
}

std::vector<RuleCase> region_cases() {
  return {
      {"regions", 4, "AAAB; CABB; CCDB; CDDD",
       [](const FullGrid& grid) { return regions_hold(grid, "AAABCABBCCDBCDDD"); }, false},
      {"regions", 6,
       "r1c1-r1c6; r2c1-r2c6; r3c1-r3c5 r4c1; r4c2-r4c6 r3c6; r5c2-r5c6 r6c2; r5c1 r6c1 r6c3-r6c6",
       [](const FullGrid& grid) {
         return regions_hold(grid, "AAAAAABBBBBBCCCCCDCDDDDDFEEEEEFEFFFF");
       },
       false},
      {"extra", 4, "r1c2 r2c4 r3c1; r2c1 r4c2",
       [](const FullGrid& grid) {
         return distinct(grid, {{1, 2}, {2, 4}, {3, 1}}) && distinct(grid, {{2, 1}, {4, 2}});
       }},
      {"extra", 6, "r1c1 r2c3 r3c5 r4c1 r5c5-r6c5",
       [](const FullGrid& grid) {
         return distinct(grid, {{1, 1}, {2, 3}, {3, 5}, {4, 1}, {5, 5}, {6, 5}});
       }},
  };
}

std::vector<RuleCase> cage_cases() {
  return {
      {"cages", 4, "7: r1c1 r2c1 r2c2; r3c3 r3c4 r4c4; 5: r4c2 r4c3",
       [](const FullGrid& grid) {
         return sum_at(grid, {{1, 1}, {2, 1}, {2, 2}}) == 7 &&
                distinct(grid, {{3, 3}, {3, 4}, {4, 4}}) && sum_at(grid, {{4, 2}, {4, 3}}) == 5;
       }},
      {"cages", 6, "10: r1c1 r2c1 r2c2; r3c3 r3c4 r4c4 r4c5; 5: r6c4-r6c5",
       [](const FullGrid& grid) {
         const Places first{{1, 1}, {2, 1}, {2, 2}};
         return sum_at(grid, first) == 10 && distinct(grid, first) &&
                distinct(grid, {{3, 3}, {3, 4}, {4, 4}, {4, 5}}) &&
                sum_at(grid, {{6, 4}, {6, 5}}) == 5;
       }},
      {"sums", 4, "8: r1c2-r3c4; 4: r3c1-r4c2",
       [](const FullGrid& grid) {
         return sum_at(grid, {{1, 2}, {2, 3}, {3, 4}}) == 8 && sum_at(grid, {{3, 1}, {4, 2}}) == 4;
       }},
      {"sums", 6, "18: r1c1-r6c6; 6: r2c1-r1c2; 5: r1c5",
       [](const FullGrid& grid) {
         return sum_at(grid, {{1, 1}, {2, 2}, {3, 3}, {4, 4}, {5, 5}, {6, 6}}) == 18 &&
                sum_at(grid, {{2, 1}, {1, 2}}) == 6 && grid.at(0, 4) == 5;
       }},
  };
}

std::vector<RuleCase> arrow_cases() {
  return {
      {"arrows", 4, "r2c2: r1c2 r1c3; r3c3 r3c4: r4c1 r4c2 r4c3 r3c2 r2c1",
       [](const FullGrid& grid) {
         const int number = 10 * grid.at(2, 2) + grid.at(2, 3);
         return grid.at(1, 1) == sum_at(grid, {{1, 2}, {1, 3}}) &&
                number == sum_at(grid, {{4, 1}, {4, 2}, {4, 3}, {3, 2}, {2, 1}});
       }},
      {"arrows", 6, "r1c6: r1c5 r2c5; r4c1: r5c1 r6c2; r3c5 r2c5: r2c4 r3c3 r3c2",
       [](const FullGrid& grid) {
         const int number = 10 * grid.at(1, 4) + grid.at(2, 4);
         return grid.at(0, 5) == sum_at(grid, {{1, 5}, {2, 5}}) &&
                grid.at(3, 0) == sum_at(grid, {{5, 1}, {6, 2}}) &&
                number == sum_at(grid, {{2, 4}, {3, 3}, {3, 2}});
       }},
  };
}

std::vector<RuleCase> line_cases() {
  return {
      {"between", 4, "r1c1 r2c2 r1c3 r1c4; r4c1-r2c1",
       [](const FullGrid& grid) {
         return between(grid, {1, 1}, {1, 4}, {{2, 2}, {1, 3}}) &&
                between(grid, {4, 1}, {2, 1}, {{3, 1}});
       }},
      {"between", 6, "r6c1 r5c1 r6c2 r5c3; r2c3-r2c5",
       [](const FullGrid& grid) {
         return between(grid, {6, 1}, {5, 3}, {{5, 1}, {6, 2}}) &&
                between(grid, {2, 3}, {2, 5}, {{2, 4}});
       }},
      {"quadruples", 4, "1 2 3: r1c2; 4 4: r2c2",
       [](const FullGrid& grid) {
         return quadruple(grid, {1, 2}, {1, 2, 3}) && quadruple(grid, {2, 2}, {4, 4});
       }},
      {"quadruples", 6, "4 6: r2c2; 3: r4c4; 2 1 1: r4c2",
       [](const FullGrid& grid) {
         return quadruple(grid, {2, 2}, {4, 6}) && quadruple(grid, {4, 4}, {3}) &&
                quadruple(grid, {4, 2}, {2, 1, 1});
       }},
  };
}

std::vector<RuleCase> side_cases() {
  const auto first_two = [](const std::vector<int>& line) { return sum_of_first(line, 2); };
  const auto first_three = [](const std::vector<int>& line) { return sum_of_first(line, 3); };
  return {
      {"sandwich", 4, "top: 5 . . -; left: . 2 . .", clues({{'T', 1, 5}, {'L', 2, 2}}, sandwich)},
      {"sandwich", 6, "top: . . 6 . . .; left: . . . 5 0 .",
       clues({{'T', 3, 6}, {'L', 4, 5}, {'L', 5, 0}}, sandwich)},
      {"skyscrapers", 4, "top: 2 . . .; bottom: . 3 . .; left: . . . 1; right: . 2 . .",
       clues({{'T', 1, 2}, {'B', 2, 3}, {'L', 4, 1}, {'R', 2, 2}}, skyline)},
      {"skyscrapers", 6,
       "top: 4 . . . . .; bottom: . . 2 . . .; left: . . 2 . . .; right: . 2 . . . .",
       clues({{'T', 1, 4}, {'B', 3, 2}, {'L', 3, 2}, {'R', 2, 2}}, skyline)},
      {"x-sums", 4, "top: . 6 . .; bottom: . . 6 .; left: . . . 10; right: . . 8 .",
       clues({{'T', 2, 6}, {'B', 3, 6}, {'L', 4, 10}, {'R', 3, 8}}, x_sum)},
      {"x-sums", 6, "top: . . 13 . . .; right: . . . 15 . .",
       clues({{'T', 3, 13}, {'R', 4, 15}}, x_sum)},
      {"margin-sums", 4, "top: 4 . . .; right: . 3 . .; bottom: . . 6 .; left: . . . 7",
       clues({{'T', 1, 4}, {'R', 2, 3}, {'B', 3, 6}, {'L', 4, 7}}, first_two)},
      {"margin-sums", 6, "depth: 3; top: 8 . . . . .; left: . . 13 . . .",
       clues({{'T', 1, 8}, {'L', 3, 13}}, first_three)},
  };
}

/// All the language can say is in unit/rules/language.
std::vector<RuleCase> statement_cases() {
  return {
      {"rule", 4,
       "let near(a, b) = abs(a - b) = 1; near(r1c1, r3c2) or r2c4 * r4c1 > 4; r1c3 < r4c4",
       [](const FullGrid& grid) {
         const bool near = std::abs(grid.at(0, 0) - grid.at(2, 1)) == 1;
         return (near || grid.at(1, 3) * grid.at(3, 0) > 4) && grid.at(0, 2) < grid.at(3, 3);
       }},
      {"rule", 6,
       "max(r1c1 r2c4 r3c6) - min(r1c1 r2c4 r3c6) = 3; matches(row(4), \".*1[2-5]*6.*\")",
       [](const FullGrid& grid) {
         const auto [low, high] = std::minmax({grid.at(0, 0), grid.at(1, 3), grid.at(2, 5)});
         const std::vector<int> row = seen(grid, 'L', 4);
         return high - low == 3 && std::find(row.begin(), std::find(row.begin(), row.end(), 6),
                                             1) != std::find(row.begin(), row.end(), 6);
       }},
  };
}

std::vector<RuleCase> pencilmark_cases() {
  return {
      {"pencilmarks", 4,
       "123. 1234 .2.4 1234; 1234 1234 1234 1234; 1234 00.4 1234 1234; 1234 1234 1234 1.34",
       [](const FullGrid& grid) {
         return grid.at(0, 0) != 4 && grid.at(0, 2) % 2 == 0 && grid.at(2, 1) == 4 &&
                grid.at(3, 3) != 2;
       }},
      {"pencilmarks", 6,
       "123456123456123456123456123456123456; 123456 123456 123456 123456 123456 123456; "
       "1.3.5. 123456 123456 123456 .23456 123456; 123456 123456 123456 123456 123456 123456; "
       "123456 123456 123456 123456 123456 123456; 123456 123456 123456 123456 123456 123456",
       [](const FullGrid& grid) { return grid.at(2, 0) % 2 == 1 && grid.at(2, 4) != 1; }},
  };
}

}  // namespace

std::vector<RuleCase> sum_rule_cases() {
  std::vector<RuleCase> cases;
  for (const auto& more : {region_cases(), cage_cases(), arrow_cases(), line_cases(), side_cases(),
                           pencilmark_cases(), statement_cases()}) {
    cases.insert(cases.end(), more.begin(), more.end());
  }
  return cases;
}

}  // namespace sudoku_sat::support
