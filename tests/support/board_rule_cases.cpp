// Rules of clues beside the board, of single cells, of dots and of the whole board on small boards,
// each with its test of a grid.
#include <algorithm>
#include <cstdlib>
#include <set>

#include "named_cells.hpp"

namespace sudoku_sat::support {

namespace {

using Grid = const FullGrid&;
using Values = std::vector<int>;
using PairTest = std::function<bool(int, int)>;

std::vector<NamedPlace> all_cells(Grid grid) {
  std::vector<NamedPlace> places;
  for (int row = 1; row <= grid.size; ++row) {
    for (int column = 1; column <= grid.size; ++column) places.push_back({row, column});
  }
  return places;
}

int value_at(Grid grid, const NamedPlace& place) {
  return grid.at(place.row - 1, place.column - 1);
}

int steps_between(const NamedPlace& a, const NamedPlace& b) {
  return std::abs(a.row - b.row) + std::abs(a.column - b.column);
}

/// Whether the test holds for neighbours exactly where they are listed, two by two.
bool exactly_there(Grid grid, std::string_view listed, const PairTest& test) {
  const std::vector<NamedPlace> pairs = places_of(listed);
  for (const NamedPlace& a : all_cells(grid)) {
    for (const NamedPlace& b : all_cells(grid)) {
      if (steps_between(a, b) != 1) continue;
      bool meant = false;
      for (std::size_t i = 0; i < pairs.size(); i += 2) {
        meant = meant || (steps_between(a, pairs[i]) == 0 && steps_between(b, pairs[i + 1]) == 0) ||
                (steps_between(b, pairs[i]) == 0 && steps_between(a, pairs[i + 1]) == 0);
      }
      if (test(value_at(grid, a), value_at(grid, b)) != meant) return false;
    }
  }
  return true;
}

/// Whether a cell and each cell beside it pass the test.
bool against_neighbours(Grid grid, const NamedPlace& cell, const PairTest& test) {
  for (const NamedPlace& other : all_cells(grid)) {
    if (steps_between(cell, other) == 1 && !test(value_at(grid, cell), value_at(grid, other))) {
      return false;
    }
  }
  return true;
}

bool counted(const Values& circles) {
  return std::all_of(circles.begin(), circles.end(),
                     [&](int value) { return amount_of(circles, value) == value; });
}

bool taxicab(Grid grid) {
  for (const NamedPlace& a : all_cells(grid)) {
    for (const NamedPlace& b : all_cells(grid)) {
      const int value = value_at(grid, a);
      if (value == value_at(grid, b) && steps_between(a, b) == value) return false;
    }
  }
  return true;
}

bool flat(Grid grid, int middle) {
  for (const NamedPlace& cell : all_cells(grid)) {
    if (value_at(grid, cell) != middle) continue;
    const bool above = cell.row > 1 && grid.at(cell.row - 2, cell.column - 1) == 1;
    const bool below = cell.row < grid.size && grid.at(cell.row, cell.column - 1) == grid.size;
    if (!above && !below) return false;
  }
  return true;
}

/// Each 2x2 square has values of three classes.
bool three_classes(Grid grid, const std::function<int(int)>& class_of) {
  for (int row = 0; row + 1 < grid.size; ++row) {
    for (int column = 0; column + 1 < grid.size; ++column) {
      std::set<int> seen;
      for (const int value : {grid.at(row, column), grid.at(row, column + 1),
                              grid.at(row + 1, column), grid.at(row + 1, column + 1)}) {
        seen.insert(class_of(value));
      }
      if (seen.size() != 3) return false;
    }
  }
  return true;
}

int first_hidden(const Values& line) {
  for (std::size_t i = 1; i < line.size(); ++i) {
    if (*std::max_element(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(i)) > line[i]) {
      return line[i];
    }
  }
  return 0;
}

bool room(Grid grid, char side, int line, int clue) {
  const Values seen = values_from_side(grid, side, line);
  return seen[static_cast<std::size_t>(seen[0] - 1)] == clue;
}

bool among_first(Grid grid, char side, int line, int cells, const Values& wanted) {
  Values seen = values_from_side(grid, side, line);
  seen.resize(static_cast<std::size_t>(cells));
  return std::all_of(wanted.begin(), wanted.end(),
                     [&](int value) { return amount_of(seen, value) > 0; });
}

bool rising(Grid grid, char side, int line, int cells) {
  Values seen = values_from_side(grid, side, line);
  seen.resize(static_cast<std::size_t>(cells));
  return each_step(seen, [](int a, int b) { return a < b; });
}

bool falling(Grid grid, char side, int line, int cells) {
  Values seen = values_from_side(grid, side, line);
  seen.resize(static_cast<std::size_t>(cells));
  return each_step(seen, [](int a, int b) { return a > b; });
}

/// On 6x6, with boxes of 2x3: only rows are three cells deep.
bool rises_in_first_row_alone(Grid grid) {
  for (int line = 1; line <= 6; ++line) {
    for (const char side : {'L', 'R'}) {
      const bool up = rising(grid, side, line, 3);
      const bool down = falling(grid, side, line, 3);
      if (line == 1 && side == 'L' ? !up : (up || down)) return false;
    }
  }
  return true;
}

/// The place among all numbers read from the sides, from the smallest on; 0 where one is equal, but
/// for ties.
int rank_at(Grid grid, char side, int line, bool ties = false) {
  const Values own = values_from_side(grid, side, line);
  int smaller = 0;
  int equal = 0;
  for (const char other_side : {'T', 'B', 'L', 'R'}) {
    for (int other = 1; other <= grid.size; ++other) {
      const Values number = values_from_side(grid, other_side, other);
      smaller += number < own ? 1 : 0;
      equal += number == own ? 1 : 0;
    }
  }
  return equal == 1 || ties ? smaller + 1 : 0;
}

std::vector<RuleCase> margin_cases() {
  return {
      {"numbered-rooms", 4, "top: 1 . . 2; right: . 1 . .",
       [](Grid grid) {
         return room(grid, 'T', 1, 1) && room(grid, 'T', 4, 2) && room(grid, 'R', 2, 1);
       }},
      {"full-rank", 4, "top: . 5 . .; right: 3 . . .",
       [](Grid grid) { return rank_at(grid, 'T', 2) == 5 && rank_at(grid, 'R', 1) == 3; }},
      {"full-rank", 4, "top: 1 . . .; ties",
       [](Grid grid) { return rank_at(grid, 'T', 1, true) == 1; }},
      {"outside", 4, "top: 12 . . 3; left: . 4 . .",
       [](Grid grid) {
         return among_first(grid, 'T', 1, 2, {1, 2}) && among_first(grid, 'T', 4, 2, {3}) &&
                among_first(grid, 'L', 2, 2, {4});
       }},
      {"rossini", 4, "top: v . . ^; right: . < . >",
       [](Grid grid) {
         return rising(grid, 'T', 1, 2) && falling(grid, 'T', 4, 2) && rising(grid, 'R', 2, 2) &&
                falling(grid, 'R', 4, 2);
       }},
      {"rossini", 6, "left: > . . . . .; all given", rises_in_first_row_alone, true,
       "1234655462132.....6.....3.....4....."},
      {"hidden-skyscrapers", 4, "top: 3 . . 2; right: . 1 . .",
       [](Grid grid) {
         return first_hidden(values_from_side(grid, 'T', 1)) == 3 &&
                first_hidden(values_from_side(grid, 'T', 4)) == 2 &&
                first_hidden(values_from_side(grid, 'R', 2)) == 1;
       }},
      {"little-killers", 4, "top-right: . 7 . 3; left-up: . 5 . .; bottom-left: . . 6 .",
       [](Grid grid) {
         return sum_of(values_of(grid, "r1c2 r2c3 r3c4")) == 7 && grid.at(0, 3) == 3 &&
                sum_of(values_of(grid, "r2c1 r1c2")) == 5 &&
                sum_of(values_of(grid, "r4c3 r3c2 r2c1")) == 6;
       }},
  };
}

std::vector<RuleCase> cell_cases() {
  return {
      {"difference-dots", 4, "3: r1c1-r1c2 r4c3-r4c4; r2c1-r2c2",
       [](Grid grid) {
         const Values cells = values_of(grid, "r1c1 r1c2 r4c3 r4c4 r2c1 r2c2");
         return std::abs(cells[0] - cells[1]) == 3 && std::abs(cells[2] - cells[3]) == 3 &&
                std::abs(cells[4] - cells[5]) == 1;
       }},
      {"difference-dots", 4,
       "3: r3c2-r3c3 r4c3-r4c2 r1c1-r2c1 r1c4-r2c4 r3c2-r4c2 r3c3-r4c3; "
       "all given",
       [](Grid grid) {
         return exactly_there(grid, "r3c2 r3c3 r4c2 r4c3 r1c1 r2c1 r1c4 r2c4 r3c2 r4c2 r3c3 r4c3",
                              [](int a, int b) { return std::abs(a - b) == 3; });
       }},
      {"ratio-dots", 4, "3: r1c1-r1c2; r3c3-r4c3; all 4 given",
       [](Grid grid) {
         const Values cells = values_of(grid, "r1c1 r1c2 r3c3 r4c3");
         return std::max(cells[0], cells[1]) == 3 && std::min(cells[0], cells[1]) == 1 &&
                (cells[2] == 2 * cells[3] || cells[3] == 2 * cells[2]) &&
                exactly_there(grid, "", [](int a, int b) { return a == 4 * b || b == 4 * a; });
       }},
      {"sum-dots", 4, "6: r1c1-r1c2; 3: r3c3-r4c3",
       [](Grid grid) {
         return sum_of(values_of(grid, "r1c1 r1c2")) == 6 &&
                sum_of(values_of(grid, "r3c3 r4c3")) == 3;
       }},
      {"minimums", 4, "r1c2 r3c3",
       [](Grid grid) {
         return against_neighbours(grid, {1, 2}, std::less<>()) &&
                against_neighbours(grid, {3, 3}, std::less<>());
       }},
      {"minimums", 4, "r1c2 r1c3 r4c1",
       [](Grid grid) {
         return grid.at(0, 1) < grid.at(0, 0) && grid.at(0, 1) < grid.at(1, 1) &&
                grid.at(0, 2) < grid.at(0, 3) && grid.at(0, 2) < grid.at(1, 2) &&
                against_neighbours(grid, {4, 1}, std::less<>());
       }},
      {"maximums", 4, "r1c2 r3c3",
       [](Grid grid) {
         return against_neighbours(grid, {1, 2}, std::greater<>()) &&
                against_neighbours(grid, {3, 3}, std::greater<>());
       }},
      {"row-indexers", 4, "r1c2 r3c3",
       [](Grid grid) {
         return grid.at(grid.at(0, 1) - 1, 1) == 1 && grid.at(grid.at(2, 2) - 1, 2) == 3;
       }},
      {"column-indexers", 4, "r1c2 r3c3",
       [](Grid grid) {
         return grid.at(0, grid.at(0, 1) - 1) == 2 && grid.at(2, grid.at(2, 2) - 1) == 3;
       }},
      {"box-indexers", 4, "r1c2 r4c3",
       [](Grid grid) {
         const Values first = values_of(grid, "r1c1 r1c2 r2c1 r2c2");
         const Values last = values_of(grid, "r3c3 r3c4 r4c3 r4c4");
         return first[static_cast<std::size_t>(first[1] - 1)] == 2 &&
                last[static_cast<std::size_t>(last[2] - 1)] == 3;
       }},
      {"counting-circles", 4, "r1c1 r2c3; r3c2",
       [](Grid grid) { return counted(values_of(grid, "r1c1 r2c3 r3c2")); }},
  };
}

std::vector<RuleCase> whole_board_cases() {
  return {
      {"self-taxicab", 6, "", taxicab, true, "4......3516..1..4.524.1..5.4.114...."},
      {"flatmates", 4, "", [](Grid grid) { return flat(grid, 2); }},
      {"leapers", 4, "1 1: a + b != 5; 1 2",
       [](Grid grid) {
         for (const NamedPlace& a : all_cells(grid)) {
           for (const NamedPlace& b : all_cells(grid)) {
             const int rows = std::abs(a.row - b.row);
             const int columns = std::abs(a.column - b.column);
             const int first = value_at(grid, a);
             const int second = value_at(grid, b);
             if (rows == 1 && columns == 1 && first + second == 5) return false;
             if (rows * columns == 2 && first == second) return false;
           }
         }
         return true;
       }},
      {"global-modular", 6, "",
       [](Grid grid) { return three_classes(grid, [](int value) { return value % 3; }); }, true,
       "...54...46.....26....43....3566351.4"},
      {"global-entropy", 6, "",
       [](Grid grid) { return three_classes(grid, [](int value) { return (value + 1) / 2; }); },
       true, "1352464..3..5..6..2..1..3..4..6..5.."},
  };
}

}  // namespace

std::vector<RuleCase> board_rule_cases() {
  std::vector<RuleCase> cases = margin_cases();
  for (const auto& more : {cell_cases(), whole_board_cases()}) {
    cases.insert(cases.end(), more.begin(), more.end());
  }
  return cases;
}

}  // namespace sudoku_sat::support
