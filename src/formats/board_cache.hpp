// Boards by geometry: a stream of puzzles shares one. Few are kept, large ones alone.
#pragma once

#include <memory>
#include <vector>

#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat {

class BoardCache {
 public:
  const std::shared_ptr<const Board>& board(const Geometry& geometry) {
    for (const auto& board : boards_) {
      if (board->geometry() == geometry) return board;
    }
    if (cells_ + geometry.cells() > most_cells) {
      boards_.clear();
      cells_ = 0;
    }
    cells_ += geometry.cells();
    return boards_.emplace_back(make_board(geometry));
  }

 private:
  static constexpr std::size_t most_cells = 100'000;

  std::vector<std::shared_ptr<const Board>> boards_;
  std::size_t cells_ = 0;  ///< of all of them
};

}  // namespace sudoku_sat
