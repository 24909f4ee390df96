// What is known of each literal, and in which order it came to be known, so that it can be
// forgotten in the opposite order. Inside propagation a literal is a code from 0, because it
// indexes arrays.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "sudoku_sat/literal.hpp"

namespace sudoku_sat {

/// A literal as an index: twice its variable, and 1 more where it is negated.
using Code = std::uint32_t;

inline std::uint32_t variable_of(Lit literal) {
  const auto bits = static_cast<std::uint32_t>(literal);
  return literal < 0 ? 0 - bits : bits;
}

inline Code code_of(Lit literal) { return 2 * variable_of(literal) + (literal < 0 ? 1 : 0); }

inline Lit literal_of(Code code) {
  const auto variable = static_cast<Lit>(code / 2);
  return code % 2 == 0 ? variable : -variable;
}

inline Code negation(Code code) { return code ^ 1; }

inline bool is_negated(Code code) { return (code & 1) != 0; }

/// All codes of that many variables are below this.
inline std::size_t codes_of(std::size_t variables) { return 2 * (variables + 1); }

class Assignment {
 public:
  /// Makes room for that many variables; what is known stays.
  void resize(std::size_t variables) {
    values_.resize(codes_of(variables), 0);
    trail_.resize(variables);
  }

  bool is_true(Code code) const { return values_[code] > 0; }
  bool is_false(Code code) const { return values_[code] < 0; }
  bool is_open(Code code) const { return values_[code] == 0; }

  /// Requires: the literal is open.
  void make_true(Code code) {
    values_[code] = 1;
    values_[negation(code)] = -1;
    trail_[size_++] = code;
  }

  /// The literals that are true: how many, and which, in the order in which they became so.
  std::size_t size() const { return size_; }
  Code operator[](std::size_t position) const { return trail_[position]; }

  /// Forgets all but the first `size` literals.
  void undo(std::size_t size) {
    for (; size_ > size; --size_) {
      values_[trail_[size_ - 1]] = 0;
      values_[negation(trail_[size_ - 1])] = 0;
    }
  }

 private:
  std::vector<std::int8_t> values_;  ///< by code: 1 true, 0 open, -1 false
  std::vector<Code> trail_;          ///< a place for each variable
  std::size_t size_ = 0;
};

}  // namespace sudoku_sat
