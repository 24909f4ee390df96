// Pieces of a comparison as lines of JSON: they are measured on several machines, and the tables
// are made from all of them. A line has everything that its row needs, so that nothing has to be
// read or made again.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "rows.hpp"

namespace sudoku_sat::cli {

/// A piece of the measurement of one puzzle with one setting.
struct ComparePiece {
  std::uint64_t number = 0;       ///< in the order of the rows, their puzzles and pieces_of() each
  std::uint64_t of = 0;           ///< how many there are
  std::uint64_t row = 0;          ///< from 0
  std::uint64_t puzzle = 0;       ///< of the row, from 0
  std::string line = {};          ///< its givens
  report::CompareRow about = {};  ///< the row; no measurements
  std::vector<RowSolver> solvers = {};
  MeasuredPuzzle measured = {};
};

/// The fields about a row that all its pieces have.
std::string row_text(const ComparePiece& piece);

/// A line without its end.
std::string to_line(const ComparePiece& piece);

/// Throws: InputError at `place` if it isn't such a line.
ComparePiece read_piece(std::string_view line, const Position& place);

/// Gives `rows` what one process would have measured: all pieces, which may be in any order.
/// Throws: InputError if one is missing or doubled, or belongs to another comparison; Stopped.
void join_pieces(const std::vector<std::string>& files, CompareRows& rows);

}  // namespace sudoku_sat::cli
