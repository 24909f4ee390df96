// Each value at most once in the constraints that are smaller than a unit. For encodings that say
// of units that each value is somewhere, which needs no more where there are as many cells as
// values. Nothing on a board of rows, columns and boxes.
#include "unit_literals.hpp"

namespace sudoku_sat {

namespace {

void emit(const EncodingContext& context, FamilyStream& out) {
  UnitLiterals part;
  for_each_rule(context.board, "uniqueness", out, [&](const AllDifferent& constraint) {
    if (context.board.is_unit(constraint)) return;
    part.collect(constraint, context);
    for (int value = 1; value <= context.board.size(); ++value) {
      context.amo.emit(part.of(value), out);
    }
  });
}

Size size(const Encoding&, const Board& board, const AtMostOne& amo) {
  const auto values = static_cast<std::uint64_t>(board.size());
  Size total;
  for (const AllDifferent& constraint : board.all_different()) {
    if (!board.is_unit(constraint)) total += values * amo.size(constraint.cells.size());
  }
  return total;
}

}  // namespace

extern const Family part_uniqueness{
    .name = "part uniqueness",
    .summary = "each value at most once in what is smaller than a unit",
    .formula = "0",
    .emit = emit,
    .size = size,
};

}  // namespace sudoku_sat
