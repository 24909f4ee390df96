// A checker of DRAT proofs: a small library that knows only clauses. It uses no other
// header of this project, so that anyone who doubts an answer has little to read.
//
// A proof is a list of lemmas and deletions. Each lemma must follow from the clauses before it by
// unit propagation (RUP: Goldberg & Novikov, DATE 2003; Van Gelder 2008), or be a resolution
// asymmetric tautology on its first literal (RAT: Järvisalo, Heule & Biere, IJCAR 2012; DRAT:
// Wetzler, Heule & Hunt, SAT 2014). The proof is complete when the empty clause follows.
//
// Lemmas that the empty clause doesn't depend on need not follow: they are passed over where all
// others follow by unit propagation. Any proof that is accepted contains one without them.
//
// These definitions leave some questions open, which are decided as in drat-trim:
// - The empty clause follows as soon as unit propagation alone finds a contradiction, even before
//   the first lemma: an empty proof is enough for a formula that units refute. The rest of the
//   proof is then only read, not checked.
// - A deletion is ignored if there is no such clause, or if the clause is the reason for a literal
//   that is true without any assumption. So what has been derived stays derived. This is sound:
//   every clause of the larger set still follows, and RAT is only harder to satisfy.
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
  bool lrat = false;  ///< likewise, as LRAT
  /// Called occasionally; what it throws ends the check.
  std::function<void()> poll = {};
  /// More clauses after the formula's, each ended by 0, so that proofs which share most of a
  /// formula need not copy it.
  std::span<const std::int32_t> further = {};
};

/// The result of checking a proof.
struct ProofReport {
  bool accepted = false;
  std::string reason = {};         ///< why not, in one sentence; empty if accepted
  std::uint64_t line = 0;          ///< of the proof, from 1, where it is rejected; 0: no line; of
                                   ///< a binary proof the number of the step
  std::uint64_t lemmas = 0;        ///< lemmas up to the empty clause, which counts too
  std::uint64_t deletions = 0;     ///< deletions carried out
  std::uint64_t rat_lemmas = 0;    ///< lemmas that only RAT justifies
  std::uint64_t core_lemmas = 0;   ///< lemmas that the empty clause depends on, including itself
  std::uint64_t core_clauses = 0;  ///< clauses of the formula that it depends on
  std::string trimmed = {};        ///< the lemmas that are needed, on request
  /// On request, the same as LRAT: each with the clauses that justify it, by their places in the
  /// formula (from 1). Empty if the checks of the lemmas used too many clauses to remember.
  std::string lrat = {};
};

/// Checks a DRAT proof of the formula's unsatisfiability, textual or binary (which begins with a,
/// or with d and has a byte 0). A line of text is a lemma "1 -2 0", a deletion "d 1 -2 0", a
/// comment (it begins with c) or blank; all have to be well-formed. Variables beyond the formula's
/// are allowed, up to its last one plus the number of literals in the proof. Never throws because
/// of the proof's content, whatever its bytes. Memory is proportional to formula and proof. Throws:
/// what `poll` throws; std::logic_error for a malformed formula.
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

  /// Adds a lemma if it follows by unit propagation from the formula and the lemmas added before.
  /// Returns whether it does; also false for a literal out of range.
  bool add(std::span<const std::int32_t> lemma);
  /// Whether unit propagation now finds a contradiction, so that no assignment satisfies the
  /// formula.
  bool refuted() const;

 private:
  class Implementation;
  std::unique_ptr<Implementation> implementation_;
};

}  // namespace sudoku_sat
