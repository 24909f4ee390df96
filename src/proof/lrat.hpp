// Writes a checked proof as LRAT, in which each lemma names the clauses that justify it, so that a
// checker need not search: verified checkers read that form (L. Cruz-Filipe et al., Efficient
// Certified RAT Verification, CADE 2017).
//
// What each check used is known (antecedents.hpp). Only lemmas of the core are written. What is
// true without assumptions becomes a lemma of one literal before it is first used; each lemma then
// names those units and the clauses of its own propagation, in the order in which they propagate.
#pragma once

#include <string>

#include "core.hpp"

namespace sudoku_sat::proof {

/// The proof as LRAT; clauses have the numbers of their places in the formula and then in
/// `further`, from 1. `with_rat`: it has lemmas that only RAT justifies. Requires: the checker's
/// run() returned, and its antecedents are complete.
std::string lrat_of(const Checker& checker, const Core& core, const ProofSteps& proof,
                    const ProofFormula& formula, std::span<const std::int32_t> further,
                    bool with_rat);

}  // namespace sudoku_sat::proof
