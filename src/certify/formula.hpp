// The formula of a claim: it has no model exactly if the claim is true. See formula.cpp.
#pragma once

#include "sudoku_sat/certificate.hpp"
#include "sudoku_sat/formula.hpp"

namespace sudoku_sat {

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

}  // namespace sudoku_sat
