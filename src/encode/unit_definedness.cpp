// Each value is somewhere in each unit. These clauses are redundant, but because of them unit
// propagation on the extended encoding finds hidden singles (Lynce & Ouaknine 2006).
#include "registry.hpp"
#include "unit_literals.hpp"

namespace sudoku_sat {

namespace {

void emit_unit_definedness(const EncodingContext& context, FamilyStream& out) {
  UnitLiterals unit;
  for_each_rule(context.board, "definedness", out, [&](const AllDifferent& constraint) {
    if (!context.board.is_unit(constraint)) return;
    unit.collect(constraint, context);
    for (int value = 1; value <= context.board.size(); ++value) {
      if (unit.placed(value)) continue;
      out.about(reason_of(Reason::Kind::place, constraint, value, context.board), context.board);
      out.add(unit.of(value));
    }
  });
}

Size unit_definedness_size(const Encoding&, const Board& board, const AtMostOne&) {
  const auto values = static_cast<std::uint64_t>(board.size());
  Size total;
  for (const AllDifferent& constraint : board.all_different()) {
    if (board.is_unit(constraint)) {
      total += values * Size{.clauses = 1, .literals = constraint.cells.size()};
    }
  }
  return total;
}

}  // namespace

const Family family_entries::unit_definedness{
    .name = "unit definedness",
    .summary = "each value at least once in each row, column, box",
    .formula = "3*N^2",
    .emit = emit_unit_definedness,
    .bounded_by_pairs = true,
    .size = unit_definedness_size,
};

}  // namespace sudoku_sat
