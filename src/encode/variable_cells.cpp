// That a variable beside the grid has one value. Encodings leave out what follows from the units
// that a cell is in; a variable is in none, nor is a cell of lines that are shorter than there are
// values. Codes other than the direct one say it themselves.
#include "exclusions.hpp"
#include "registry.hpp"

namespace sudoku_sat {

namespace {

std::vector<Cell> cells_in_no_unit(const Board& board) {
  std::vector<Cell> cells;
  for (Cell cell = 0; cell < board.cells(); ++cell) {
    const bool variable = !board.geometry().on_grid(cell);
    if (variable || board.units_of(cell).empty()) cells.push_back(cell);
  }
  return cells;
}

/// Only boards of rules have any.
bool may_have_some(const Board& board) {
  return board.geometry().variables() != 0 || !board.standard();
}

void emit_variable_cells(const EncodingContext& context, FamilyStream& out) {
  const Board& board = context.board;
  if (!may_have_some(board) || !direct(context.variables)) return;
  const std::vector<Cell> cells = cells_in_no_unit(board);
  if (cells.empty()) return;
  out.begin("variable values");
  for (const Cell cell : cells) {
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
  if (!may_have_some(board) || cells_in_no_unit(board).empty()) return {};
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
