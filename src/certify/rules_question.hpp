// A claim's formula as a question to the referee (rules_question.cpp).
#pragma once

#include "files.hpp"
#include "referee/meaning/meaning.hpp"

namespace sudoku_sat::certify {

/// The referee's cells by those of the program.
class Places {
 public:
  /// Throws: referee::NotUnderstood if the two don't know the same cells and numbers.
  Places(const Geometry& geometry, const referee::Board& board);

  std::size_t size() const { return static_cast<std::size_t>(board_.cell_count()); }
  bool has(Cell cell) const { return cell < cells_.size(); }
  referee::Cell operator[](Cell cell) const { return cells_[cell]; }

  /// The values of the grid's cells; 0 beside it, and where the referee has no number.
  Grid values(const referee::Grid& grid) const;
  referee::Grid grid(const Grid& values) const;

 private:
  const referee::Board& board_;
  std::vector<referee::Cell> cells_;
};

/// The referee's puzzle. Throws: referee::NotUnderstood.
referee::Puzzle puzzle_of_referee(const Board& board);

/// What is asked about the formula.
meaning::Question question_about(const Certificate& certificate, const ClaimFormula& formula,
                                 const referee::Puzzle& puzzle, const Places& places);

}  // namespace sudoku_sat::certify
