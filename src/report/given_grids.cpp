// Solutions of boards with one grid are read by the reader of puzzles. On boards of several grids a
// solution is a line with a symbol for each cell, as `line` writes it.
#include "given_grids.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "job.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat::report {

namespace {

/// Adds empty variables. Throws: InputError unless it is a whole grid of the board that satisfies
/// its rules.
void check(Grid& grid, const Board& board, const Position& position) {
  const std::size_t cells = board.geometry().grid_cells();
  if (grid.size() == board.cells()) grid.resize(cells);
  const auto empty = static_cast<std::size_t>(std::count(grid.begin(), grid.end(), 0));
  if (grid.size() != cells) {
    throw InputError(position,
                     fmt::format("this grid has {} cells, but a solution of this puzzle has {}",
                                 grid.size(), cells));
  }
  grid.resize(board.cells());
  if (empty != 0) {
    throw InputError(position, fmt::format("this grid has {} empty cell{}, but a solution has none",
                                           empty, empty == 1 ? "" : "s"));
  }
  // The board outlives this object, so it isn't owned.
  const Puzzle rules_alone{std::shared_ptr<const Board>(std::shared_ptr<void>(), &board),
                           Grid(board.cells(), 0)};
  if (const std::optional<Violation> wrong = violation(rules_alone, grid)) {
    throw InputError(position, "not a solution: " + to_string(*wrong, board.geometry()));
  }
}

/// For a board of one grid: anything that can be read as a puzzle.
void read_puzzles(LineReader lines, const Board& board, std::vector<Grid>& grids) {
  PuzzleReader reader(std::move(lines), {});
  while (std::optional<PuzzleInput> input = reader.next()) {
    require_read(*input);
    check(input->puzzle->givens, board, input->position);
    grids.push_back(std::move(input->puzzle->givens));
  }
}

/// For a board of several grids: a line for each solution.
void read_lines(LineReader lines, const Board& board, std::vector<Grid>& grids) {
  std::string_view text;
  while (lines.next(text)) {
    if (text.empty() || text.front() == '#') continue;
    grids.push_back(from_line(board.geometry(), text, lines.position()));
    check(grids.back(), board, lines.position());
  }
}

}  // namespace

LineReader text_itself(const std::string& value, std::string_view what) {
  return LineReader::of_text(value, std::string(what));
}

std::string whole_text(LineReader& lines) {
  std::string text;
  std::string_view line;
  while (lines.next(line)) text.append(line) += '\n';
  return text;
}

std::vector<Grid> read_solutions(const std::vector<std::string>& values, const Board& board,
                                 const OpenText& open) {
  std::vector<Grid> grids;
  const auto read = board.geometry().single() ? read_puzzles : read_lines;
  for (const std::string& value : values) read(open(value, "solutions"), board, grids);
  return grids;
}

void ExcludedSolutions::read(const Board& board, std::vector<Grid>& grids) {
  if (!done_) grids = read_solutions(values_, board, open_);
  done_ = true;
}

namespace {

/// A value for each sign that marks a cell; empty unless the text has one sign for each cell.
Grid marked_by_signs(std::string_view text, const Geometry& geometry) {
  Grid marked;
  for (const char sign : text) {
    if (std::string_view(" \t\r\n~").find(sign) != std::string_view::npos) continue;
    marked.push_back(std::string_view(".0_-*").find(sign) == std::string_view::npos ? 1 : 0);
  }
  if (marked.size() != geometry.grid_cells()) marked.clear();
  return marked;
}

/// The only grid of the text.
Grid marked_by_values(const std::string& text, const std::string& file, const Geometry& geometry) {
  PuzzleReader reader(LineReader::of_text(text, file), {.size = geometry.size()});
  const std::optional<PuzzleInput> input = reader.next();
  require_read(*input);
  if (reader.next()) throw InputError({file}, "a pattern is one grid, but there are several");
  return input->puzzle->givens;
}

}  // namespace

std::vector<Cell> read_pattern(const std::string& value, const Geometry& geometry,
                               const OpenText& open) {
  LineReader lines = open(value, "a pattern");
  const std::string file = lines.position().source;
  const std::string text = whole_text(lines);
  Grid marked = marked_by_signs(text, geometry);
  if (marked.empty()) marked = marked_by_values(text, file, geometry);
  if (marked.size() < geometry.grid_cells()) {
    throw InputError({file}, fmt::format("this pattern has {} cells, but the board has {}",
                                         marked.size(), geometry.grid_cells()));
  }
  std::vector<Cell> cells;
  for (Cell cell = 0; cell < geometry.grid_cells(); ++cell) {
    if (marked[cell] != 0) cells.push_back(cell);
  }
  if (cells.empty()) throw InputError({file}, "no cell of this pattern is marked");
  return cells;
}

}  // namespace sudoku_sat::report
