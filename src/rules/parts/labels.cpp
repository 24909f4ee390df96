#include "labels.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace sudoku_sat::rule {

std::string label_at(std::string_view what, const Geometry& geometry,
                     const std::vector<Cell>& cells) {
  return fmt::format("{} at {}", what, geometry.name(cells.front()));
}

std::string label_of_line(std::string_view what, const Geometry& geometry,
                          const std::vector<Cell>& line) {
  return fmt::format("{} from {} to {}", what, geometry.name(line.front()),
                     geometry.name(line.back()));
}

std::string label_between(std::string_view what, const Geometry& geometry, Cell first,
                          Cell second) {
  return fmt::format("{} between {} and {}", what, geometry.name(std::min(first, second)),
                     geometry.name(std::max(first, second)));
}

}  // namespace sudoku_sat::rule
