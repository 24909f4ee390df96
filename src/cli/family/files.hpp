// The files of a family's boards: the board as text, its formulas, proofs; and their entries in the
// manifest.
#pragma once

#include <string>
#include <vector>
#include "base/json.hpp"

#include "boards.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::cli {

/// The files written for one board.
struct WrittenBoard {
  std::vector<base::Json> instances;  ///< of the manifest
  std::vector<base::Json> times;      ///< of times.json
};

/// Makes the folders of the family.
void make_folders(const FamilyPlan& plan, const NewDirectory& directory);

/// Writes a board with its formulas, and measures the solvers of --times. Throws: OutputError;
/// SolverError if a proof is too large, or a solver's answer contradicts what is known; Stopped.
WrittenBoard write_board(const FamilyPlan& plan, const FamilyBoard& board,
                         const NewDirectory& directory, const WorkLimits& work);

/// Writes a file of the family.
void write_text(const NewDirectory& directory, std::string_view name, std::string_view text);

}  // namespace sudoku_sat::cli
