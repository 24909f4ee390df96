// Each cell holds at most one value. Implied by definedness and uniqueness of the units, but unit
// propagation needs these clauses.
#include "registry.hpp"

namespace sudoku_sat {

namespace {

void emit_cell_uniqueness(const EncodingContext& context, FamilyStream& out) {
  out.begin("cell uniqueness");
  std::vector<Lit> literals;
  for (Cell cell = 0; cell < context.board.cells(); ++cell) {
    out.about({Reason::Kind::one_value, cell}, context.board);
    literals.clear();
    context.variables.for_each(cell, [&](int, Var variable) { literals.push_back(variable); });
    context.amo.emit(literals, out);
  }
}

Size cell_uniqueness_size(const Encoding&, const Board& board, const AtMostOne& amo) {
  return board.cells() * amo.size(static_cast<std::uint64_t>(board.size()));
}

}  // namespace

const Family family_entries::cell_uniqueness{
    .name = "cell uniqueness",
    .summary = "at most one value in each cell",
    .formula = "N^2*pairs(N)",
    .emit = emit_cell_uniqueness,
    .bounded_by_pairs = true,
    .size = cell_uniqueness_size,
};

}  // namespace sudoku_sat
