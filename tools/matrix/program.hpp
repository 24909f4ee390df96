// What the program makes of a case.
#pragma once

#include <optional>

#include "matrix/case.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::matrix {

/// A grid of the referee's as one of the program's, variables open.
Grid program_grid(const sudoku_sat::Board& board, const referee::Board& named,
                  const referee::Grid& grid);

/// A solution of the case, as the program finds it; nothing where it finds none soon.
std::optional<referee::Grid> program_solution(const Case& puzzle, const referee::Board& board);

/// One way to ask the program how many solutions there are.
struct Answer {
  std::string asked;    ///< "count", "solve -n 0 --encoding maple", ...
  std::string command;  ///< that shows it of a FILE
  long long number = -1;
  std::string trouble = {};  ///< why there is no number
};

/// All of them. `turn` chooses the encoding.
std::vector<Answer> program_counts(const Puzzle& puzzle, std::size_t turn);

/// Whether the check of grids lets it pass; of boards with variables: whether any are found for it.
bool program_accepts(const Puzzle& empty, const Grid& grid);

/// How often `count --variables` counts.
Answer program_counts_variables(const Puzzle& puzzle);

}  // namespace sudoku_sat::matrix
