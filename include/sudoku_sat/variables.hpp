// Which variable says what of which cell.
//
// Under the direct code without reduction S[i,j,k], "row i, column j holds k", is variable
// (i-1)*N^2 + (j-1)*N + k: computed, in no memory. Other codes have their own numbers. After a
// reduction only what is open has variables, renumbered from 1 in the same order.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "sudoku_sat/candidates.hpp"
#include "sudoku_sat/literal.hpp"
#include "sudoku_sat/value_code.hpp"

namespace sudoku_sat {

class VariableMap {
 public:
  /// Variables for all values of all cells.
  explicit VariableMap(const Geometry& geometry, const ValueCode& code = direct_code());

  /// Variables for the candidates of the cells that are not decided. Requires: each of these cells
  /// has one at least.
  VariableMap(const Geometry& geometry, const Candidates& candidates,
              const ValueCode& code = direct_code());

  const Geometry& geometry() const { return geometry_; }
  const ValueCode& code() const { return *code_; }
  /// Whether nothing was removed.
  bool whole() const { return decided_.empty(); }

  /// Whether a reduction has decided every cell.
  bool complete() const { return !whole() && values_.empty(); }

  /// Number of variables of all cells; auxiliary ones come after.
  std::size_t variables() const { return variables_; }

  /// The value that a reduction gave the cell; 0 where the cell is open.
  Value decided(Cell cell) const { return decided_.empty() ? Value{0} : decided_[cell]; }

  /// Candidates and variables of a cell; no candidates where it is decided.
  CodedCell coded(Cell cell) const;

  /// Appends the literals that are all true exactly when the cell holds the value (1..N); none
  /// where that is certain. False, and nothing appended, where a reduction has excluded it.
  bool append_literals(Cell cell, int value, std::vector<Lit>& literals) const;

  /// Direct code only: the variable of "cell holds value"; 0 where a reduction decided it either
  /// way.
  Var variable(Cell cell, int value) const;

  /// Direct code only: calls visit(value, variable) for each candidate that has a variable, in the
  /// order of the values.
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

  /// The value of the cell in a whole model, which is_true(variable) tells; the decided one of a
  /// decided cell; 0 where there is none, the smallest where there are several.
  template <class IsTrue>
  Value find_value(Cell cell, IsTrue&& is_true) const {
    if (decided(cell) != 0) return decided(cell);
    const CodedCell open = coded(cell);
    std::vector<Lit> literals;
    for (std::size_t index = 0; index < open.candidates.size(); ++index) {
      if (direct_) {
        if (is_true(open.before + static_cast<Var>(index) + 1)) return open.candidates[index];
        continue;
      }
      literals.clear();
      code_->append_literals(open, index, literals);
      const bool all = std::all_of(literals.begin(), literals.end(), [&](Lit literal) {
        return is_true(literal < 0 ? -literal : literal) == (literal > 0);
      });
      if (all) return open.candidates[index];
    }
    return 0;
  }

  /// The grid that a model describes; 0 where it leaves a cell open.
  /// Throws: SolverError where it puts two values into one cell.
  Grid decode(const Model& model) const;

 private:
  Var standard_variable(Cell cell, int value) const {
    return static_cast<Var>(std::int64_t{cell} * geometry_.size() + value);
  }

  Geometry geometry_;
  const ValueCode* code_;
  bool direct_;
  std::size_t variables_;
  std::vector<Value> values_;  ///< 1..N, or of the open candidates cell by cell
  // Only after a reduction:
  Grid decided_;
  std::vector<std::uint32_t> first_;  ///< per cell, the number of open candidates before it
  std::vector<Var> before_;           ///< per cell, the number of variables before it; not direct
};

}  // namespace sudoku_sat
