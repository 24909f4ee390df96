#include "drawn_candidates.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "sudoku_sat/formats.hpp"

namespace sudoku_sat::cli {

std::string drawn_candidates(const Geometry& geometry, const TrueCandidates& found) {
  std::vector<std::string> texts;
  std::size_t width = 1;
  for (Cell cell = 0; cell < geometry.grid_cells(); ++cell) {
    const auto& values = found[cell];
    texts.push_back(values.empty() ? "-" : to_line(geometry, values));
    width = std::max(width, texts.back().size());
  }
  std::string drawn;
  for (int row = 0; row < geometry.height(); ++row) {
    if (row > 0 && row % geometry.box_rows() == 0) drawn += '\n';
    std::string line;
    for (int column = 0; column < geometry.width(); ++column) {
      if (column > 0) line += column % geometry.box_columns() == 0 ? "   " : " ";
      const auto cell = geometry.find(row, column);
      line += fmt::format("{:<{}}", cell ? texts[*cell] : "", width);
    }
    line.erase(line.find_last_not_of(' ') + 1);
    drawn += line + '\n';
  }
  return drawn;
}

}  // namespace sudoku_sat::cli
