// Formulas without our header, with their variables taken as S[i,j,k]: the board, and the givens.
#pragma once

#include "sudoku_sat/formats.hpp"
#include "variable_names.hpp"

namespace sudoku_sat::format {

/// Where the number of variables tells nothing. `variables`: of the formula.
[[noreturn]] void refuse_numbering(std::uint64_t variables, const Position& position);

/// The board of such a file by its number of variables, and how they are numbered.
struct ForeignBoard {
  Geometry geometry;
  std::optional<Numbering> numbering = {};  ///< that was asked for
  bool certain = true;                      ///< false: only the clauses tell
};

/// Throws: UsageError where it is an incremental one and no board is wanted. `numbering`: that was
/// asked for.
ForeignBoard foreign_board(const DimacsReader::Problem& problem,
                           const std::optional<Geometry>& wanted,
                           const std::optional<Numbering>& numbering, const Position& position);

/// The board with as many standard variables.
std::optional<Geometry> cube_board(std::uint64_t variables);

/// "63 variables, but a 4x4 board with 2x2 boxes has 64"
std::string too_few_variables(std::uint64_t found, const VariableMap& variables);
/// "4x4 board with 2x2 boxes"
std::string describe(const Geometry& geometry);

/// A clause sink that keeps unit clauses, in memory for the board alone, and a sample of the
/// others, and hands all clauses on.
class UnitSink {
 public:
  /// Both must outlive it. `most`: how many unit clauses it keeps.
  UnitSink(const LineReader& lines, std::size_t most, SinkRef next)
      : lines_(lines), most_(most), next_(next) {}

  Var new_vars(std::size_t n) { return next_.new_vars(n); }
  void add(const ClauseBlock& block);
  /// Assumptions are givens too, and no clauses.
  void assume(const ClauseBlock& block);

  const ClauseSample& sample() const { return sample_; }
  /// The givens that the unit clauses are by the numbers of the standard variables; empty: they are
  /// the same. Throws: InputError if a cell is given two values; `hint` ends its message.
  Grid givens(const Geometry& geometry, const std::vector<Var>& numbers,
              std::string_view hint) const;

 private:
  const LineReader& lines_;
  std::size_t most_;
  SinkRef next_;
  std::vector<Lit> units_;  ///< positive ones
  ClauseSample sample_;
};

/// Finds how a formula is numbered, by its comments or else by its clauses, and takes its unit
/// clauses for givens. `names`: in the comments; null: how it is numbered was said. Throws:
/// InputError if nothing shows the board, UsageError if it has too few variables for the one that
/// was wanted.
void settle_numbering(const UnitSink& units, const VariableNames* names,
                      const std::optional<Geometry>& wanted, const Position& position,
                      CnfPuzzle& puzzle);

}  // namespace sudoku_sat::format
