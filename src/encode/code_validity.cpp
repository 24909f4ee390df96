// A cell's variables spell one of its candidates: the counterpart of cell definedness where values
// are binary digits or comparisons.
#include "registry.hpp"

namespace sudoku_sat {

namespace {

void emit_code_validity(const EncodingContext& context, FamilyStream& out) {
  out.begin("code validity");
  for (Cell cell = 0; cell < context.board.cells(); ++cell) {
    if (context.variables.decided(cell) != 0) continue;
    out.about({Reason::Kind::value, cell}, context.board);
    context.variables.code().emit_valid(context.variables.coded(cell), out);
  }
}

Size code_validity_size(const Encoding& encoding, const Board& board, const AtMostOne&) {
  return board.cells() * encoding.code->valid_size(static_cast<std::uint64_t>(board.size()));
}

}  // namespace

const Family family_entries::code_validity{
    .name = "code validity",
    .summary = "each cell's variables spell a value",
    .formula = "valid(N)*N^2",
    .emit = emit_code_validity,
    .size = code_validity_size,
};

}  // namespace sudoku_sat
