// What certificates of one proof and of parts are made with. See proving.cpp.
#pragma once

#include <string>
#include <string_view>

#include "sudoku_sat/certificate.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

void write_file(const std::string& path, std::string_view text);

/// `puzzle.json` and `claim.json`.
void write_description(const Certificate& certificate, const NewDirectory& directory);

/// The formula's file.
void write_formula(const Certificate& certificate, Output& out, const Limits& limits);
void write_formula(const Certificate& certificate, const std::string& path, const Limits& limits);

/// Why the claim is false, where its formula has a model.
std::string refutation_of(const Certificate& certificate);

/// CaDiCaL's proof up to its first empty clause, which is added where it has none.
std::string ended_proof(std::string proof);
/// The same of what it has written to the file `raw`, which is removed.
std::string take_proof(const std::string& raw);

/// The proof's lemmas that are needed. Throws: SolverError where a check rejects it: that is a
/// fault of the solver.
ProofReport trimmed(const ProofFormula& formula, std::span<const std::int32_t> further,
                    const std::string& proof, const Limits& limits);

/// Throws: SolverError where it is rejected: that is a bug of this program.
Verified verify_own(const NewDirectory& directory, const Limits& limits);

}  // namespace sudoku_sat
