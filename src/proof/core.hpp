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

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "checker.hpp"

namespace sudoku_sat::proof {

class Core {
 public:
  /// Requires: the checker's run() returned. It must outlive this.
  explicit Core(const Checker& checker) : checker_(checker) {
    const Antecedents& antecedents = checker.antecedents();
    const std::size_t clauses = checker.clauses().size();
    const std::size_t formula = checker.formula_clauses();
    marked_.resize(clauses, !antecedents.complete());
    if (!antecedents.complete()) return;
    mark_antecedents(clauses - formula);
    for (std::size_t id = clauses; id-- > formula;) {
      if (marked_[id]) mark_antecedents(id - formula);
    }
  }

  /// Clauses of the formula that the empty clause depends on.
  std::size_t formula_clauses() const { return count(0, checker_.formula_clauses()); }
  /// Lemmas that the empty clause depends on, without itself.
  std::size_t lemmas() const { return count(checker_.formula_clauses(), marked_.size()); }

  /// Whether the trimmed proof has a step, the number of whose clause is `id`. `with_rat`: the
  /// proof has lemmas that only RAT justifies.
  bool keeps(const Step& step, ClauseId id, bool with_rat) const {
    if (id == no_clause) return false;
    if (step.deletion && id < checker_.formula_clauses()) return with_rat;
    return marked_[id];
  }

  /// Whether the empty clause depends on it.
  bool marks(ClauseId id) const { return marked_[id]; }

  /// The lemmas that are marked, their deletions, and the empty clause.
  std::string trimmed(const ProofSteps& proof, bool with_rat) const {
    std::string text;
    for (std::size_t i = 0; i < proof.steps().size(); ++i) {
      const Step& step = proof.steps()[i];
      if (!keeps(step, checker_.clause_of(i), with_rat)) continue;
      if (step.deletion) text += "d ";
      for (const std::int32_t literal : proof.literals(i)) text += std::to_string(literal) + " ";
      text += "0\n";
    }
    return text + "0\n";
  }

 private:
  void mark_antecedents(std::size_t record) {
    const Antecedents& antecedents = checker_.antecedents();
    for (const ClauseId id : antecedents.clauses(record)) marked_[id] = true;
    for (const Variable variable : antecedents.units(record)) mark_unit(variable);
  }

  /// Marks the reason of a unit, and of all units that it depends on.
  void mark_unit(Variable variable) {
    to_explain_.push_back(variable);
    while (!to_explain_.empty()) {
      const Variable unit = to_explain_.back();
      to_explain_.pop_back();
      if (unit >= marked_units_.size()) marked_units_.resize(unit + std::size_t{1});
      if (marked_units_[unit]) continue;
      marked_units_[unit] = true;
      const ClauseId reason = checker_.propagation().reason(unit);
      marked_[reason] = true;
      for (const LitIndex index : checker_.clauses().literals(reason)) {
        to_explain_.push_back(variable_of(index));
      }
    }
  }

  std::size_t count(std::size_t begin, std::size_t end) const {
    const auto first = marked_.begin() + static_cast<std::ptrdiff_t>(begin);
    const auto last = marked_.begin() + static_cast<std::ptrdiff_t>(end);
    return static_cast<std::size_t>(std::count(first, last, true));
  }

  const Checker& checker_;
  std::vector<bool> marked_;          ///< by clause
  std::vector<bool> marked_units_;    ///< by variable
  std::vector<Variable> to_explain_;  ///< units whose reason is not marked yet
};

}  // namespace sudoku_sat::proof
