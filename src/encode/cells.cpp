// Clauses about a single cell: it holds at least one value, at most one, or its variables spell one
// of its candidates. Encodings leave out what follows from a cell's units. A variable besides the
// grid is in no unit, nor is a cell whose lines are shorter than the number of values, so these get
// a family of their own. Codes other than the direct one handle this themselves.
//
// Values that a rule forbids in a single cell (thermometers, even and odd cells, pencil marks,
// cages of one cell) are a unit clause each, if a value is one literal, unless a reduction has
// removed them.

#include "exclusions.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace encoding;

namespace {

/// Calls emit(literals of the values) for each open cell, after announcing the reason.
template <class Emit>
void for_each_open(const EncodingContext& context, Reason::Kind kind, FamilyStream& out,
                   const Emit& emit) {
  std::vector<Lit> values;
  for (Cell cell = 0; cell < context.board.cells(); ++cell) {
    if (context.variables.decided(cell) != 0) continue;
    out.about({kind, cell}, context.board);
    collect(context.variables, cell, values);
    emit(values);
  }
}

/// S[i,j,1] or ... or S[i,j,N]: the "positive constraints" of the Maple worksheet.
void emit_cell_definedness(const EncodingContext& context, FamilyStream& out) {
  out.begin("cell definedness");
  for_each_open(context, Reason::Kind::value, out,
                [&](const std::vector<Lit>& values) { out.add(values); });
}

Size cell_definedness_size(const Encoding&, const Board& board, const AtMostOne&) {
  const std::uint64_t cells = board.cells();
  return {.clauses = cells, .literals = cells * static_cast<std::uint64_t>(board.size())};
}

/// Implied by definedness and uniqueness of the units, but unit propagation needs these clauses.
void emit_cell_uniqueness(const EncodingContext& context, FamilyStream& out) {
  out.begin("cell uniqueness");
  for_each_open(context, Reason::Kind::one_value, out,
                [&](const std::vector<Lit>& values) { context.amo.emit(values, out); });
}

Size cell_uniqueness_size(const Encoding&, const Board& board, const AtMostOne& amo) {
  return board.cells() * amo.size(static_cast<std::uint64_t>(board.size()));
}

/// The counterpart of cell definedness for codes of binary digits or comparisons.
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

std::vector<Cell> cells_in_no_unit(const Board& board) {
  std::vector<Cell> cells;
  for (Cell cell = 0; cell < board.cells(); ++cell) {
    const bool variable = !board.geometry().on_grid(cell);
    if (variable || board.units_of(cell).empty()) cells.push_back(cell);
  }
  return cells;
}

/// Only boards with further rules have any.
bool may_have_some(const Board& board) {
  return board.geometry().variables() != 0 || !board.standard();
}

void emit_variable_cells(const EncodingContext& context, FamilyStream& out) {
  const Board& board = context.board;
  if (!may_have_some(board) || !direct(context.variables)) return;
  const std::vector<Cell> cells = cells_in_no_unit(board);
  if (cells.empty()) return;
  out.begin("variable values");
  std::vector<Lit> values;
  for (const Cell cell : cells) {
    collect(context.variables, cell, values);
    if (values.empty()) continue;
    out.about({Reason::Kind::value, cell}, board);
    out.add(values);
    out.about({Reason::Kind::one_value, cell}, board);
    AtMostOne().emit(values, out);
  }
}

Size size_of_variable_cells(const Encoding& encoding, const Board& board, const AtMostOne& amo) {
  if (!may_have_some(board) || cells_in_no_unit(board).empty()) return {};
  return counted_size(emit_variable_cells, encoding, board, amo);
}

}  // namespace

const Family family_entries::cell_definedness{
    .name = "cell definedness",
    .summary = "at least one value in each cell",
    .clause_count = "N^2",
    .emit = emit_cell_definedness,
    .bounded_by_pairs = true,
    .size = cell_definedness_size,
};

const Family family_entries::cell_uniqueness{
    .name = "cell uniqueness",
    .summary = "at most one value in each cell",
    .clause_count = "N^2*pairs(N)",
    .emit = emit_cell_uniqueness,
    .bounded_by_pairs = true,
    .size = cell_uniqueness_size,
};

const Family family_entries::code_validity{
    .name = "code validity",
    .summary = "each cell's variables spell a value",
    .clause_count = "valid(N)*N^2",
    .emit = emit_code_validity,
    .size = code_validity_size,
};

const Family family_entries::variable_cells{
    .name = "variable values",
    .summary = "a variable besides the grid has one value",
    .clause_count = "0",
    .emit = emit_variable_cells,
    .size = size_of_variable_cells,
};

namespace {

void emit_allowed_values(const EncodingContext& context, FamilyStream& out) {
  std::vector<Lit> clause;
  const auto emit = [&](const Allowed& allowed) {
    for (int value = 1; value <= context.board.size(); ++value) {
      if (std::binary_search(allowed.values.begin(), allowed.values.end(), value)) continue;
      clause.clear();
      if (append_exclusion(context.variables, allowed.cell, value, clause)) out.add(clause);
    }
  };
  for_each_reason(context.board.allowed(), Reason::Kind::allowed, "allowed values", context.board,
                  out, emit);
}

}  // namespace

const Family family_entries::allowed_values{
    .name = "allowed values",
    .summary = "values that a rule forbids in a single cell",
    .clause_count = "0",
    .emit = emit_allowed_values,
    .size = size_where_any<emit_allowed_values, &Board::allowed>,
};

}  // namespace sudoku_sat
