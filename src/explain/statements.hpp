// Statements as literals: "r1c1=5" is the variable of that candidate, "r1c1!=5" its negation. The
// reasons' clauses have the direct code without reduction, so each candidate has its variable.
#pragma once

#include <cstdlib>

#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/explain.hpp"

namespace sudoku_sat {

class Statements {
 public:
  explicit Statements(const Geometry& geometry)
      : variables_(geometry), size_(static_cast<std::uint32_t>(geometry.size())) {}

  /// The last variable that is about a cell.
  Var last() const { return static_cast<Var>(variables_.variables()); }

  Lit variable(Cell cell, Value value) const { return variables_.variable(cell, value); }
  Lit literal(const Statement& statement) const {
    const Lit variable = this->variable(statement.cell, statement.value);
    return statement.holds ? variable : -variable;
  }
  /// Requires: the literal is about a cell.
  Statement statement(Lit literal) const {
    const auto index = static_cast<std::uint32_t>(std::abs(literal)) - 1;
    return {index / size_, static_cast<Value>(index % size_ + 1), literal > 0};
  }

 private:
  VariableMap variables_;
  std::uint32_t size_;
};

}  // namespace sudoku_sat
