// Finds a solver's statistics among everything else that it prints.
//
// One reader for all solvers, because they differ little. A line counts if it begins, after the "c"
// of a comment, with one of
//
//   conflicts:   137   162707.84 per second      CaDiCaL, Kissat
//   conflicts             : 251     (inf /sec)   MiniSat, Glucose, CryptoMiniSat, clasp
//   149 conflicts                                PicoSAT
//   149 conflicts,     9.5 confs/sec             Lingeling
//   :sat-conflicts    110                        z3
//
// Everything else that has the word in it ("Conflicts in UIP", "Conflict : 160", the heads of
// progress tables) doesn't count.
#pragma once

#include "sudoku_sat/solver.hpp"

namespace sudoku_sat::solvers {

/// The totals that `text` names, in the form of any of the solvers; if a figure occurs twice, the
/// last one. No value for a figure that is missing or not a whole number. Nothing is added up.
SolverStatistics printed_figures(std::string_view text);

/// Takes z3's figures off the end of `text`, "(:name value ... :name value)": they are neither part
/// of an answer nor, as with all other solvers, comments.
void cut_trailing_figures(std::string& text);

}  // namespace sudoku_sat::solvers
