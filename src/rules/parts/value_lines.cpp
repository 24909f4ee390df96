#include "value_lines.hpp"

#include "random_lines.hpp"

namespace sudoku_sat {

std::vector<Cell> drawn_line(const CellLine& line) {
  std::vector<Cell> cells = line.cells;
  if (line.closed) cells.push_back(line.cells.front());
  return cells;
}

void relate_neighbours(const std::string& rule, int number, const std::string& label,
                       const std::vector<Cell>& line, const Relation& relation, Constraints& out) {
  for (std::size_t i = 1; i < line.size(); ++i) {
    add(out, PairRelation{{rule, number, label}, line[i - 1], line[i], relation});
  }
}

std::vector<std::string> propose_lines(const Geometry& geometry, Random& random,
                                       const std::function<bool(Cell last, Cell next)>& fits) {
  const auto most = static_cast<std::size_t>(geometry.size());
  return line_entries(
      geometry,
      random_lines(
          geometry, random, usual_line_count(geometry),
          [&](const std::vector<Cell>& line) { return line.size() < most; },
          [](const std::vector<Cell>& line) { return line.size() > 2; },
          [&](const std::vector<Cell>& line, Cell next) { return fits(line.back(), next); }));
}

}  // namespace sudoku_sat
