// Solving the puzzle in a text: in a file of its own, for the library's core reads no formats.
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat {

Outcome solve(std::string_view puzzle, const SolveOptions& options, const Limits& limits) {
  return solve(parse_puzzle(puzzle), options, limits);
}

}  // namespace sudoku_sat
