// A formulation: how a puzzle is put into clauses. Each part combines with each other one.
#pragma once

#include "sudoku_sat/encoding.hpp"

namespace sudoku_sat {

/// A solver's own settings are no part of it (SolverChoice): a formula is also written to a file,
/// or measured, where there is no solver.
struct Formulation {
  const Encoding* encoding = nullptr;  ///< null: auto, which is extended
  AtMostOne amo = {};
  const Reduction* reduction = nullptr;  ///< null: none where an encoding is named, else units

  /// Equal to Formulation(): all of it is left open.
  bool operator==(const Formulation&) const = default;
};

/// The encoding that it names, or auto's where a board's rules are encoded whole.
const Encoding& chosen_encoding(const Formulation& formulation);

/// Likewise the reduction.
const Reduction& chosen_reduction(const Formulation& formulation);

/// Variables, clauses and literals of the board's rules, by the formulas of the families.
Size size_of(const Formulation& formulation, const Board& board);

/// variables_after() of what it chooses. Throws: Stopped at a limit.
std::optional<VariableMap> reduced_variables(const Puzzle& puzzle, const Formulation& formulation,
                                             const Limits& limits = {});

/// Writes the board's rules to `sink`. Returns what lies where.
std::vector<FamilyRange> encode_rules(const Board& board, const VariableMap& variables,
                                      const Formulation& formulation, SinkRef sink);

/// Writes rules and givens to `sink`.
void encode_puzzle(const Puzzle& puzzle, const VariableMap& variables,
                   const Formulation& formulation, SinkRef sink);

/// The clause that `solution` breaks: some open cell has another value.
std::vector<Lit> excluding_clause(const Grid& solution, const VariableMap& variables,
                                  const Puzzle& puzzle);

/// The clause that leaves `grid` out; no value where the variables leave it out already.
std::optional<std::vector<Lit>> excluded_clause(const Grid& grid, const VariableMap& variables);

}  // namespace sudoku_sat
