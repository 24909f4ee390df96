// Value codes: how the value of a cell is said in variables. The direct code has a variable for
// each candidate; binary digits and the order encoding take fewer, and then "the cell holds v" is
// a conjunction of literals, its negation a clause.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku_sat/clause_sink.hpp"
#include "sudoku_sat/geometry.hpp"

namespace sudoku_sat {

/// A cell that is open: its candidates, and where its variables lie.
struct CodedCell {
  std::span<const Value> candidates;  ///< ascending, at least one
  bool whole = true;                  ///< they are all values 1..N: nothing was removed
  Var before = 0;                     ///< the cell's variables are before+1, before+2, ...
};

/// A descriptor in a file of its own, a line in src/encode/codes/registry.def.
struct ValueCode {
  std::string_view name;
  std::string_view summary;

  /// The number of the cell's variables.
  std::size_t (*variables)(const CodedCell& cell);

  /// Appends the literals that are all true exactly when the cell holds candidates[index]. None
  /// where the variables leave no other choice.
  void (*append_literals)(const CodedCell& cell, std::size_t index, std::vector<Lit>& literals);

  /// Writes the clauses that leave the codes of the candidates and no others.
  void (*emit_valid)(const CodedCell& cell, ClauseStream& out);

  /// What emit_valid adds for a whole cell of `values` values, and its clauses as a formula of N.
  Size (*valid_size)(std::uint64_t values);
  std::string_view valid_formula;

  /// What variable before + number stands for, number from 1: "S[1,2,3]". Row and column from 1.
  std::string (*variable_name)(const CodedCell& cell, int row, int column, std::size_t number);

  /// One line that says how variables are numbered on a board of `values` values without
  /// reduction.
  std::string (*numbering)(int values);
};

std::span<const ValueCode* const> value_codes();

/// The code of S[i,j,k], which most encodings are made for.
const ValueCode& direct_code();

}  // namespace sudoku_sat
