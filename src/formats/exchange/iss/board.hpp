// What a constraint string says of its board: rows, columns and values, the boxes and jigsaw pieces
// that it has there, and the cells besides the grid.
#pragma once

#include "cells.hpp"
#include "text.hpp"

namespace sudoku_sat::format {

inline constexpr int iss_most_rows = 16;

/// Rows and columns of the squarest box with this number of cells that fills the board; no value if
/// there is none.
std::optional<Origin> iss_box(int rows, int columns, int cells);

/// Cells of the grid by their numbers.
using IssRegions = std::vector<std::vector<int>>;

struct IssBoard {
  int rows = 9;
  int columns = 9;
  int least = 1;
  int most = 9;
  bool raw = false;           ///< without rows, columns and boxes
  bool no_boxes = false;      ///< by NoBoxes
  bool other_size = false;    ///< by RegionSize
  int region_size = 9;        ///< cells of a box or piece
  IssRegions boxes = {};      ///< those that hold; none where NoBoxes says so
  IssRegions pieces = {};     ///< of Jigsaw, of `region_size` cells
  bool whole_jigsaw = false;  ///< `pieces` have all cells
  bool chaos = false;         ///< regions are unknown
  bool doppelganger = false;
  IssCells cells = {9, 9};

  int whole() const { return std::max(rows, columns); }
  int values() const { return most - least + 1; }
  /// Whether each row and column has each value, and boxes are those that every rule knows.
  bool plain() const { return !raw && values() == whole() && !other_size; }
};

/// Throws: TextError if the shape, the jigsaw or a group of cells can't be read.
IssBoard iss_board(const std::vector<IssItem>& items, ExchangePuzzle& out);

/// The constraints, with copies in place of each Replicate; instead of And those that it holds.
/// Throws: TextError if a copy has no cells.
std::vector<IssItem> iss_copies(const std::vector<IssItem>& items, const IssBoard& board,
                                const ExchangePuzzle& out);

/// Its rows, columns and values.
IssBoard iss_board_of(const Geometry& geometry);

/// Adds the rules that make the board: its shape, values and regions, unless they are usual.
void add_board_rules(const IssBoard& board, ExchangePuzzle& out);

/// The direction of the diagonal that a little killer's first cell tells; no value if none begins
/// there.
std::optional<Origin> little_killer_step(const IssBoard& board, int row, int column);

/// What Windoku and DisjointSets say of this board, as regions.
IssRegions iss_windows(const IssBoard& board);
IssRegions iss_disjoint_sets(const IssBoard& board);
/// Adds each as cells that hold no value twice.
void add_extra(const IssRegions& regions, std::string_view place, ExchangePuzzle& out);

}  // namespace sudoku_sat::format
