// Finds what the empty clause of a checked proof depends on, and trims the proof to that.
//
// Backward marking (Goldberg & Novikov, DATE 2003): the empty clause marks what its check used, and
// so does each marked lemma, from the last to the first. One pass is enough, because what a check
// uses comes before the lemma.
//
// Why the trimmed proof holds: it drops lemmas and keeps the deletions of the others at their
// places, so that at each lemma it has some of the clauses that the proof had, among them all that
// the lemma's check used. With fewer clauses RAT has fewer resolvents to check. That is why
// deletions of the formula's clauses are kept too if there is RAT; otherwise they are not needed.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "checker.hpp"

namespace sudoku_sat::proof {

class Core {
 public:
  /// Requires: the checker's run() returned. It must outlive this.
  explicit Core(const Checker& checker);

  /// Clauses of the formula that the empty clause depends on.
  std::size_t formula_clauses() const { return count(0, checker_.formula_clauses()); }
  /// Lemmas that the empty clause depends on, without itself.
  std::size_t lemmas() const { return count(checker_.formula_clauses(), marked_.size()); }

  /// Whether the trimmed proof has a step, the number of whose clause is `id`. `with_rat`: the
  /// proof has lemmas that only RAT justifies.
  bool keeps(const Step& step, ClauseId id, bool with_rat) const;
  /// Whether the empty clause depends on it.
  bool marks(ClauseId id) const { return marked_[id]; }

  /// The lemmas that are marked, their deletions, and the empty clause.
  std::string trimmed(const ProofSteps& proof, bool with_rat) const;

 private:
  void mark_antecedents(std::size_t record);
  void mark_unit(Variable variable);
  std::size_t count(std::size_t begin, std::size_t end) const;

  const Checker& checker_;
  std::vector<bool> marked_;          ///< by clause
  std::vector<bool> marked_units_;    ///< by variable
  std::vector<Variable> to_explain_;  ///< units whose reason is not marked yet
};

}  // namespace sudoku_sat::proof
