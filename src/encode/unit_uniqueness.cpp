// No value is twice in a constraint's cells, said constraint by constraint: two cells that share a
// row and a box get their clause from both (Lynce & Ouaknine 2006; Weber 2005).
#include "unit_literals.hpp"

namespace sudoku_sat {

namespace {

void emit(const EncodingContext& context, FamilyStream& out) {
  UnitLiterals unit;
  for_each_rule(context.board, "uniqueness", out, [&](const AllDifferent& constraint) {
    unit.collect(constraint, context);
    for (int value = 1; value <= context.board.size(); ++value) {
      context.amo.emit(unit.of(value), out);
    }
  });
}

Size size(const Encoding&, const Board& board, const AtMostOne& amo) {
  const auto values = static_cast<std::uint64_t>(board.size());
  Size total;
  for (const AllDifferent& constraint : board.all_different()) {
    total += values * amo.size(constraint.cells.size());
  }
  return total;
}

}  // namespace

extern const Family unit_uniqueness{
    .name = "unit uniqueness",
    .summary = "each value at most once in each row, column, box",
    .formula = "3*N^2*pairs(N)",
    .emit = emit,
    .size = size,
};

}  // namespace sudoku_sat
