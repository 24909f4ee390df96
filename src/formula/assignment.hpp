// What is known of each literal, and in which order it came to be known, so that it can be undone
// in reverse. Inside propagation a literal is an index from 0, because it indexes arrays.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "sudoku_sat/formula.hpp"

namespace sudoku_sat::formula {

/// A literal as an index: twice its variable, and 1 more where it is negated.
using LitIndex = std::uint32_t;

inline std::uint32_t variable_of(Lit literal) {
  const auto bits = static_cast<std::uint32_t>(literal);
  return literal < 0 ? 0 - bits : bits;
}

inline LitIndex index_of(Lit literal) { return 2 * variable_of(literal) + (literal < 0 ? 1 : 0); }

inline Lit literal_of(LitIndex index) {
  const auto variable = static_cast<Lit>(index / 2);
  return index % 2 == 0 ? variable : -variable;
}

inline LitIndex negation(LitIndex index) { return index ^ 1; }

inline bool is_negated(LitIndex index) { return (index & 1) != 0; }

/// All indices of that many variables are below this.
inline std::size_t index_end(std::size_t variables) { return 2 * (variables + 1); }

class Assignment {
 public:
  /// Makes room for that many variables; what is known stays.
  void resize(std::size_t variables) {
    values_.resize(index_end(variables), 0);
    trail_.resize(variables);
  }

  /// 1 true, 0 open, -1 false
  int value(LitIndex index) const { return values_[index]; }
  bool is_true(LitIndex index) const { return values_[index] > 0; }
  bool is_false(LitIndex index) const { return values_[index] < 0; }
  bool is_open(LitIndex index) const { return values_[index] == 0; }

  /// Requires: the literal is open.
  void make_true(LitIndex index) {
    values_[index] = 1;
    values_[negation(index)] = -1;
    trail_[size_++] = index;
  }

  /// The literals that are true: how many, and which, in the order in which they became so.
  std::size_t size() const { return size_; }
  LitIndex operator[](std::size_t position) const { return trail_[position]; }

  /// Forgets all but the first `size` literals.
  void undo(std::size_t size) {
    for (; size_ > size; --size_) {
      values_[trail_[size_ - 1]] = 0;
      values_[negation(trail_[size_ - 1])] = 0;
    }
  }

 private:
  std::vector<std::int8_t> values_;  ///< by index: 1 true, 0 open, -1 false
  std::vector<LitIndex> trail_;      ///< a place for each variable
  std::size_t size_ = 0;
};

}  // namespace sudoku_sat::formula
