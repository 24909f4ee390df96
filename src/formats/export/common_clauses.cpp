#include "common_clauses.hpp"

namespace sudoku_sat::format {

namespace {

void emit(const Board& board, SinkRef sink) {
  const VariableMap variables(board.geometry());
  sink.new_vars(variables.variables());
  FamilyStream out(sink);
  for (const Family* family : common_families()) {
    // Every language says by itself that each cell has one value.
    if (family->name != "variable values") family->emit({board, variables}, out);
  }
  out.flush();
}

}  // namespace

void emit_common_clauses(const Board& board, Sums sums, SinkRef sink) {
  if (sums == Sums::as_clauses || board.constraints().sums.empty()) return emit(board, sink);
  Constraints others = board.constraints();
  others.sums.clear();
  emit(Board(board.geometry(), std::move(others)), sink);
}

}  // namespace sudoku_sat::format
