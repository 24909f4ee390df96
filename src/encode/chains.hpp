// An exactly-one constraint as a chain of order variables. For literals l1, ..., ln, s(i) is "one
// of the first i is true":
//   s(1) = l1,   s(i) = s(i-1) or li,   not both s(i-1) and li,   ln = not s(n-1)
// which are 4n-4 clauses with n-1 variables. They imply "one of l1, ..., ln" and "not both" of each
// two, by unit propagation too.
//
// A. Sheng, J. Reeves & M. Heule: Reencoding unique literal clauses, SAT 2025.
#pragma once

#include "sudoku_sat/encoding.hpp"

namespace sudoku_sat::encoding {

/// Requires: two literals or more.
void emit_chain(const std::vector<Lit>& literals, FamilyStream& out);

}  // namespace sudoku_sat::encoding
