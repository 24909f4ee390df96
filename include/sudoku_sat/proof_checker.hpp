// A forward checker of DRAT proofs: a small library that knows only clauses and uses no puzzle, no
// solver and no other header of this project, so that anyone who doubts an answer has little to
// read.
//
// A proof is a list of lemmas and deletions. Each lemma must follow from the clauses before it by
// unit propagation (RUP: Goldberg & Novikov, DATE 2003; Van Gelder 2008), or be a resolution
// asymmetric tautology on its first literal (RAT: Järvisalo, Heule & Biere, IJCAR 2012; DRAT:
// Wetzler, Heule & Hunt, SAT 2014). The proof is complete when the empty clause follows.
//
// What is left open by these definitions is decided as in drat-trim:
// - The empty clause follows as soon as unit propagation alone finds a contradiction, before the
//   first lemma too: an empty proof is enough for a formula that units refute. What comes after it
//   is only read, not checked.
// - A deletion is ignored if there is no such clause, and where the clause is the reason of a
//   literal that is true without any assumption. So what has been derived stays derived. That is
//   sound: every clause of the larger set still follows, and RAT is only harder to fulfil.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sudoku_sat {

/// Clauses one after the other, each ended by 0; literals as in DIMACS.
struct ProofFormula {
  std::vector<std::int32_t> literals;
};

/// How a proof is checked.
struct ProofOptions {
  bool trim = false;  ///< write out the lemmas that are needed
  /// Called occasionally; what it throws ends the check.
  std::function<void()> poll = {};
  /// Clauses that come after the formula's, each ended by 0: a formula that is much the same in
  /// many proofs need not be copied for each of them.
  std::span<const std::int32_t> further = {};
};

/// The result of checking a proof.
struct ProofReport {
  bool accepted = false;
  std::string reason = {};         ///< why not, in one sentence; empty if accepted
  std::uint64_t line = 0;          ///< of the proof, from 1, where it is rejected; 0: no line; of
                                   ///< a binary proof the number of the step
  std::uint64_t lemmas = 0;        ///< that were checked, the empty clause included
  std::uint64_t deletions = 0;     ///< that were carried out
  std::uint64_t rat_lemmas = 0;    ///< lemmas that only RAT justifies
  std::uint64_t core_lemmas = 0;   ///< lemmas that the empty clause depends on, including itself
  std::uint64_t core_clauses = 0;  ///< clauses of the formula that it depends on
  std::string trimmed = {};        ///< the lemmas that are needed, on request
};

/// Checks a DRAT proof of the formula's unsatisfiability, textual or binary (which begins with a,
/// or with d and has a byte 0). A line of text is a lemma "1 -2 0", a deletion "d 1 -2 0", a
/// comment (it begins with c) or blank; all have to be well-formed. Variables that the formula
/// doesn't have are allowed, up to its last one plus the number of literals in the proof. Never
/// throws because of the proof's content, whatever the bytes; memory is proportional to formula and
/// proof. Throws: what the poll throws; std::logic_error for a malformed formula.
ProofReport check_proof(const ProofFormula& formula, std::string_view proof,
                        const ProofOptions& options = {});

/// Checks lemmas one by one as they are derived, so that each is known to follow before it is used
/// or shown.
class LemmaChecker {
 public:
  /// The formula's clauses, each ended by 0; lemmas are over the variables 1..variables, and those
  /// of the formula. `poll` is called occasionally; what it throws passes through, and then no
  /// other function may be called. Throws: std::logic_error for a malformed formula.
  LemmaChecker(std::span<const std::int32_t> formula, std::size_t variables,
               std::function<void()> poll = {});
  ~LemmaChecker();
  LemmaChecker(LemmaChecker&&) noexcept;

  /// Whether the lemma follows by unit propagation from the formula and the lemmas that did so
  /// before; then it is one of them. False for a literal out of range too.
  bool add(std::span<const std::int32_t> lemma);
  /// Whether unit propagation finds a contradiction by now: no assignment satisfies the formula.
  bool refuted() const;

 private:
  class Implementation;
  std::unique_ptr<Implementation> implementation_;
};

}  // namespace sudoku_sat
