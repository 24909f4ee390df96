// A puzzle's CNF as a file that stands by itself: the comments at its head say everything that is
// needed to turn a solver's answer back into a grid. The same puzzle gives the same bytes, always.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "sudoku_sat/dimacs.hpp"
#include "sudoku_sat/formulation.hpp"
#include "sudoku_sat/limits.hpp"

namespace sudoku_sat {

/// How the givens get into the file.
enum class GivensForm {
  units,   ///< a unit clause each
  assume,  ///< incremental form: "p inccnf", the rules, one line "a LITERALS 0"
  none,    ///< rules only
};

/// "units", "assume", "none"; no value for anything else.
std::optional<GivensForm> parse_givens_form(std::string_view text);
std::string_view name(GivensForm form);

struct CnfOptions {
  Formulation formulation = {};
  GivensForm givens = GivensForm::units;
  bool names = false;  ///< a comment for each variable of a cell
  bool show = false;   ///< the projection to these variables, for model counters
  std::string label = {};
  /// Told how many clauses are written, block by block.
  std::function<void(std::uint64_t)> on_clauses = {};

  /// Whether something is removed before encoding. Then the givens must be unit clauses.
  bool reduces() const { return chosen_reduction(formulation).apply != nullptr; }
};

/// Writes header and clauses; runs the encoder twice (count, write) in constant memory.
/// Throws: OutputError, ClosedPipe; Stopped at a limit.
void write_cnf(const Puzzle& puzzle, const CnfOptions& options, Output& out,
               const Limits& limits = {});

/// What a CNF file says of its puzzle: enough to decode an answer.
struct CnfPuzzle {
  Puzzle puzzle;
  VariableMap variables;
  std::uint64_t total_variables;  ///< with the auxiliary ones
  std::string encoding;           ///< "" where the file does not say
  std::string label;              ///< likewise
  bool contradiction = false;     ///< its reduction found that there is no solution
};

/// Reads a CNF file. One with our header is read up to its problem line. Any other is read whole
/// and taken as numbered in the standard way, on a board of `geometry`, its unit clauses as the
/// givens; without `geometry` the board follows from the number of variables, if that is a cube.
/// Throws: InputError where the file is no DIMACS file or its header is damaged; UsageError where
/// `geometry` contradicts the header.
CnfPuzzle read_cnf(LineReader& lines, const std::optional<Geometry>& geometry = {});

}  // namespace sudoku_sat
