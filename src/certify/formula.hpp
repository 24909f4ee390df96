// The formula of a claim: it has no model exactly if the claim is true. The givens are unit
// clauses, nothing is reduced:
//   unsat       the puzzle's own;
//   unique      also a clause that the solution violates, where that is known;
//   impossible  also unit clauses that put the value into the cell;
//   fewest      two formulas in one, which both have to be refuted. Every clause of "there is a
//               second solution" also has the literal s, every clause of "fewer givens would do"
//               has -s: there is no model with s false, and none with s true. The second one has a
//               variable for each cell, "it is given"; a clause for each other solution, that a
//               cell in which it differs is given; and a sequential counter (Sinz, CP 2005) of
//               fewer cells than the puzzle has givens.
#pragma once

#include "sudoku_sat/certificate.hpp"
#include "sudoku_sat/formula.hpp"

namespace sudoku_sat::certify {

/// The variables of the cells.
VariableMap variables_of(const Certificate& certificate);

/// Writes the formula to `sink`, which must not have variables yet.
void encode_claim(const Certificate& certificate, SinkRef sink);

/// Throws: SolverError where the formula would not fit a solver's memory; Stopped.
void require_memory_for_claim(const Certificate& certificate, const Limits& limits);

/// The lines of the formula's file before the clauses, line ends included.
std::string formula_head(const Certificate& certificate, const Size& size);

/// The formula in memory.
struct ClaimFormula {
  ProofFormula formula;
  Size size;
};

/// Throws: like require_memory_for_claim().
ClaimFormula formula_of(const Certificate& certificate, const Limits& limits);

}  // namespace sudoku_sat::certify
