// Variables, literals, answers and models.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace sudoku_sat {

// Variables and literals, in the notation of DIMACS and of every solver's interface: variables
// count from 1, a literal is a variable with a sign, 0 ends a clause. They are plain integers,
// because encoders pass hundreds of millions of clauses to solvers and have no time for
// conversions.

/// A variable, from 1.
using Var = std::int32_t;
/// A variable, or negative: its negation; 0 ends a clause.
using Lit = std::int32_t;

/// Each literal's negation, in the same order.
inline std::vector<Lit> negated(std::span<const Lit> literals) {
  std::vector<Lit> negations;
  for (const Lit literal : literals) negations.push_back(-literal);
  return negations;
}

/// The largest variable that a literal can name.
inline constexpr std::int64_t max_variable = std::numeric_limits<Var>::max() - 1;

/// A solver's answer.
enum class Answer { unknown, satisfiable, unsatisfiable };

/// A complete or partial assignment: the value of each variable.
class Model {
 public:
  enum class Value : std::int8_t { open, is_true, is_false };

  /// The variables 1..variables, all open.
  explicit Model(std::size_t variables = 0) : values_(variables + 1, Value::open) {}

  std::size_t variables() const { return values_.size() - 1; }
  /// Requires: not fewer than now. The new ones are open.
  void grow(std::size_t variables) { values_.resize(variables + 1, Value::open); }

  /// The variable's value; a variable that the model does not have is open.
  Value operator[](Var variable) const {
    const auto index = static_cast<std::size_t>(variable);
    return index < values_.size() ? values_[index] : Value::open;
  }

  /// Whether the literal is true; false if it is open.
  bool is_true(Lit literal) const {
    return literal < 0 ? (*this)[-literal] == Value::is_false : (*this)[literal] == Value::is_true;
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
