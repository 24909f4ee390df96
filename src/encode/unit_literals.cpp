// Literals of a constraint by value, and the clauses "at most once" that several families share.
#include "unit_literals.hpp"

namespace sudoku_sat {

void UnitLiterals::collect(const AllDifferent& constraint, const EncodingContext& context) {
  const auto values = static_cast<std::size_t>(context.board.size()) + 1;
  literals_.resize(values);
  for (auto& literals : literals_) literals.clear();
  placed_.assign(values, false);
  for (const Cell cell : constraint.cells) {
    placed_[context.variables.decided(cell)] = true;
    context.variables.for_each(cell, [&](int value, Var variable) {
      literals_[static_cast<std::size_t>(value)].push_back(variable);
    });
  }
}

Reason reason_of(Reason::Kind kind, const AllDifferent& constraint, int value, const Board& board) {
  const auto number = static_cast<std::uint32_t>(&constraint - board.all_different().data());
  return {kind, number, static_cast<Value>(value)};
}

void emit_uniqueness(const EncodingContext& context, FamilyStream& out,
                     bool (*wanted)(const Board&, const AllDifferent&)) {
  UnitLiterals unit;
  for_each_rule(context.board, "uniqueness", out, [&](const AllDifferent& constraint) {
    if (!wanted(context.board, constraint)) return;
    unit.collect(constraint, context);
    for (int value = 1; value <= context.board.size(); ++value) {
      out.about(reason_of(Reason::Kind::once, constraint, value, context.board), context.board);
      context.amo.emit(unit.of(value), out);
    }
  });
}

Size uniqueness_size(const Board& board, const AtMostOne& amo,
                     bool (*wanted)(const Board&, const AllDifferent&)) {
  const auto values = static_cast<std::uint64_t>(board.size());
  Size total;
  for (const AllDifferent& constraint : board.all_different()) {
    if (wanted(board, constraint)) total += values * amo.size(constraint.cells.size());
  }
  return total;
}

}  // namespace sudoku_sat
