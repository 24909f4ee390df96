// See lists.hpp.
#include "lists.hpp"

#include <algorithm>
#include <cstddef>

namespace sudoku_sat::cli {

namespace {

/// How many of the cells from `begin` on follow one another to the right, or downwards.
std::size_t count_in_line(const std::vector<Cell>& cells, std::size_t begin,
                          const Geometry& geometry) {
  const auto follows = [&](std::size_t place, int down, int right) {
    return geometry.row(cells[place]) == geometry.row(cells[place - 1]) + down &&
           geometry.column(cells[place]) == geometry.column(cells[place - 1]) + right;
  };
  const auto count = [&](int down, int right) {
    std::size_t end = begin + 1;
    while (end < cells.size() && follows(end, down, right)) ++end;
    return end - begin;
  };
  return std::max(count(0, 1), count(1, 0));
}

}  // namespace

std::string listed(const std::vector<Value>& values, std::string_view last, Cell cell,
                   const Geometry& geometry) {
  std::vector<std::string> items;
  for (const Value value : values) items.push_back(std::to_string(geometry.number_in(cell, value)));
  return items.empty() ? "nothing" : listed(items, last);
}

std::string listed(const std::vector<Cell>& cells, std::string_view last,
                   const Geometry& geometry) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < cells.size();) {
    const std::size_t count = count_in_line(cells, i, geometry);
    if (count >= 3) {
      names.push_back(geometry.name(cells[i]) + "-" + geometry.name(cells[i + count - 1]));
      i += count;
    } else {
      names.push_back(geometry.name(cells[i++]));
    }
  }
  return listed(names, last);
}

}  // namespace sudoku_sat::cli
