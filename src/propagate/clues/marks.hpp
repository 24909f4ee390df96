// What a clue leaves of the candidates of its cells, and by which way each cell came to that.
//
// Two neighbours on a line, or with a sign between them: each keeps the values that have a partner,
// again and again along the line. A sequence: each keeps the values on a path of its diagram. A
// sum of few cells: each keeps the values of its combinations, where cells that see each other
// differ; such a sum is counted out within a budget of nodes.
#pragma once

#include "clue.hpp"
#include "propagate/techniques/finding.hpp"

namespace sudoku_sat::clues {

/// Values of a cell: value v is bit v-1.
using Mask = std::uint64_t;

inline bool is_single(Mask mask) { return mask != 0 && (mask & (mask - 1)) == 0; }
/// The least value. Requires: there is one.
inline Value value_of(Mask mask) { return static_cast<Value>(std::countr_zero(mask) + 1); }

/// Requires: size() <= 64.
inline Mask all_values(const Board& board) {
  return board.size() == 64 ? ~Mask{0} : (Mask{1} << board.size()) - 1;
}

/// The values that the cell can have by itself: a variable may have fewer than the cells of a grid.
Mask values_of(const Board& board, Cell cell);

/// The candidates of all cells, to be narrowed by one clue at a time.
class Marks {
 public:
  /// Requires: size() <= 64. The state must outlive it and not change.
  explicit Marks(const TechniqueState& state);

  const TechniqueState& state() const { return *state_; }
  const Board& board() const { return state_->board(); }
  Mask operator[](Cell cell) const { return now_[cell]; }
  /// As the state has it.
  Mask before(Cell cell) const { return before_[cell]; }
  /// What has been taken.
  Mask lost(Cell cell) const { return before_[cell] & ~now_[cell]; }
  bool sees(Cell a, Cell b) const { return state_->sight().sees(a, b); }

  /// Leaves the cell only these. Returns whether that took any.
  bool leave(Cell cell, Mask values);
  /// Gives the cell these values, also ones that it did not have.
  void widen(Cell cell, Mask values) { now_[cell] = values; }
  /// Takes back all that was taken.
  void restore();
  /// The cells that have lost values, in order.
  std::vector<Cell> narrowed() const;
  /// Whether a cell has nothing left.
  bool broken() const { return broken_; }

 private:
  const TechniqueState* state_;
  std::vector<Mask> before_;
  std::vector<Mask> now_;
  std::vector<Cell> changed_;
  bool broken_ = false;
};

/// That a relation leaves a cell less because of what another cell can be.
struct Derivation {
  std::uint32_t relation = 0;
  Cell from = 0;
  Mask cause = 0;  ///< what `from` could be
  Cell to = 0;
  Mask left = 0;
};

/// The values of the other cell of the pair for which `cell` has a partner among `values`.
Mask partners(const Marks& marks, const PairRelation& pair, Cell cell, Mask values);

/// Narrows the marks by the clue. Returns how relations did it.
std::vector<Derivation> narrow(Marks& marks, const Clue& clue);

/// Leaves cells of the sum the values that they have in its ways, if these are few.
void narrow_by_ways(Marks& marks, const SumOfCells& sum);

/// What the marks have lost. A cell that is left one value has it; cells that see it then lack that
/// value without words.
propagation::Finding conclusions(const Marks& marks);

}  // namespace sudoku_sat::clues
