// Boards with chosen clues, and boards that have a single clue, to ask whether it holds in a grid.
#pragma once

#include "sudoku_sat/rule.hpp"

namespace sudoku_sat::generate {

class ClueBoards {
 public:
  /// `board`: what all puzzles have.
  explicit ClueBoards(const Board& board);

  /// The geometry of all boards.
  const Geometry& geometry() const { return geometry_; }

  /// The board with one clue besides its shape and its units. Throws: InputError, UsageError.
  std::shared_ptr<const Board> alone(const Rule& rule, const std::string& text) const;

  /// A clue that is added to the board.
  struct Clue {
    const Rule* rule;
    std::string text;
  };
  /// Throws: InputError, UsageError.
  std::shared_ptr<const Board> with(const std::vector<Clue>& clues) const;

 private:
  Geometry geometry_;
  Geometry plain_;              ///< before rules have changed it
  std::vector<RuleUse> uses_;   ///< the rules of the board
  std::vector<RuleUse> shape_;  ///< those that change its geometry or its units
};

/// Whether the grid is a solution of the board with a single clue. Requires: it is one without
/// that clue. Variables besides the grid are ignored.
bool clue_holds(const std::shared_ptr<const Board>& alone, const Grid& grid);

}  // namespace sudoku_sat::generate
