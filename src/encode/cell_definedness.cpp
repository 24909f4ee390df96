// Each cell holds at least one value: S[i,j,1] or ... or S[i,j,N]. The "positive constraints" of
// the Maple worksheet.
#include "registry.hpp"

namespace sudoku_sat {

namespace {

void emit_cell_definedness(const EncodingContext& context, FamilyStream& out) {
  out.begin("cell definedness");
  std::vector<Lit> clause;
  for (Cell cell = 0; cell < context.board.cells(); ++cell) {
    if (context.variables.decided(cell) != 0) continue;
    out.about({Reason::Kind::value, cell}, context.board);
    clause.clear();
    context.variables.for_each(cell, [&](int, Var variable) { clause.push_back(variable); });
    out.add(clause);
  }
}

Size cell_definedness_size(const Encoding&, const Board& board, const AtMostOne&) {
  const std::uint64_t cells = board.cells();
  return {.clauses = cells, .literals = cells * static_cast<std::uint64_t>(board.size())};
}

}  // namespace

const Family family_entries::cell_definedness{
    .name = "cell definedness",
    .summary = "at least one value in each cell",
    .formula = "N^2",
    .emit = emit_cell_definedness,
    .bounded_by_pairs = true,
    .size = cell_definedness_size,
};

}  // namespace sudoku_sat
