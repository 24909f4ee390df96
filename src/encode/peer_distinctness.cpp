// Two peers never hold the same value: each unordered pair of peers once, whichever constraints the
// two share. Has neither the doubled clauses of unit uniqueness nor those of the worksheet's.
#include "peer_clauses.hpp"
#include "registry.hpp"

namespace sudoku_sat {

namespace {

void emit(const EncodingContext& context, FamilyStream& out) {
  out.begin("peer distinctness");
  emit_peer_clauses(context, out, false);
}

Size size(const Encoding&, const Board& board, const AtMostOne&) {
  return peer_clauses_size(board);
}

}  // namespace

const Family family_entries::peer_distinctness{
    .name = "peer distinctness",
    .summary = "no value in two peers, each pair of peers once",
    .formula = "N^3*P/2, P = 3(N-1) - (R-1) - (C-1)",
    .emit = emit,
    .bounded_by_pairs = true,
    .size = size,
};

}  // namespace sudoku_sat
