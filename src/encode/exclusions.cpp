#include "exclusions.hpp"

#include <fmt/format.h>

namespace sudoku_sat::encoding {

bool possible(const VariableMap& variables, Cell cell, int value) {
  std::vector<Lit> unused;
  return variables.append_literals(cell, value, unused);
}

bool direct(const VariableMap& variables) { return &variables.code() == &direct_code(); }

bool append_value(const VariableMap& variables, Cell cell, int value, std::vector<Lit>& clause) {
  if (variables.decided(cell) == value) return false;
  const Var variable = variables.decided(cell) == 0 ? variables.variable(cell, value) : 0;
  if (variable != 0) clause.push_back(variable);
  return true;
}

std::vector<CellValue> meanings_of(const VariableMap& variables) {
  if (!direct(variables)) return {};
  std::vector<CellValue> meanings(variables.variables() + 1);
  for (Cell cell = 0; cell < variables.geometry().cells(); ++cell) {
    variables.for_each(cell, [&](int value, Var variable) {
      meanings[static_cast<std::size_t>(variable)] = {cell, value};
    });
  }
  return meanings;
}

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

std::string exactly_once(const AllDifferent& unit, int value, const Board& board) {
  return fmt::format("{} has {} exactly once", unit.name(),
                     board.geometry().number(static_cast<Value>(value)));
}

}  // namespace sudoku_sat::encoding
