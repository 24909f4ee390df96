// Marks of figures: lines and their ends, cages, circles, text.
#include "draw.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace sudoku_sat {

namespace {

void draw_line_between(const std::string& ends, const Figure& figure, std::vector<Mark>& marks) {
  marks.push_back({Mark::Kind::line, figure.cells});
  marks.push_back({Mark::Kind::circle, {figure.cells.front()}, ends});
  marks.push_back({Mark::Kind::circle, {figure.cells.back()}, ends});
}

}  // namespace

std::vector<Cell> drawn_line(const Figure& figure) {
  std::vector<Cell> line = figure.cells;
  if (figure.closed) line.push_back(line.front());
  return line;
}

void draw_thick_line(const Geometry&, const Figure& figure, std::vector<Mark>& marks) {
  const bool told = !figure.numbers.empty() && !figure.usual;
  marks.push_back({Mark::Kind::thick_line, drawn_line(figure),
                   told ? std::to_string(figure.number()) : std::string()});
}

void draw_line_between_circles(const Geometry&, const Figure& figure, std::vector<Mark>& marks) {
  draw_line_between("", figure, marks);
}

void draw_line_between_diamonds(const Geometry&, const Figure& figure, std::vector<Mark>& marks) {
  draw_line_between("diamond", figure, marks);
}

void draw_cage(const Geometry&, const Figure& figure, std::vector<Mark>& marks) {
  marks.push_back(
      {Mark::Kind::outline, figure.cells, fmt::format("{}", fmt::join(figure.numbers, " "))});
}

void draw_circles(const Geometry&, const Figure& figure, std::vector<Mark>& marks) {
  for (const Cell cell : figure.cells) marks.push_back({Mark::Kind::circle, {cell}});
}

void draw_shade(const Geometry&, const Figure& figure, std::vector<Mark>& marks) {
  marks.push_back({Mark::Kind::shade, figure.cells});
}

}  // namespace sudoku_sat
