// Where players look first: the order of what can be concluded at once.
//
// The last cell of a unit, cells with one value left, places that are left in a box, then in a
// line, is the order in which most textbooks teach them (A. Stuart, The Logic of Sudoku, 2007).
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "groups.hpp"
#include "sudoku_sat/explain.hpp"

namespace sudoku_sat {

enum class Look { full_house, naked_single, in_box, in_line, other };

class FirstLook {
 public:
  /// All must outlive it.
  FirstLook(const Board& board, const std::vector<Reason>& reasons, const Grid& grid)
      : board_(board), reasons_(reasons), grid_(grid) {}

  /// What shows the conclusion, by the groups that it follows from in one clause.
  Look look(const Statement& conclusion, const Groups& groups) const;

  /// A unit that is filled but for the cell.
  std::optional<std::uint32_t> last_of_unit(Cell cell) const;

  /// The constraints by which the cell takes the value that the unit lacks. Requires: the unit is
  /// filled but for the cell.
  std::vector<Reason> full_house(Cell cell, std::uint32_t unit) const;

 private:
  const Board& board_;
  const std::vector<Reason>& reasons_;
  const Grid& grid_;
};

}  // namespace sudoku_sat
