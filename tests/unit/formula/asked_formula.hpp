// A formula for tests of unit propagation.
#pragma once

#include <cstddef>
#include <vector>

#include "sudoku_sat/dimacs.hpp"

namespace sudoku_sat {

using Literals = std::vector<Lit>;

/// In place of the known literals: there is a contradiction.
inline const Literals contradiction = {0};

/// Takes clauses and says what it knows as lists of literals.
class AskedFormula : public UnitPropagation {
 public:
  explicit AskedFormula(int variables, const std::vector<Literals>& clauses = {}) {
    new_vars(static_cast<std::size_t>(variables));
    add_all(clauses);
  }

  Var new_vars(std::size_t n) {
    variables_ += static_cast<int>(n);
    return UnitPropagation::new_vars(n);
  }

  void add_all(const std::vector<Literals>& clauses) {
    ClauseStream out{SinkRef(*this)};
    for (const Literals& clause : clauses) out.add(clause);
    out.flush();
  }

  /// The true literals, by variable.
  Literals known() const {
    Literals result;
    for (Var variable = 1; variable <= variables_; ++variable) {
      if (value(variable) == Model::Value::is_true) result.push_back(variable);
      if (value(variable) == Model::Value::is_false) result.push_back(-variable);
    }
    return result;
  }

  Literals propagated(const Literals& assumptions) {
    return propagate(assumptions) ? known() : contradiction;
  }
  Literals probed(const Literals& assumptions) {
    return propagate(assumptions) && probe() ? known() : contradiction;
  }

 private:
  int variables_ = 0;
};

}  // namespace sudoku_sat
