// That a variable beside the grid has one value. Encodings leave out what follows from the units
// that a cell is in; a variable is in none. Codes other than the direct one say it themselves.
#include "exclusions.hpp"
#include "registry.hpp"

namespace sudoku_sat {

namespace {

void emit_variable_cells(const EncodingContext& context, FamilyStream& out) {
  const Board& board = context.board;
  if (board.geometry().variables() == 0 || !direct(context.variables)) return;
  out.begin("variable values");
  for (auto cell = static_cast<Cell>(board.geometry().grid_cells()); cell < board.cells(); ++cell) {
    std::vector<Lit> values;
    context.variables.for_each(cell, [&](int, Var variable) { values.push_back(variable); });
    if (values.empty()) continue;
    out.about({Reason::Kind::value, cell}, board);
    out.add(values);
    out.about({Reason::Kind::one_value, cell}, board);
    for (std::size_t i = 0; i < values.size(); ++i) {
      for (std::size_t j = i + 1; j < values.size(); ++j) out.add({-values[i], -values[j]});
    }
  }
}

Size size_of_variable_cells(const Encoding& encoding, const Board& board, const AtMostOne& amo) {
  if (board.geometry().variables() == 0) return {};
  return counted_size(emit_variable_cells, encoding, board, amo);
}

}  // namespace

const Family family_entries::variable_cells{
    .name = "variable values",
    .summary = "a variable beside the grid has one value",
    .formula = "0",
    .emit = emit_variable_cells,
    .size = size_of_variable_cells,
};

}  // namespace sudoku_sat
