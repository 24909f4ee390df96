// See lists.hpp.
#include "lists.hpp"

#include <fmt/format.h>

#include <cstddef>

namespace sudoku_sat::cli {

namespace {

/// Whether the cell lies `steps` to the right of the first one, or below it.
bool lies_behind(const Geometry& geometry, Cell first, Cell cell, int steps) {
  const int down = geometry.row(cell) - geometry.row(first);
  const int right = geometry.column(cell) - geometry.column(first);
  return (down == 0 && right == steps) || (right == 0 && down == steps);
}

}  // namespace

std::string listed(const std::vector<std::string>& items, std::string_view last) {
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) text += i + 1 == items.size() ? fmt::format(" {} ", last) : ", ";
    text += items[i];
  }
  return text;
}

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
    std::size_t end = i + 1;
    while (end < cells.size() &&
           lies_behind(geometry, cells[i], cells[end], static_cast<int>(end - i))) {
      ++end;
    }
    if (end - i >= 3) {
      names.push_back(geometry.name(cells[i]) + "-" + geometry.name(cells[end - 1]));
      i = end;
    } else {
      names.push_back(geometry.name(cells[i++]));
    }
  }
  return listed(names, last);
}

}  // namespace sudoku_sat::cli
