// What is left of a formula under an assignment that unit propagation has closed, and the parts of
// it that share no variable. As plain as possible: clauses are read from end to end.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "literals.hpp"

namespace sudoku_sat::proof {

/// The sum of a set: equal for equal sets.
using Sum = std::array<std::uint64_t, 2>;

/// Open variables, and the clauses that are left of those they occur in.
struct Part {
  std::vector<Variable> variables;  ///< the smallest first
  Sum sum = {};
  bool counts = false;  ///< whether one of the variables counts
};

class FormulaParts {
 public:
  FormulaParts(std::span<const std::int32_t> formula, std::size_t variables, std::size_t counted);

  /// What unit clauses imply. False at a contradiction.
  bool begin();
  /// Makes an open literal true, and what follows. False at a contradiction.
  bool assume(LitIndex literal);
  void undo(std::size_t depth);

  std::span<const LitIndex> trail() const { return trail_; }
  bool is_open(Variable variable) const { return values_[2 * variable] == 0; }

  /// The parts of what is left, by their smallest variables. A variable without clauses is a part
  /// if it counts.
  std::vector<Part> split(std::span<const Variable> variables);
  std::size_t steps() const { return steps_; }

 private:
  bool propagate();
  bool visit(std::size_t clause);
  Part gather(Variable first);
  void reach(Variable variable, Part& part);
  bool satisfied(std::size_t clause) const;
  std::span<const LitIndex> clause(std::size_t number) const {
    return std::span(literals_).subspan(begins_[number], begins_[number + 1] - begins_[number]);
  }

  std::size_t counted_;
  std::vector<LitIndex> literals_;
  std::vector<std::size_t> begins_ = {0};
  std::vector<std::vector<std::uint32_t>> uses_;  ///< by literal
  std::vector<std::int8_t> values_;               ///< by literal: 1 true, -1 false, 0 open
  std::vector<LitIndex> trail_;
  std::size_t done_ = 0;
  std::vector<std::size_t> seen_;         ///< by variable
  std::vector<std::size_t> seen_clause_;  ///< by clause
  std::size_t round_ = 0;
  std::vector<Sum> of_variable_;
  std::vector<Sum> of_clause_;
  std::size_t steps_ = 0;
};

}  // namespace sudoku_sat::proof
