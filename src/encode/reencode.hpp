// The steps after an encoding (see Reencoding).
#pragma once

#include "sudoku_sat/encoding.hpp"

namespace sudoku_sat::encoding {

/// As encode(), with the formulation's re-encoding. The order variables have the highest numbers,
/// and their clauses come last, as order_chains_family.
std::vector<FamilyRange> encode_with_chains(const Formulation& formulation,
                                            const EncodingContext& context, SinkRef sink);

/// As encode(), with bounded variable addition. The added variables have the highest numbers, and
/// their clauses come last, as variable_addition_family. Throws: SolverError if the clauses need
/// more memory than the machine has.
std::vector<FamilyRange> encode_with_added_variables(const Formulation& formulation,
                                                     const EncodingContext& context, SinkRef sink);

}  // namespace sudoku_sat::encoding
