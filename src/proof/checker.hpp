// Checks the lemmas of a proof in order, first by unit propagation (RUP), then, if that finds no
// contradiction, as RAT. Keeps what each check used. The propagation of "the lemma is false" is
// kept for the resolvents of RAT, each of which only adds the other clause's literals.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "antecedents.hpp"
#include "clauses.hpp"
#include "poll.hpp"
#include "proof_steps.hpp"
#include "propagation.hpp"
#include "sudoku_sat/proof_checker.hpp"

namespace sudoku_sat::proof {

class Checker {
 public:
  /// The formula is its clauses and then the further ones. Proof, poll and report must outlive
  /// this; the report gets the figures as they come. Throws: std::logic_error for a malformed
  /// formula; Refused for a variable out of bounds.
  Checker(const ProofFormula& formula, std::span<const std::int32_t> further,
          const ProofSteps& proof, Poll& poll, ProofReport& report);

  /// Throws: Refused if a lemma doesn't follow, or the empty clause doesn't; what the poll
  /// throws.
  void run();

  /// After run(). The clause that a step added or removed; no_clause if it did neither, because the
  /// clause was a tautology, the deletion was ignored, or the contradiction came before.
  ClauseId clause_of(std::size_t step) const {
    return step < clause_of_step_.size() ? clause_of_step_[step] : no_clause;
  }
  /// The clauses of the formula have the ids below this one; those of the lemmas follow.
  std::size_t formula_clauses() const { return formula_clauses_; }
  const Clauses& clauses() const { return clauses_; }
  const Propagation& propagation() const { return propagation_; }
  /// A record for each lemma that is not a tautology, in their order, then one for the empty
  /// clause.
  const Antecedents& antecedents() const { return antecedents_; }

 private:
  void load(std::span<const std::int32_t> clauses);
  void step(std::size_t index);
  void remove(std::size_t index);
  void check_lemma(std::uint64_t line);
  bool follows();
  bool is_rat();
  bool add();

  const ProofSteps& proof_;
  Poll& poll_;
  ProofReport& report_;
  Clauses clauses_;
  Propagation propagation_;
  Antecedents antecedents_;
  std::size_t formula_clauses_ = 0;
  std::vector<ClauseId> clause_of_step_;
  std::vector<LitIndex> clause_;  ///< of the current step
  bool refuted_ = false;          ///< the empty clause follows
};

}  // namespace sudoku_sat::proof
