// A cube's literals as parts of a puzzle, so that everything that is done with puzzles is done with
// cubes. Literals above 0 become givens: the board stays as it is, and with it the fastest states
// of propagation that it has.
#include <algorithm>
#include <map>

#include "sudoku_sat/cubes.hpp"

namespace sudoku_sat {

namespace {

/// The board on which some cells may not have some values.
std::shared_ptr<const Board> restricted(const Board& board,
                                        const std::map<Cell, std::vector<Value>>& excluded) {
  Constraints constraints = board.constraints();
  for (const auto& [cell, values] : excluded) {
    Allowed allowed{{"cube", 0}, cell, {}};
    for (int value = 1; value <= board.size(); ++value) {
      const auto found = std::find(values.begin(), values.end(), value);
      if (found == values.end()) allowed.values.push_back(static_cast<Value>(value));
    }
    constraints.allowed.push_back(std::move(allowed));
  }
  return std::make_shared<const Board>(board.geometry(), std::move(constraints), board.rules());
}

}  // namespace

Puzzle with_cube(const Puzzle& puzzle, std::span<const Lit> cube) {
  Puzzle inside = puzzle;
  const Lit size = puzzle.geometry().size();
  std::map<Cell, std::vector<Value>> excluded;
  for (const Lit lit : cube) {
    const Lit before = std::abs(lit) - 1;
    const auto cell = static_cast<Cell>(before / size);
    const auto value = static_cast<Value>(before % size + 1);
    if (lit > 0) {
      inside.givens[cell] = value;
    } else {
      excluded[cell].push_back(value);
    }
  }
  if (!excluded.empty()) inside.board = restricted(*puzzle.board, excluded);
  return inside;
}

}  // namespace sudoku_sat
