// Names are read by their places in the text: "r1c1 r1c2", rows and columns of one digit.
#include "named_cells.hpp"

#include <algorithm>
#include <functional>
#include <numeric>
#include <set>

namespace sudoku_sat::support {

std::vector<NamedPlace> places_of(std::string_view names) {
  std::vector<NamedPlace> places;
  for (std::size_t i = 0; i + 3 < names.size(); i += 5) {
    places.push_back({names[i + 1] - '0', names[i + 3] - '0'});
  }
  return places;
}

std::vector<int> values_of(const FullGrid& grid, std::string_view names) {
  std::vector<int> values;
  for (const NamedPlace& place : places_of(names)) {
    values.push_back(grid.at(place.row - 1, place.column - 1));
  }
  return values;
}

std::vector<int> values_from_side(const FullGrid& grid, char side, int line) {
  std::vector<int> values;
  for (int i = 0; i < grid.size; ++i) {
    values.push_back(side == 'T' || side == 'B' ? grid.at(i, line - 1) : grid.at(line - 1, i));
  }
  if (side == 'B' || side == 'R') std::reverse(values.begin(), values.end());
  return values;
}

int sum_of(const std::vector<int>& values) {
  return std::accumulate(values.begin(), values.end(), 0);
}

int product_of(const std::vector<int>& values) {
  return std::accumulate(values.begin(), values.end(), 1, std::multiplies<>());
}

bool all_differ(const std::vector<int>& values) {
  return std::set<int>(values.begin(), values.end()).size() == values.size();
}

int amount_of(const std::vector<int>& values, int value) {
  return static_cast<int>(std::count(values.begin(), values.end(), value));
}

bool each_step(const std::vector<int>& values, const std::function<bool(int, int)>& test) {
  for (std::size_t i = 1; i < values.size(); ++i) {
    if (!test(values[i - 1], values[i])) return false;
  }
  return true;
}

}  // namespace sudoku_sat::support
