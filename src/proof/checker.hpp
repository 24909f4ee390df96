// Checks the lemmas of a proof, in one of two ways, and keeps what the refutation needs.
//
// Backwards: all lemmas are taken in without a check until the empty clause follows. Then they are
// taken back, from the last to the first, and those that are needed are checked by unit propagation
// (RUP) and tell what they need in turn (Goldberg & Novikov, DATE 2003). One pass is enough,
// because what a check uses comes before the lemma. About a third of CaDiCaL's lemmas need no
// check.
//
// Forwards: each lemma is checked in order, first by RUP, then, if that finds no contradiction, as
// RAT, and what is needed is marked afterwards. This way decides whenever the other one doesn't
// accept, so it also says which lemma is wrong. The propagation of "the lemma is false" is kept for
// the resolvents of RAT, each of which only adds the other clause's literals.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
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
  /// this; the report gets the figures as they come. `records`: antecedents() is wanted. Throws:
  /// std::logic_error for a malformed formula; Refused for a variable out of bounds.
  Checker(const ProofFormula& formula, std::span<const std::int32_t> further,
          const ProofSteps& proof, bool records, Poll& poll, ProofReport& report);

  /// Whether all lemmas that are needed follow by unit propagation. If not, nothing is known, and
  /// only another checker can go on. Throws: what the poll throws.
  bool run_backwards();

  /// Throws: Refused if a lemma doesn't follow, or the empty clause doesn't; what the poll
  /// throws.
  void run_forwards();

  /// After either of them. The clause that a step added or removed; no_clause if it did neither,
  /// because the clause was a tautology, the deletion was ignored, or the contradiction came
  /// before.
  ClauseId clause_of(std::size_t step) const {
    return step < clause_of_step_.size() ? clause_of_step_[step] : no_clause;
  }
  /// The clauses of the formula have the ids below this one; those of the lemmas follow.
  std::size_t formula_clauses() const { return formula_clauses_; }
  const Clauses& clauses() const { return clauses_; }
  const Propagation& propagation() const { return propagation_; }
  /// A record for the empty clause and each lemma that was checked, other than tautologies.
  const Antecedents& antecedents() const { return antecedents_; }
  /// The record of a lemma; of the empty clause, if the id is that of no clause.
  std::size_t record_of(ClauseId id) const;
  /// The step that uses a lemma last; no_step if this is not known.
  std::size_t last_use(ClauseId id) const {
    return id < last_uses_.size() ? last_uses_[id] : no_step;
  }
  static constexpr std::size_t no_step = std::numeric_limits<std::size_t>::max();

 private:
  void load(std::span<const std::int32_t> clauses);
  void step(std::size_t index, bool check);
  void remove(std::size_t index);
  bool step_back(std::size_t index);
  void close_backwards(ClauseId id, std::size_t step);
  void mark_needed();
  void mark_record(std::size_t record);
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
  bool backwards_ = false;
  std::vector<std::size_t> records_;    ///< by lemma, backwards
  std::vector<std::size_t> last_uses_;  ///< by clause, backwards
};

}  // namespace sudoku_sat::proof
