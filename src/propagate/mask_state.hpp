// A state of propagation made of masks: see masks.hpp. Between two decisions it can also remove a
// value and leave what follows to the next decision.
#pragma once

#include <algorithm>
#include <array>

#include "masks.hpp"
#include "propagation_state.hpp"

namespace sudoku_sat::propagation {

/// A state at its fixpoint, of a board with at most `Most` cells.
template <std::size_t Most>
class MaskState {
 public:
  using Set = std::vector<Cell>;

  static bool fit(const Board& board) { return board.cells() <= Most && MaskRules::fit(board); }

  /// All that the rules for single cells allow; not a fixpoint before decide_all(). Rules must
  /// outlive it.
  explicit MaskState(const MaskRules& rules) : rules_(&rules), open_(rules.cells()), masks_{} {
    std::copy(rules.allowed().begin(), rules.allowed().end(), masks_.begin());
  }

  bool decide(Cell cell, Value value) {
    MaskWork& work = begin();
    return work.leave(cell, mask_of(value)) && work.run();
  }
  bool remove(Cell cell, Value value) {
    MaskWork& work = begin();
    return work.remove(cell, mask_of(value)) && work.run();
  }
  /// Removes it without propagation. Requires: two other values are left, and the next decision is
  /// made with decide_after().
  void remove_for_now(Cell cell, Value value) {
    masks_[cell] = static_cast<Mask>(masks_[cell] & ~mask_of(value));
  }
  /// Decides `cell`; `changed` has lost a value for now.
  bool decide_after(Cell changed, Cell cell, Value value) {
    MaskWork& work = begin();
    work.wake(changed);
    return work.leave(cell, mask_of(value)) && work.run();
  }
  bool decide_all(const Grid& givens) {
    MaskWork& work = begin();
    for (Cell cell = 0; cell < rules_->cells(); ++cell) {
      if (givens[cell] != 0) masks_[cell] &= mask_of(givens[cell]);
      if (masks_[cell] == 0) return false;
    }
    work.wake_all();
    return work.run();
  }

  /// Of the last decision in this thread. Requires: that was contradictory.
  static const Contradiction& contradiction() { return work().contradiction(); }

  int size() const { return rules_->board().size(); }
  Mask mask(Cell cell) const { return masks_[cell]; }
  bool possible(Cell cell, int value) const { return (masks_[cell] & mask_of(value)) != 0; }
  Value decided(Cell cell) const {
    return is_single(masks_[cell]) ? least_value(masks_[cell]) : Value{0};
  }
  bool complete() const { return open_ == 0; }
  void copy_to(Grid& grid) const {
    for (Cell cell = 0; cell < rules_->cells(); ++cell) {
      if (decided(cell) != 0) grid[cell] = decided(cell);
    }
  }
  /// The cells that are not decided, ascending.
  Set open() const {
    Set cells;
    for (Cell cell = 0; cell < rules_->cells(); ++cell) {
      if (!is_single(masks_[cell])) cells.push_back(cell);
    }
    return cells;
  }

 private:
  static MaskWork& work() {
    thread_local MaskWork work;
    return work;
  }
  MaskWork& begin() {
    work().begin(*rules_, masks_.data(), open_);
    return work();
  }

  const MaskRules* rules_;
  std::size_t open_;
  std::array<Mask, Most> masks_;
};

static_assert(PropagationState<MaskState<128>>);

}  // namespace sudoku_sat::propagation
