#include "peer_clauses.hpp"

#include <algorithm>

namespace sudoku_sat::encoding {

namespace {

/// The number of ordered pairs of peers. On the standard board in closed form: N^2 times the other
/// cells of row, column and box, without counting twice those of the box in the same row or column.
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

/// For all values: the next value of a cell has the next variable.
void emit_whole(const VariableMap& variables, Cell cell, const std::vector<Cell>& peers,
                FamilyStream& out) {
  std::vector<Lit> literals{variables.variable(cell, 1)};
  for (const Cell peer : peers) literals.push_back(variables.variable(peer, 1));
  for (int value = 1; value <= variables.geometry().size(); ++value) {
    out.add_pairs({literals, 1});
    for (Lit& literal : literals) ++literal;
  }
}

/// For the values that a reduction has left.
void emit_open(const VariableMap& variables, Cell cell, const std::vector<Cell>& peers,
               FamilyStream& out) {
  std::vector<Lit> literals;
  variables.for_each(cell, [&](int value, Var variable) {
    literals.assign(1, variable);
    for (const Cell peer : peers) {
      const Var other = variables.variable(peer, value);
      if (other != 0) literals.push_back(other);
    }
    out.add_pairs({literals, 1});
  });
}

}  // namespace

void emit_peer_clauses(const EncodingContext& context, FamilyStream& out, bool both_directions) {
  for (Cell cell = 0; cell < context.board.cells(); ++cell) {
    if (context.variables.decided(cell) != 0) continue;
    std::vector<Cell> peers = context.board.peers(cell);
    if (!both_directions) {
      peers.erase(peers.begin(), std::upper_bound(peers.begin(), peers.end(), cell));
    }
    const auto emit = context.variables.whole() ? emit_whole : emit_open;
    emit(context.variables, cell, peers, out);
  }
}

Size peer_clauses_size(const Board& board) {
  const auto values = static_cast<std::uint64_t>(board.size());
  return values * (ordered_peers(board) / 2) * Size{.clauses = 1, .literals = 2};
}

}  // namespace sudoku_sat::encoding
