// The literals of a unit, value by value: what the families over units have in common.
#pragma once

#include <vector>

#include "exclusions.hpp"
#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/reasons.hpp"

namespace sudoku_sat::encoding {

/// Collects, for the cells of one constraint, the literals of each value. Kept from one constraint
/// to the next, so that its memory is allocated once.
class UnitLiterals {
 public:
  void collect(const AllDifferent& constraint, const EncodingContext& context);

  const std::vector<Lit>& of(int value) const { return literals_[static_cast<std::size_t>(value)]; }

  /// Whether a reduction has put the value into one of the cells.
  bool placed(int value) const { return placed_[static_cast<std::size_t>(value)]; }

 private:
  std::vector<std::vector<Lit>> literals_;  ///< by value, 0 unused
  std::vector<bool> placed_;
};

/// The reason that is about the value in one of the board's own constraints.
Reason reason_of(Reason::Kind kind, const AllDifferent& constraint, int value, const Board& board);

}  // namespace sudoku_sat::encoding
