// Formulas without our header, with their variables taken as S[i,j,k]: the board, and the givens.
#pragma once

#include "sudoku_sat/formats.hpp"

namespace sudoku_sat::format {

/// The board of such a file. Throws: InputError if nothing tells it; UsageError where it is an
/// incremental one and no board is wanted, or has too few variables for the one that is.
Geometry foreign_board(const DimacsReader::Problem& problem, const std::optional<Geometry>& wanted,
                       const Position& position);

/// "63 variables, but a 4x4 board with 2x2 boxes has 64"
std::string too_few_variables(std::uint64_t found, const VariableMap& variables);
/// "4x4 board with 2x2 boxes"
std::string describe(const Geometry& geometry);

/// A clause sink that takes unit clauses as givens, in memory for the board alone, and hands all
/// clauses on.
class UnitSink {
 public:
  /// All must outlive it.
  UnitSink(const Geometry& geometry, const LineReader& lines, SinkRef next)
      : geometry_(geometry), lines_(lines), next_(next), givens_(geometry.cells(), 0) {}

  Var new_vars(std::size_t n) { return next_.new_vars(n); }
  void add(const ClauseBlock& block);
  /// Assumptions are givens too, and no clauses.
  void assume(const ClauseBlock& block);

  /// Throws: InputError if a cell is given two values, or the variables, which are so many in
  /// all, are ijk in decimal digits.
  Grid take_givens(std::uint64_t variables);

 private:
  void take(Lit literal);

  const Geometry& geometry_;
  const LineReader& lines_;
  SinkRef next_;
  Grid givens_;
  bool only_digits_ = true;          ///< all variables have three digits from 1 to 9
  std::optional<InputError> clash_;  ///< the first, which other numberings have too
};

}  // namespace sudoku_sat::format
