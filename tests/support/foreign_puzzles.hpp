// Puzzles of other programs with known numbers of solutions, and the source of their meaning.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace sudoku_sat::support {

struct ForeignPuzzle {
  std::string what;   ///< the field or constraint
  std::string where;  ///< repository and file
  std::string text;
  std::uint64_t solutions;
};

const std::vector<ForeignPuzzle>& fpuzzles_meanings();
const std::vector<ForeignPuzzle>& iss_meanings();
const std::vector<ForeignPuzzle>& iss_statements();

}  // namespace sudoku_sat::support
