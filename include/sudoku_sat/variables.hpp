// Which variable says what: S[i,j,k] = "row i, column j holds k", i, j, k from 1.
//
// Without reduction S[i,j,k] is variable (i-1)*N^2 + (j-1)*N + k: computed, in no memory. After a
// reduction only the open candidates have variables, renumbered from 1 in the same order.
#pragma once

#include <cstdint>
#include <vector>

#include "sudoku_sat/candidates.hpp"
#include "sudoku_sat/literal.hpp"

namespace sudoku_sat {

class VariableMap {
 public:
  /// A variable for each cell and value.
  explicit VariableMap(const Geometry& geometry);

  /// A variable for each candidate of each cell that is not decided.
  VariableMap(const Geometry& geometry, const Candidates& candidates);

  /// Number of variables S[i,j,k]; auxiliary ones come after.
  std::size_t variables() const { return variables_; }

  /// The value that a reduction gave the cell; 0 where the cell is open.
  Value decided(Cell cell) const { return decided_.empty() ? Value{0} : decided_[cell]; }

  /// The variable of "cell holds value" (1..N); 0 where a reduction decided it either way.
  Var variable(Cell cell, int value) const;

  /// Calls visit(value, variable) for each candidate that has a variable, in the order of the
  /// values.
  template <class Visit>
  void for_each(Cell cell, Visit&& visit) const {
    if (decided_.empty()) {
      const Var before = standard_variable(cell, 0);
      for (int value = 1; value <= geometry_.size(); ++value) visit(value, before + value);
    } else {
      for (std::uint32_t i = first_[cell]; i < first_[cell + 1]; ++i) {
        visit(static_cast<int>(values_[i]), static_cast<Var>(i + 1));
      }
    }
  }

  /// The smallest value of the cell whose variable is_true(variable) says is true; the decided one
  /// of a decided cell; 0 where there is none.
  template <class IsTrue>
  Value find_value(Cell cell, IsTrue&& is_true) const {
    const Var before =
        decided_.empty() ? standard_variable(cell, 0) : static_cast<Var>(first_[cell]);
    const Var end =
        decided_.empty() ? before + geometry_.size() : static_cast<Var>(first_[cell + 1]);
    for (Var variable = before + 1; variable <= end; ++variable) {
      if (!is_true(variable)) continue;
      return decided_.empty() ? static_cast<Value>(variable - before)
                              : values_[static_cast<std::size_t>(variable) - 1];
    }
    return decided(cell);
  }

  /// The grid that a model describes; 0 where it leaves a cell open.
  /// Throws: SolverError where it puts two values into one cell.
  Grid decode(const Model& model) const;

 private:
  Var standard_variable(Cell cell, int value) const {
    return static_cast<Var>(std::int64_t{cell} * geometry_.size() + value);
  }

  Geometry geometry_;
  std::size_t variables_;
  // Only after a reduction:
  Grid decided_;
  std::vector<std::uint32_t> first_;  ///< per cell, the number of open candidates before it
  std::vector<Value> values_;         ///< of the open candidates, by variable - 1
};

}  // namespace sudoku_sat
