// Variables and literals, in the notation of DIMACS and of every solver's interface: variables
// count from 1, a literal is a variable with a sign, 0 ends a clause. Plain integers, because
// clauses by the hundred million are handed from encoder to solver and nothing may stand in
// between.
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

namespace sudoku_sat {

using Var = std::int32_t;
using Lit = std::int32_t;

/// The largest variable that a literal can name.
inline constexpr std::int64_t max_variable = std::numeric_limits<Var>::max() - 1;

/// What a solver says of a formula.
enum class Answer { unknown, satisfiable, unsatisfiable };

/// A (partial) assignment: what each variable is, by its number.
class Model {
 public:
  enum class Value : std::int8_t { open, is_true, is_false };

  /// All of the variables 1..variables open.
  explicit Model(std::size_t variables = 0) : values_(variables + 1, Value::open) {}

  std::size_t variables() const { return values_.size() - 1; }

  /// What the variable is; one that the model does not know is open.
  Value operator[](Var variable) const {
    const auto index = static_cast<std::size_t>(variable);
    return index < values_.size() ? values_[index] : Value::open;
  }

  /// Makes `literal` true. Requires: its variable is within the model.
  void set(Lit literal) {
    const auto index = static_cast<std::size_t>(literal < 0 ? -literal : literal);
    values_[index] = literal < 0 ? Value::is_false : Value::is_true;
  }

 private:
  std::vector<Value> values_;
};

}  // namespace sudoku_sat
