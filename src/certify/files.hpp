// The files of a certificate: `puzzle.json` and `claim.json` written and read back.
//
// Reading is strict: the board made from a file must describe itself in the same words, and the
// text must be exactly what would be written for it, so that two readers of JSON can't disagree
// about it (as about a field that occurs twice).
#pragma once

#include <string>
#include <string_view>

#include "sudoku_sat/certificate.hpp"

namespace sudoku_sat::certify {

inline constexpr std::string_view puzzle_file = "puzzle.json";
inline constexpr std::string_view claim_file = "claim.json";
inline constexpr std::string_view formula_file = "formula.cnf";
inline constexpr std::string_view proof_file = "proof.drat";
inline constexpr std::string_view lrat_file = "proof.lrat";

// Of a certificate in parts.
inline constexpr std::string_view cubes_file = "cubes.icnf";
inline constexpr std::string_view cover_file = "cover.drat";
inline constexpr std::string_view parts_folder = "parts";

/// "DIR/puzzle.json"
std::string path_in(const std::string& directory, std::string_view file);

std::string puzzle_json(const Certificate& certificate);
std::string claim_json(const Certificate& certificate);

/// Both files. The solutions are not checked. Throws: InputError, which names file and field.
Certificate read_certificate(const std::string& directory);

}  // namespace sudoku_sat::certify
