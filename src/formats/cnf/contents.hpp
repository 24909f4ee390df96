// A puzzle's CNF file while it is written: what is known before the first clause, and the comments
// that say it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "sudoku_sat/cnf.hpp"
#include "sudoku_sat/dimacs.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/formula.hpp"

namespace sudoku_sat::format {

/// What is written, and what the first pass finds out about it.
struct CnfContents {
  const Puzzle& puzzle;
  const CnfOptions& options;
  std::optional<VariableMap> variables;      ///< none: the reduction found a contradiction
  std::vector<Lit> givens;                   ///< literals that have to be true
  std::vector<std::vector<Lit>> exclusions;  ///< a clause for each excluded solution
  std::vector<FamilyRange> families;
  CountingSink counts;                  ///< of the rules
  std::optional<Scrambling> scrambled;  ///< new numbers of all variables

  bool units() const { return options.givens == GivensForm::units; }
  /// All that is in the file.
  Size size() const;
  /// The literal as it stands in the file.
  Lit written(Lit literal) const { return scrambled ? (*scrambled)(literal) : literal; }
};

/// Writes all that comes before the clauses.
void write_head(const CnfContents& contents, Output& out, const Limits& limits);

}  // namespace sudoku_sat::format
