// The cubes of a puzzle as files that other programs read.
#pragma once

#include <string>

#include "cli/command_line.hpp"
#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/parts.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::cli {

/// Which files are wanted.
struct CubeFiles {
  bool puzzles = false;      ///< cube-1.txt, ... : a puzzle file of each cube
  bool formulas = false;     ///< cube-1.cnf, ... : a formula of each cube
  bool incremental = false;  ///< cubes.icnf: one formula, a line of assumptions for each cube
  Formulation formulation = {};
  std::string compression;  ///< the ending of formulas' names, as ".xz"; empty: none
};

/// The files that --files and the options that go with it request. Throws: UsageError.
CubeFiles cube_files_option(const CommandLine& line);

/// Writes them into a directory; cubes are numbered as parts are. Throws: as write_cnf().
void write_cube_files(const Puzzle& puzzle, const CubeCover& cover, const CubeFiles& wanted,
                      const std::string& directory);

}  // namespace sudoku_sat::cli
