// The state of unit propagation on a board's candidates. See propagation.cpp.
#pragma once

#include <utility>
#include <vector>

#include "sudoku_sat/candidates.hpp"

namespace sudoku_sat {

class Propagation {
 public:
  /// All candidates, nothing decided.
  explicit Propagation(const Board& board);

  /// Each of these decides or removes, propagates to the fixpoint, and returns whether that went
  /// without a contradiction. After a contradiction the state is of no more use.
  bool decide(Cell cell, Value value);
  bool decide_all(const Grid& givens);
  bool remove(Cell cell, Value value);

  const Candidates& candidates() const { return candidates_; }
  bool complete() const { return open_cells_ == 0; }

 private:
  bool run();
  bool settle(Cell cell, Value value);
  bool eliminate(Cell cell, Value value);
  /// `lost` no longer takes `value`; it may still show as a candidate.
  bool lose_place(std::uint32_t constraint, Value value, Cell lost);

  const Board* board_;
  Candidates candidates_;
  std::vector<std::uint16_t> candidates_left_;  ///< per cell
  std::vector<std::uint16_t> places_left_;      ///< per constraint and value
  std::vector<std::pair<Cell, Value>> queue_;   ///< to be decided
  std::size_t open_cells_;
};

}  // namespace sudoku_sat
