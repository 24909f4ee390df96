// A formulation: how a puzzle is put into clauses. Each part combines with each other one.
#pragma once

#include "sudoku_sat/encoding.hpp"

namespace sudoku_sat {

struct Formulation {
  const Encoding* encoding = nullptr;  ///< null: auto, which is extended
  AtMostOne amo = {};
  const Reduction* reduction = nullptr;  ///< null: none where an encoding is named, else units
};

/// The encoding that it names, or auto's where a board's rules are encoded whole.
const Encoding& chosen_encoding(const Formulation& formulation);

/// Likewise the reduction.
const Reduction& chosen_reduction(const Formulation& formulation);

/// Writes rules and givens to `sink`.
void encode_puzzle(const Puzzle& puzzle, const VariableMap& variables,
                   const Formulation& formulation, SinkRef sink);

/// The clause that `solution` breaks: some open cell has another value.
std::vector<Lit> excluding_clause(const Grid& solution, const VariableMap& variables,
                                  const Puzzle& puzzle);

/// The clause that leaves `grid` out; no value where the variables leave it out already.
std::optional<std::vector<Lit>> excluded_clause(const Grid& grid, const VariableMap& variables);

}  // namespace sudoku_sat
