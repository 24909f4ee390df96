// A short search for a solution other than a known one, below the state that some givens leave.
//
// Most questions are about the givens of an earlier question and some more. So the states that
// earlier givens left are kept on a stack, each with givens that contain those of the state below
// it, and for a new question only the further givens are decided. From the state of the givens a
// depth-first search goes on, splitting by the tightest cell.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "base/number_set.hpp"
#include "search/depth_first.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::generate {

using CellSet = base::NumberSet;

/// Which solutions count as others: their grids differ, whatever the variables beside them are,
/// from that of `solution` and those of `excluded`. All must outlive it.
class OtherGrids {
 public:
  /// `excluded` in ascending order.
  OtherGrids(const Geometry& geometry, const Grid& solution, const std::vector<Grid>& excluded)
      : cells_(geometry.grid_cells()), solution_(solution), excluded_(excluded) {}

  bool include(const Grid& grid) const;

 private:
  std::size_t cells_;
  const Grid& solution_;
  const std::vector<Grid>& excluded_;
};

class AlternativeSearch {
 public:
  virtual ~AlternativeSearch() = default;

  /// Decides the solution's values in the cells of `givens`; the next questions are about the state
  /// that they leave. Returns whether a cell is open in it. Throws: Stopped.
  virtual bool decide(const CellSet& givens) = 0;

  /// Whether a cell is open in that state.
  virtual bool open(Cell cell) const = 0;

  /// Looks for a solution that counts; if a cell is named, for one with another value there. Gives
  /// up after this many nodes. Throws: Stopped.
  virtual search::SearchEnd find(std::optional<Cell> cell, unsigned nodes) = 0;

  /// The last one that was found.
  virtual const Grid& found() const = 0;
};

/// What the states of a search find out: whatever is fastest for the board, or what unit
/// propagation does and no more.
enum class Inference { fastest, unit_propagation };

/// `excluded`: further solutions that don't count, in ascending order. All must outlive it.
/// Requires: `solution` is a solution of the board.
std::unique_ptr<AlternativeSearch> make_alternative_search(const Board& board, const Grid& solution,
                                                           const std::vector<Grid>& excluded,
                                                           const Limits& limits,
                                                           Inference inference);

/// The values of `grid` on some cells, 0 elsewhere.
Grid values_on(const CellSet& cells, const Grid& grid);

}  // namespace sudoku_sat::generate
