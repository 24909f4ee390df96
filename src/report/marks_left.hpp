// The pencil marks of somebody who follows an explanation. See marks_left.cpp.
#pragma once

#include <cstddef>
#include <vector>

#include "base/json.hpp"
#include "sudoku_sat/explain.hpp"

namespace sudoku_sat::report {

class MarksLeft {
 public:
  /// Before any step. The puzzle must outlive them.
  explicit MarksLeft(const Puzzle& puzzle);

  /// Whether a reader has the candidate: of an open cell, the rule for its values and the values of
  /// cells that it must differ from allow it, and it was not excluded.
  bool possible(Cell cell, Value value) const { return open_[index(cell, value)]; }
  /// Notes it. Requires: the cell of a value is open.
  void learn(const Statement& known);

  /// The values left in each open cell: {"r1c2": [1, 4], ...}.
  base::Json left() const;

  /// Notes what the step concludes. The candidates that its values rule out in other cells by their
  /// constraints, beside the conclusions: ["r1c2!=4", ...].
  base::Json take(const Step& step);

 private:
  std::size_t index(Cell cell, Value value) const {
    return cell * static_cast<std::size_t>(puzzle_->board->size()) + value - 1;
  }
  void fill(Cell cell, Value value, std::vector<Statement>& gone);

  const Puzzle* puzzle_;
  std::vector<bool> open_;  ///< by cell and value
};

}  // namespace sudoku_sat::report
