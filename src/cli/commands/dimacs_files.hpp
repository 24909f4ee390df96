// The output of `dimacs`: one formula, a series of puzzles in one file, or a file for each puzzle.
#pragma once

#include <string>

#include "cli/streams/inputs.hpp"
#include "sudoku_sat/cnf.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat::cli {

struct DimacsPlan {
  CnfOptions options;
  bool exclude_solution = false;
  std::string directory;    ///< of --split; empty: none
  std::string compression;  ///< the ending of its files, as ".xz"; empty: none
};

// Each returns the exit status, and throws what write_cnf() throws, except Stopped.

/// The formula of the only puzzle.
int write_single(PuzzleStream& inputs, const DimacsPlan& plan, const CommandLine& line);

/// All puzzles in one incremental file. Throws: UsageError if they are on different boards.
int write_series(PuzzleStream& inputs, const DimacsPlan& plan, const CommandLine& line);

/// A file for each puzzle, in a new directory.
int write_split(PuzzleStream& inputs, const DimacsPlan& plan);

}  // namespace sudoku_sat::cli
