// Values of a grid by the names of their cells, for rules that are written down again.
#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "rule_cases.hpp"

namespace sudoku_sat::support {

/// A place of the board, rows and columns from 1.
struct NamedPlace {
  int row;
  int column;
};

/// "r1c1 r2c2", each cell by its name: there are no runs.
std::vector<NamedPlace> places_of(std::string_view names);

/// The values of "r1c1 r2c2".
std::vector<int> values_of(const FullGrid& grid, std::string_view names);

/// A line of the board as seen from a side, 'T', 'B', 'L' or 'R'; lines from 1.
std::vector<int> values_from_side(const FullGrid& grid, char side, int line);

int sum_of(const std::vector<int>& values);
int product_of(const std::vector<int>& values);
bool all_differ(const std::vector<int>& values);
int amount_of(const std::vector<int>& values, int value);

/// Whether the test holds for each two values that stand one after the other.
bool each_step(const std::vector<int>& values, const std::function<bool(int, int)>& test);

}  // namespace sudoku_sat::support
