// The claim `count`: its files made and checked. The formula is the puzzle's own; count.nnf is a
// graph of its models, proof.drat has the lemmas that the graph needs (count_checker.hpp).
#pragma once

#include "files.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::certify {

inline constexpr std::string_view count_file = "count.nnf";

/// Both texts of the proof.
struct CountTexts {
  std::string graph;
  std::string lemmas;
  std::uint64_t lemma_count = 0;
  std::uint64_t nodes = 0;
};

/// Finds the number of models of the claim's formula, and completes the claim with it. The graph
/// has been checked. Throws: FalseClaim if the claim has another number; SolverError; Stopped.
CountTexts prove_count(Certificate& certificate, const ClaimFormula& formula, const Limits& limits);

/// Likewise, and writes all files of the certificate.
Verified write_count(Certificate& certificate, const NewDirectory& directory, const Limits& limits);

/// Checks both files against the formula, and the number of the claim. Throws: InputError, Stopped.
void check_count_files(Verified& verified, const ClaimFormula& formula,
                       const std::string& directory, const Limits& limits);

}  // namespace sudoku_sat::certify
