// If a cell holds a value then no peer does: the Maple worksheet's "S implies not A for every A in
// rowVars, colVars, blockVars", which comes to each pair of peers twice, once from each side.
#include "peer_clauses.hpp"
#include "registry.hpp"

namespace sudoku_sat {

namespace {

void emit(const EncodingContext& context, FamilyStream& out) {
  out.begin("peer implications");
  emit_peer_clauses(context, out, true);
}

Size size(const Encoding&, const Board& board, const AtMostOne&) {
  return 2 * peer_clauses_size(board);
}

}  // namespace

const Family family_entries::peer_implications{
    .name = "peer implications",
    .summary = "a cell's value excludes it from each peer: each pair of peers twice",
    .formula = "N^3*P, P = 3(N-1) - (R-1) - (C-1)",
    .emit = emit,
    .size = size,
};

}  // namespace sudoku_sat
