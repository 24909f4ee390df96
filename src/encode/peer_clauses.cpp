#include "peer_clauses.hpp"

#include <algorithm>

namespace sudoku_sat {

namespace {

/// Number of ordered pairs of peers: of the standard board by the formula, N^2 times the cells of
/// row, column and box that are not the cell itself, those in the box not counted twice.
std::uint64_t ordered_peers(const Board& board) {
  if (board.standard()) {
    const Geometry& geometry = board.geometry();
    const int peers =
        3 * (geometry.size() - 1) - (geometry.box_rows() - 1) - (geometry.box_columns() - 1);
    return geometry.cells() * static_cast<std::uint64_t>(peers);
  }
  std::uint64_t ordered = 0;
  for (Cell cell = 0; cell < board.cells(); ++cell) ordered += board.peers(cell).size();
  return ordered;
}

}  // namespace

void emit_peer_clauses(const EncodingContext& context, FamilyStream& out, bool both_directions) {
  for (Cell cell = 0; cell < context.board.cells(); ++cell) {
    if (context.variables.decided(cell) != 0) continue;
    std::vector<Cell> peers = context.board.peers(cell);
    if (!both_directions) {
      peers.erase(peers.begin(), std::upper_bound(peers.begin(), peers.end(), cell));
    }
    context.variables.for_each(cell, [&](int value, Var variable) {
      for (const Cell peer : peers) {
        const Var other = context.variables.variable(peer, value);
        if (other != 0) out.add({-variable, -other});
      }
    });
  }
}

Size peer_clauses_size(const Board& board) {
  const auto values = static_cast<std::uint64_t>(board.size());
  return values * (ordered_peers(board) / 2) * Size{.clauses = 1, .literals = 2};
}

}  // namespace sudoku_sat
