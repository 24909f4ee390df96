// A grid on one line, and back: the form of streams, of JSON and of the header of a CNF file.
#include "formats/digit_block.hpp"
#include "formats/read/layout_rows.hpp"
#include "formats/symbols.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat {

std::string to_line(const Geometry& geometry, const Grid& grid) {
  std::string line;
  if (has_symbols(geometry.size())) {
    line.resize(grid.size());
    std::size_t cell = geometry.size() <= 9 ? write_digits(grid, line.data()) : 0;
    for (; cell < grid.size(); ++cell) line[cell] = value_symbols[grid[cell]];
    return line;
  }
  for (const Value value : grid) {
    if (!line.empty()) line += ',';
    append_number(line, value);
  }
  return line;
}

Grid from_line(const Geometry& geometry, std::string_view text, const Position& position) {
  const Reading reading = has_symbols(geometry.size()) ? Reading::symbols : Reading::commas;
  const auto at = [&](std::size_t column) -> Position {
    if (column == 0 || position.column == 0) return position;
    return {position.source, position.line, position.column + column - 1};
  };
  try {
    const TextLine line{position.line, text};
    ParsedBoard board = geometry.single() ? read_one_line(reading, line, geometry.size())
                                          : read_layout_line(line, geometry);
    if (!board.label.empty()) throw InputError(position, "more than a grid: '" + board.label + "'");
    if (board.size == geometry.size()) return std::move(board.givens);
    throw InputError(position, "the grid is not " + board_name(geometry.size(), "board"));
  } catch (const TextError& error) {
    throw InputError(at(error.column()), error.what());
  }
}

}  // namespace sudoku_sat
