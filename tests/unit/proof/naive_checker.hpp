// The definitions of RUP and RAT implemented again, without any data structure, for comparison:
// propagation looks at all clauses again and again.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <vector>

#include "clauses.hpp"

namespace sudoku_sat::support {

class NaiveChecker {
 public:
  explicit NaiveChecker(std::vector<Clause> clauses) : clauses_(std::move(clauses)) {}

  /// Whether the clause follows by unit propagation, or is RAT on its first literal.
  bool accepts(const Clause& lemma) const;
  void add(const Clause& lemma) { clauses_.push_back(lemma); }
  /// Removes the clause at `index`, unless it makes a literal true without any assumption, when the
  /// checker may ignore the deletion. False where it does.
  bool remove(std::size_t index);
  /// Whether the empty clause follows by unit propagation.
  bool refuted() const { return !propagate({}); }
  const std::vector<Clause>& clauses() const { return clauses_; }

 private:
  using Values = std::map<int, bool>;  ///< of literals
  std::optional<Values> propagate(const Clause& denied) const;
  bool follows(const Clause& lemma) const { return !propagate(lemma); }

  std::vector<Clause> clauses_;
};

}  // namespace sudoku_sat::support
