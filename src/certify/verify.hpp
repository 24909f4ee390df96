// The check of a certificate. Nothing here knows a solver: the rules alone judge the solutions, the
// formula is made again by the encoder, its refutation is checked by the proof checker.
//
// Used by verify_certificate() and by verify_in_parts().
//
// The formula's file is compared line by line with what it should be, comments too: its text is
// fixed, so that whatever was changed shows.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "sudoku_sat/certificate.hpp"

namespace sudoku_sat::certify {

/// A directory's certificate, which has to be about `own`, its solutions checked by the rules.
/// Throws: InputError.
Certificate read_checked(const std::string& directory, const std::optional<Puzzle>& own);

/// Extends the claim's solution to a model of the formula without the clause that excludes it.
/// Returns the number of its clauses. `file`: what an error is said of. Throws: InputError,
/// Stopped.
std::uint64_t check_model(const Certificate& certificate, const std::string& file,
                          const Limits& limits);

/// What the check of a proof has found. Throws: InputError at `file` where it rejects it.
ProofReport accepted(ProofReport report, const std::string& file);

}  // namespace sudoku_sat::certify
