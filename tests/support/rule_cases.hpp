// Rules on small boards, each with its meaning written down again, without primitive constraints or
// clauses, to compare rules, encodings and counters with.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::support {

/// The values of a board of `size` by `size` cells, row by row, rows and columns from 0.
struct FullGrid {
  int size;
  int box_rows;
  int box_columns;
  const std::vector<int>& values;

  int at(int row, int column) const {
    return values[static_cast<std::size_t>(row * size + column)];
  }
};

struct RuleCase {
  std::string_view rule;
  int size;  ///< 4 (boxes of 2x2) or 6 (2x3); others where the rule can't do with these
  std::string_view data;  ///< entries, with ';' between them
  std::function<bool(const FullGrid&)> holds;
  bool boxes = true;  ///< false: the rule stands in for them
  std::string_view givens =
      {};  ///< of the whole board, dots for none; empty: givens_of() finds some
};

/// Rules without data, and rules of pairs and single cells.
std::vector<RuleCase> pair_rule_cases();
/// Rules of sums, sequences and regions.
std::vector<RuleCase> sum_rule_cases();
/// Rules of lines, cages and groups.
std::vector<RuleCase> figure_rule_cases();
/// Rules of clues beside the board, of single cells, and of the whole board.
std::vector<RuleCase> board_rule_cases();
/// All of them.
std::vector<RuleCase> rule_cases();

/// The board of a case.
std::shared_ptr<const Board> board_of(const RuleCase& rule_case);

/// Some givens that leave a board of a case with few enough solutions to list them all. On 4x4
/// there are none.
std::vector<int> givens_of(const RuleCase& rule_case);

/// Calls visit(values, holds) for each grid with these givens whose rows, columns and boxes are
/// right, by brute force: whether the rule holds.
void for_each_grid(const RuleCase& rule_case,
                   const std::function<void(const std::vector<int>&, bool)>& visit);

/// The number of those for which it does.
std::uint64_t brute_force_count(const RuleCase& rule_case);

}  // namespace sudoku_sat::support
