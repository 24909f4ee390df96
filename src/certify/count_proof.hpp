// The claim `count`: its files made and checked. The formula is the puzzle's own; count.nnf is a
// graph of its models, proof.drat has the lemmas that the graph needs (count_checker.hpp).
#pragma once

#include "files.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::certify {

inline constexpr std::string_view count_file = "count.nnf";

/// Finds the number of models, completes the claim with it, and writes all files of the
/// certificate. The graph has been checked. Throws: FalseClaim if the claim has another number;
/// UsageError for an encoding without the direct code; SolverError; Stopped.
Verified write_count(Certificate& certificate, const NewDirectory& directory, const Limits& limits);

/// Checks both files against the formula, and the number of the claim. Throws: InputError, Stopped.
void check_count_files(Verified& verified, const ClaimFormula& formula,
                       const std::string& directory, const Limits& limits);

}  // namespace sudoku_sat::certify
