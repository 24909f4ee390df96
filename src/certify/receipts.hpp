// Receipts of checked parts. See receipts.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace sudoku_sat {

/// That a proof was checked, and was right.
struct ProofReceipt {
  std::size_t part = 0;      ///< from 1
  std::string certificate;   ///< digest of puzzle, claim and cubes
  std::string proof;         ///< digest of the proof's file
  std::uint64_t lemmas = 0;  ///< of ProofReport
  std::uint64_t core_lemmas = 0;
};

/// Throws: OutputError.
void write_receipt(const std::string& directory, const ProofReceipt& receipt);

/// The receipt of a part (from 1), which has to be for this certificate and the proof that is
/// there. Throws: InputError where there is none, or it is for something else.
ProofReceipt read_receipt(const std::string& directory, std::size_t part,
                          const std::string& certificate);

}  // namespace sudoku_sat
