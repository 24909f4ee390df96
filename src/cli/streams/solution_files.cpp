// Files of boards with one grid are read by the reader of puzzles. On boards of several grids a
// solution is a line with a symbol for each cell, as `line` writes it.
#include "solution_files.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "inputs.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat::cli {

namespace {

/// Adds empty variables. Throws: InputError unless it is a whole grid of the board that keeps to
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
  // The board lives as long as this: nobody owns it here.
  const Puzzle rules_alone{std::shared_ptr<const Board>(std::shared_ptr<void>(), &board),
                           Grid(board.cells(), 0)};
  if (const std::optional<Violation> wrong = violation(rules_alone, grid)) {
    throw InputError(position, "not a solution: " + to_string(*wrong, board.geometry()));
  }
}

/// For a board of one grid: anything that can be read as a puzzle.
void read_puzzles(const std::string& file, const Board& board, std::vector<Grid>& grids) {
  PuzzleReader reader(open_input(file, "solutions"), {});
  while (std::optional<PuzzleInput> input = reader.next()) {
    require_read(*input);
    check(input->puzzle->givens, board, input->position);
    grids.push_back(std::move(input->puzzle->givens));
  }
}

/// For a board of several grids: a line for each solution.
void read_lines(const std::string& file, const Board& board, std::vector<Grid>& grids) {
  LineReader lines = open_input(file, "solutions");
  std::string_view text;
  while (lines.next(text)) {
    if (text.empty() || text.front() == '#') continue;
    grids.push_back(from_line(board.geometry(), text, lines.position()));
    check(grids.back(), board, lines.position());
  }
}

}  // namespace

std::vector<Grid> read_solutions(const std::vector<std::string>& files, const Board& board) {
  std::vector<Grid> grids;
  for (const std::string& file : files) {
    if (board.geometry().single()) {
      read_puzzles(file, board, grids);
    } else {
      read_lines(file, board, grids);
    }
  }
  return grids;
}

}  // namespace sudoku_sat::cli
