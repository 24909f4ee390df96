// Cases as text.
#include "matrix/case.hpp"

namespace sudoku_sat::matrix {

namespace {

char sign_of(int number) {
  if (number == referee::no_value) return '.';
  return static_cast<char>(number < 10 ? '0' + number : 'A' + number - 10);
}

}  // namespace

referee::Grid Case::givens() const {
  referee::Grid givens = grid;
  for (std::size_t i = 0; i < givens.size(); ++i) {
    if (!given[i]) givens[i] = referee::no_value;
  }
  return givens;
}

std::string header_text(const Case& puzzle) {
  std::string text = puzzle.board + "\n";
  std::string names;
  for (const auto& [rule, entries] : puzzle.rules) {
    if (entries.empty()) names += (names.empty() ? "" : ", ") + rule;
  }
  if (!names.empty()) text += "rules: " + names + "\n";
  for (const auto& [rule, entries] : puzzle.rules) {
    if (entries.empty()) continue;
    text += rule + ":\n";
    for (const std::string& entry : entries) text += "  " + entry + "\n";
  }
  return text;
}

std::string rows_text(const referee::Board& board, const referee::Grid& grid) {
  std::string text;
  for (int row = 0; row < board.rows; ++row) {
    for (int column = 0; column < board.columns; ++column) {
      const auto cell = static_cast<std::size_t>(board.cell(row, column));
      text += board.present[cell] ? sign_of(grid[cell]) : '~';
    }
    text += '\n';
  }
  return text;
}

std::string puzzle_file(const Case& puzzle, const referee::Board& board) {
  return header_text(puzzle) + "grid:\n" + rows_text(board, puzzle.givens());
}

}  // namespace sudoku_sat::matrix
