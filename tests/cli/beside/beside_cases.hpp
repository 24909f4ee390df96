// 4x4 puzzles with variables besides the grid, and the correct results by brute force: the grids
// that a predicate accepts. The other files of this folder test what each command reports about
// them.
#pragma once

#include <algorithm>
#include <array>
#include <functional>
#include <set>

#include "cli/helpers.hpp"
#include "support/brute_force.hpp"

namespace sudoku_sat::support {

struct BesideCase {
  std::string rules;
  /// Whether a grid, given as its line, is a solution.
  std::function<bool(const std::string&)> holds;
};

/// Whether one cell of each row, column and box, with different values, can be chosen.
inline bool has_doublers(const std::string& grid) {
  std::array<std::size_t, 4> columns{0, 1, 2, 3};
  do {
    std::set<std::size_t> boxes;
    std::set<char> values;
    for (std::size_t row = 0; row < 4; ++row) {
      boxes.insert(row / 2 * 2 + columns[row] / 2);
      values.insert(grid[4 * row + columns[row]]);
    }
    if (boxes.size() == 4 && values.size() == 4) return true;
  } while (std::next_permutation(columns.begin(), columns.end()));
  return false;
}

inline const std::vector<BesideCase>& beside_cases() {
  static const std::vector<BesideCase> cases{
      {"rule=var t in 1..3; var s in 0..30; t = r1c1; s = 10*r1c2 - t",
       [](const std::string& grid) {
         return grid[0] != '4' && 10 * (grid[1] - '0') - (grid[0] - '0') <= 30;
       }},
      // Some shading of the board is right; what is shaded has nothing to do with the values.
      {"yin-yang", [](const std::string&) { return true; }},
      {"doublers", has_doublers},
      {"wrogn=1;r1c1=2;r1c2=3",
       [](const std::string& grid) { return (grid[0] == '2') != (grid[1] == '3'); }},
  };
  return cases;
}

/// The lines of all solutions, in their order.
inline std::set<std::string> solutions_of(const BesideCase& one) {
  std::set<std::string> lines;
  for_each_solution(2, 2, std::vector<int>(16, 0), [&](const std::vector<int>& grid) {
    std::string line;
    for (const int value : grid) line += static_cast<char>('0' + value);
    if (one.holds(line)) lines.insert(line);
    return true;
  });
  return lines;
}

/// A solution, and the puzzle of its first three rows, which has no other.
struct BesidePuzzle {
  std::string solution;
  std::string line;
};
inline BesidePuzzle puzzle_of_case(const BesideCase& one) {
  const std::string solution = *solutions_of(one).begin();
  return {solution, solution.substr(0, 12) + "...."};
}

inline Strings on_empty(const BesideCase& one) {
  return {"--empty", "--size", "4", "--rules", one.rules};
}
inline Strings on_line(const BesideCase& one, const std::string& line) {
  return {"--size", "4", "--rules", one.rules, "-p", line};
}

inline RunResult run_with(Strings arguments, const Strings& more) {
  arguments.insert(arguments.end(), more.begin(), more.end());
  return run(arguments);
}

/// What it writes without a word.
inline Strings said(const Strings& arguments, const Strings& more, int status = 0) {
  const RunResult result = run_with(arguments, more);
  INFO(result);
  CHECK(result.status == status);
  return lines_of(result.out);
}

}  // namespace sudoku_sat::support
