// Encodes a puzzle: one place for solving, exporting and proving, so that all of them have the same
// clauses.
#include <fmt/format.h>

#include <algorithm>

#include "exclusions.hpp"
#include "reencode.hpp"

namespace sudoku_sat {

const Encoding& chosen_encoding(const Formulation& formulation) {
  return formulation.encoding != nullptr ? *formulation.encoding : default_encoding();
}

const Reduction& chosen_reduction(const Formulation& formulation) {
  if (formulation.reduction != nullptr) return *formulation.reduction;
  return formulation.encoding == nullptr ? default_reduction() : no_reduction();
}

namespace {

/// Whether the board has cages and is of a size for which the encoding `sums` was measured.
bool is_killer(const Board& board) {
  constexpr int largest_measured = 9;
  return board.size() <= largest_measured &&
         std::any_of(board.diagrams().begin(), board.diagrams().end(),
                     [](const Board::DiagramOf& constraint) {
                       return constraint.sum != nullptr && constraint.distinct;
                     });
}

}  // namespace

const Encoding& encoding_for_solver(const Board& board) {
  return is_killer(board) ? encoding_named("sums") : default_encoding();
}

Formulation formulation_for_solver(const Board& board, const Formulation& formulation) {
  if (formulation.encoding != nullptr) return formulation;
  return {.encoding = &encoding_for_solver(board),
          .amo = formulation.amo,
          .reduction = &chosen_reduction(formulation),
          .reencoding = formulation.reencoding};
}

Size size_of(const Formulation& formulation, const Board& board) {
  if (formulation.reencoding.any()) {
    CountingSink counted;
    encode_rules(board, VariableMap(board.geometry(), *chosen_encoding(formulation).code),
                 formulation, counted);
    return counted.size();
  }
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
  const EncodingContext context{board, variables, formulation.amo, notes};
  if (formulation.reencoding.order) {
    return encoding::encode_with_chains(formulation, context, sink);
  }
  if (formulation.reencoding.variable_addition) {
    return encoding::encode_with_added_variables(formulation, context, sink);
  }
  return encode(chosen_encoding(formulation), context, sink);
}

void emit_givens(const Puzzle& puzzle, const VariableMap& variables, FamilyStream& out) {
  out.begin(givens_family);
  std::vector<Lit> literals;
  for (const Cell cell : puzzle.given_cells()) {
    const Value given = puzzle.givens[cell];
    literals.clear();
    variables.append_literals(cell, given, literals);
    if (out.noted())
      out.about(
          fmt::format("{} is {}", puzzle.geometry().name(cell), puzzle.geometry().number(given)));
    for (const Lit literal : literals) out.add({literal});
  }
}

void encode_puzzle(const Puzzle& puzzle, const VariableMap& variables,
                   const Formulation& formulation, SinkRef sink, ClauseNotes* notes) {
  encode_rules(*puzzle.board, variables, formulation, sink, notes);
  FamilyStream out(sink, notes);
  emit_givens(puzzle, variables, out);
  out.flush();
}

std::vector<Lit> excluding_clause(const Grid& solution, const VariableMap& variables,
                                  const Puzzle& puzzle) {
  std::vector<Lit> clause;
  for (Cell cell = 0; cell < puzzle.geometry().grid_cells(); ++cell) {
    if (puzzle.givens[cell] == 0)
      encoding::append_exclusion(variables, cell, solution[cell], clause);
  }
  return clause;
}

std::optional<std::vector<Lit>> excluded_clause(const Grid& grid, const VariableMap& variables) {
  if (grid.size() != variables.geometry().cells()) return std::nullopt;
  std::vector<Lit> clause;
  for (Cell cell = 0; cell < variables.geometry().grid_cells(); ++cell) {
    if (!encoding::append_exclusion(variables, cell, grid[cell], clause)) return std::nullopt;
  }
  return clause;
}

}  // namespace sudoku_sat
