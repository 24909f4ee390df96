// Clauses "not both of these cells hold the value", over peers: cells that share a constraint.
//
// The clauses are written as blocks of one literal with many others. Without a reduction the
// variables of a cell's values follow each other, so a block is made for one value and moved on;
// after a reduction only values that are left are written.
#pragma once

#include <vector>

#include "sudoku_sat/encoding.hpp"

namespace sudoku_sat::encoding {

/// For each cell, value and peer (ascending): not both. With `both_directions` each pair of peers
/// comes twice, once from each side.
void emit_peer_clauses(const EncodingContext& context, FamilyStream& out, bool both_directions);

/// Each unordered pair of peers once, for each value.
Size peer_clauses_size(const Board& board);

}  // namespace sudoku_sat::encoding
