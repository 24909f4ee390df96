// Peers, cells that share a constraint, never hold the same value, whichever constraints they
// share. Four ways to encode this:
// - distinctness: each unordered pair of peers once, so that no clause comes twice, as in unit
//   uniqueness and in the worksheet.
// - implications: the Maple worksheet's "S implies not A for every A in rowVars, colVars,
//   blockVars", which takes each pair of peers twice, once from each side.
// - supports: if a cell holds a value then each peer holds one of the others, the support encoding
//   of "not equal" (Kasif 1990; Gent, Arc consistency in SAT, ECAI 2002). A clause names what
//   supports a value instead of what conflicts with it. For "not equal" nearly every value is a
//   support, so the clauses are long: the dual of distinctness, to see why conflicts suit Sudoku
//   better.
// - code distinctness: as distinctness, in any value code: "a holds v" and "b holds v" are
// conjunctions
//   of literals, so the clause says that one of all these literals is false.
//
// The clauses "not both of these cells hold the value" are written as blocks of one literal with
// many others. Without a reduction the variables of a cell's values are consecutive, so a block is
// made for one value and shifted; after a reduction only values that are left are written.

#include "exclusions.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace encoding;

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

/// For the values left by a reduction.
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

/// For each cell, value and peer (ascending): not both. With `both_directions` each pair of peers
/// comes twice, once from each side.
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

/// Each unordered pair of peers once, for each value.
Size peer_clauses_size(const Board& board) {
  const auto values = static_cast<std::uint64_t>(board.size());
  return values * (ordered_peers(board) / 2) * Size{.clauses = 1, .literals = 2};
}

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
        // If the peer can't hold the value, all its values are supports.
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

namespace {

/// For each value that `cell` can hold, the clause that it doesn't.
class Exclusions {
 public:
  Exclusions(const VariableMap& variables, int size)
      : variables_(variables), clauses_(static_cast<std::size_t>(size) + 1) {}

  void collect(Cell cell) {
    for (std::size_t value = 1; value < clauses_.size(); ++value) {
      clauses_[value].literals.clear();
      clauses_[value].possible =
          append_exclusion(variables_, cell, static_cast<int>(value), clauses_[value].literals);
    }
  }

  /// Calls visit(value, literals) for each value that the cell can hold.
  template <class Visit>
  void for_each(Visit&& visit) const {
    for (std::size_t value = 1; value < clauses_.size(); ++value) {
      if (clauses_[value].possible) visit(static_cast<int>(value), clauses_[value].literals);
    }
  }

 private:
  struct Clause {
    bool possible = false;
    std::vector<Lit> literals;
  };
  const VariableMap& variables_;
  std::vector<Clause> clauses_;  ///< by value, 0 unused
};

void emit_code_distinctness(const EncodingContext& context, FamilyStream& out) {
  out.begin("code distinctness");
  const VariableMap& variables = context.variables;
  Exclusions excluded(variables, context.board.size());
  std::vector<Lit> clause;
  for (Cell cell = 0; cell < context.board.cells(); ++cell) {
    if (variables.decided(cell) != 0) continue;
    excluded.collect(cell);
    for (const Cell peer : context.board.peers(cell)) {
      if (peer < cell || variables.decided(peer) != 0) continue;
      excluded.for_each([&](int value, const std::vector<Lit>& literals) {
        clause = literals;
        if (append_exclusion(variables, peer, value, clause)) out.add(clause);
      });
    }
  }
}

/// Literals of "the cell holds v" for all v together, of a cell without reduction.
std::uint64_t literals_of_values(const Encoding& encoding, const Board& board) {
  const VariableMap variables(Geometry(1, board.size()), *encoding.code);
  std::vector<Lit> literals;
  for (int value = 1; value <= board.size(); ++value) variables.append_literals(0, value, literals);
  return literals.size();
}

Size code_distinctness_size(const Encoding& encoding, const Board& board, const AtMostOne&) {
  const std::uint64_t pairs = peer_clauses_size(board).clauses;
  return {.clauses = pairs,
          .literals = pairs / static_cast<std::uint64_t>(board.size()) * 2 *
                      literals_of_values(encoding, board)};
}

}  // namespace

const Family family_entries::code_distinctness{
    .name = "code distinctness",
    .summary = "no value in two peers, in any value code",
    .clause_count = "N^3*P/2, P = 3(N-1) - (R-1) - (C-1)",
    .emit = emit_code_distinctness,
    .size = code_distinctness_size,
};

}  // namespace sudoku_sat
