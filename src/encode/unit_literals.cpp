#include "unit_literals.hpp"

namespace sudoku_sat::encoding {

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

}  // namespace sudoku_sat::encoding
