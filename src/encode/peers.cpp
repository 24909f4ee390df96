// Peers, cells that share a constraint, never hold the same value, whichever constraints the two
// share. In three ways:
// - distinctness: each unordered pair of peers once, so that no clause comes twice, as in unit
//   uniqueness and in the worksheet.
// - implications: the Maple worksheet's "S implies not A for every A in rowVars, colVars,
//   blockVars", which takes each pair of peers twice, once from each side.
// - supports: if a cell holds a value then each peer holds one of the others, the support encoding
//   of "not equal" (Kasif 1990; Gent, Arc consistency in SAT, ECAI 2002). A clause names what
//   supports a value instead of what conflicts with it. For "not equal" nearly every value is a
//   support, so the clauses are long: the dual of distinctness, to see why conflicts suit Sudoku
//   better.
#include "peer_clauses.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace encoding;

namespace {

void emit_distinctness(const EncodingContext& context, FamilyStream& out) {
  out.begin("peer distinctness");
  emit_peer_clauses(context, out, false);
}

Size distinctness_size(const Encoding&, const Board& board, const AtMostOne&) {
  return peer_clauses_size(board);
}

void emit_implications(const EncodingContext& context, FamilyStream& out) {
  out.begin("peer implications");
  emit_peer_clauses(context, out, true);
}

Size implications_size(const Encoding&, const Board& board, const AtMostOne&) {
  return 2 * peer_clauses_size(board);
}

void emit_supports(const EncodingContext& context, FamilyStream& out) {
  out.begin("peer supports");
  const VariableMap& variables = context.variables;
  std::vector<Lit> clause;
  for (Cell cell = 0; cell < context.board.cells(); ++cell) {
    if (variables.decided(cell) != 0) continue;
    const std::vector<Cell> peers = context.board.peers(cell);
    variables.for_each(cell, [&](int value, Var variable) {
      for (const Cell peer : peers) {
        // Where the peer can't hold the value, all its values are supports.
        if (variables.variable(peer, value) == 0) continue;
        clause.assign(1, -variable);
        variables.for_each(peer, [&](int other, Var support) {
          if (other != value) clause.push_back(support);
        });
        out.add(clause);
      }
    });
  }
}

Size supports_size(const Encoding&, const Board& board, const AtMostOne&) {
  const std::uint64_t clauses = 2 * peer_clauses_size(board).clauses;
  return {.clauses = clauses, .literals = clauses * static_cast<std::uint64_t>(board.size())};
}

}  // namespace

const Family family_entries::peer_distinctness{
    .name = "peer distinctness",
    .summary = "no value in two peers, each pair of peers once",
    .clause_count = "N^3*P/2, P = 3(N-1) - (R-1) - (C-1)",
    .emit = emit_distinctness,
    .bounded_by_pairs = true,
    .size = distinctness_size,
};

const Family family_entries::peer_implications{
    .name = "peer implications",
    .summary = "a cell's value excludes it from each peer: each pair of peers twice",
    .clause_count = "N^3*P, P = 3(N-1) - (R-1) - (C-1)",
    .emit = emit_implications,
    .size = implications_size,
};

const Family family_entries::peer_supports{
    .name = "peer supports",
    .summary = "a cell's value leaves each peer one of the other values",
    .clause_count = "N^3*P, P = 3(N-1) - (R-1) - (C-1)",
    .emit = emit_supports,
    .size = supports_size,
};

}  // namespace sudoku_sat
