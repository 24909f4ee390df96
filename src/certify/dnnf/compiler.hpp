// Compiles a formula to a decision-DNNF (Darwiche, JACM 2001): its models on the variables that
// count are then a matter of additions and multiplications.
//
// The search splits what is left into parts that share no variable, compiles each part once, and
// finds it again wherever it comes up (Bacchus, Dalmao & Pitassi, FOCS 2003; Thurley, SAT 2006).
// Whoever checks the result (proof/count_checker.hpp) has to find the same parts, so only unit
// propagation in the formula's own clauses decides what is left below a decision. What has no model
// is learnt as a clause: a lemma of a proof.
#pragma once

#include <span>

#include "sudoku_sat/formula.hpp"

namespace sudoku_sat::dnnf {

/// The two texts that show how many models there are.
struct Compiled {
  std::string nnf;     ///< the DNNF, as d4 writes it
  std::string lemmas;  ///< clauses that follow from the formula, each by unit propagation
  std::uint64_t nodes = 0;
};

/// Clauses one after the other, each ended by 0; the variables 1..counted count. Throws: Stopped;
/// SolverError if it becomes too large.
Compiled compile(std::span<const Lit> clauses, Var variables, Var counted, const Limits& limits);

}  // namespace sudoku_sat::dnnf
