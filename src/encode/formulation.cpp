// How a puzzle is encoded: one place for solving, exporting and proving, so that all of them have
// the same clauses.
#include "sudoku_sat/encoding.hpp"

namespace sudoku_sat {

const Encoding& chosen_encoding(const Formulation& formulation) {
  return formulation.encoding != nullptr ? *formulation.encoding : default_encoding();
}

const Reduction& chosen_reduction(const Formulation& formulation) {
  if (formulation.reduction != nullptr) return *formulation.reduction;
  return formulation.encoding == nullptr ? default_reduction() : no_reduction();
}

Size size_of(const Formulation& formulation, const Board& board) {
  return size_of(chosen_encoding(formulation), board, formulation.amo);
}

std::optional<VariableMap> reduced_variables(const Puzzle& puzzle, const Formulation& formulation,
                                             const Limits& limits) {
  return variables_after(chosen_reduction(formulation), puzzle, *chosen_encoding(formulation).code,
                         limits);
}

std::vector<FamilyRange> encode_rules(const Board& board, const VariableMap& variables,
                                      const Formulation& formulation, SinkRef sink,
                                      ClauseNotes* notes) {
  return encode(chosen_encoding(formulation), {board, variables, formulation.amo, notes}, sink);
}

void encode_puzzle(const Puzzle& puzzle, const VariableMap& variables,
                   const Formulation& formulation, SinkRef sink) {
  encode_rules(*puzzle.board, variables, formulation, sink);
  ClauseStream givens(sink);
  for (const Lit literal : given_literals(puzzle, variables)) givens.add({literal});
  givens.flush();
}

std::vector<Lit> excluding_clause(const Grid& solution, const VariableMap& variables,
                                  const Puzzle& puzzle) {
  std::vector<Lit> clause;
  for (Cell cell = 0; cell < puzzle.geometry().grid_cells(); ++cell) {
    if (puzzle.givens[cell] != 0) continue;
    variables.append_literals(cell, solution[cell], clause);
  }
  for (Lit& literal : clause) literal = -literal;
  return clause;
}

std::optional<std::vector<Lit>> excluded_clause(const Grid& grid, const VariableMap& variables) {
  if (grid.size() != variables.geometry().cells()) return std::nullopt;
  std::vector<Lit> clause;
  for (Cell cell = 0; cell < variables.geometry().grid_cells(); ++cell) {
    if (!variables.append_literals(cell, grid[cell], clause)) return std::nullopt;
  }
  for (Lit& literal : clause) literal = -literal;
  return clause;
}

}  // namespace sudoku_sat
