// Solutions that parts have written, as lines: none is believed. A line has the cells alone, so the
// values of variables beside the grid are looked for.
#pragma once

#include <string>
#include <string_view>

#include "sudoku_sat/puzzle.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat {

class SolutionReader {
 public:
  /// The puzzle must outlive it.
  explicit SolutionReader(const Puzzle& puzzle) : puzzle_(puzzle) {}

  /// The grid, its variables included. Throws: InputError at `file` where the line is no solution;
  /// SolverError where that isn't found out.
  Grid read(std::string_view line, const std::string& file);

 private:
  Grid with_variables(const Grid& grid, const std::string& file);

  const Puzzle& puzzle_;
  PuzzleSolver solver_;
};

}  // namespace sudoku_sat
