// Re-encoding: exactly-one constraints found in the clauses get order variables (see Reencoding).
#pragma once

#include "sudoku_sat/encoding.hpp"

namespace sudoku_sat::encoding {

/// As encode(), with the formulation's re-encoding. The order variables have the highest numbers,
/// and their clauses come last, as order_chains_family.
std::vector<FamilyRange> encode_with_chains(const Formulation& formulation,
                                            const EncodingContext& context, SinkRef sink);

}  // namespace sudoku_sat::encoding
