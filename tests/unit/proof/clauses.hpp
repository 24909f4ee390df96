// Formulas and proofs of the tests as lists of clauses, and as what the checker takes.
#pragma once

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "sudoku_sat/proof_checker.hpp"
#include "support/lrat.hpp"

namespace sudoku_sat::support {

using Clause = std::vector<int>;

/// The proof that resolution cannot shorten: no assignment of two variables is left.
inline const std::vector<Clause> all_of_two = {{1, 2}, {1, -2}, {-1, 2}, {-1, -2}};

/// The example of Wetzler, Heule & Hunt (DRAT-trim, SAT 2014), which is unsatisfiable.
inline const std::vector<Clause> four_variables = {{1, 2, -3},  {-1, -2, 3},  {2, 3, -4},
                                                   {-2, -3, 4}, {-1, -3, -4}, {1, 3, 4},
                                                   {-1, 2, 4},  {1, -2, -4}};

inline ProofFormula proof_formula(const std::vector<Clause>& clauses) {
  ProofFormula formula;
  for (const Clause& clause : clauses) {
    formula.literals.insert(formula.literals.end(), clause.begin(), clause.end());
    formula.literals.push_back(0);
  }
  return formula;
}

inline std::string proof_line(const Clause& clause, bool deletion = false) {
  std::string line = deletion ? "d " : "";
  for (const int literal : clause) line += std::to_string(literal) + " ";
  return line + "0\n";
}

/// What is written as LRAT has to pass the tests' own checker, whatever the proof.
inline ProofReport check_trimming(const std::vector<Clause>& clauses, const std::string& proof) {
  ProofOptions options;
  options.trim = true;
  options.lrat = true;
  const ProofReport report = check_proof(proof_formula(clauses), proof, options);
  if (!report.lrat.empty()) {
    CAPTURE(proof, report.lrat);
    CHECK(fault_of_lrat(clauses, report.lrat).empty());
  }
  return report;
}

}  // namespace sudoku_sat::support
