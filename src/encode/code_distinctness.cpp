// Two peers never hold the same value, in any value code: "a holds v" and "b holds v" are
// conjunctions of literals, so the clause says that one of all these is false. Each unordered pair
// of peers once.
#include "peer_clauses.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace encoding;

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
          variables_.append_literals(cell, static_cast<int>(value), clauses_[value].literals);
      for (Lit& literal : clauses_[value].literals) literal = -literal;
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
        clause.clear();
        if (!variables.append_literals(peer, value, clause)) return;
        for (Lit& literal : clause) literal = -literal;
        clause.insert(clause.begin(), literals.begin(), literals.end());
        out.add(clause);
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
