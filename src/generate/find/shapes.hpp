// The shapes that stand for cells in the form of a free clue: line(4), area(3), pair, ... To add
// one: a function that draws it, and a line in the table.
#pragma once

#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::generate {

/// A shape somewhere on the board.
struct Placed {
  std::string text;         ///< what stands in the clue in its place
  std::vector<Cell> cells;  ///< empty: the clue is about other cells than those in the text
};

struct Shape {
  std::string_view name;
  std::size_t least;  ///< cells that it has at least; 0: its size can't be chosen
  bool spreads;       ///< two of one rule don't overlap
  /// One at random; no value if the draw has led nowhere.
  std::optional<Placed> (*draw)(const Geometry& geometry, std::size_t size, Random& random);
};

std::span<const Shape> shapes();

}  // namespace sudoku_sat::generate
