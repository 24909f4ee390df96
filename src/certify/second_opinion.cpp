// A solution shown to the referee, which reads the puzzle's rules as text and shares no code with
// whatever made the solution.
#include <fmt/format.h>

#include "rules_question.hpp"
#include "sudoku_sat/certificate.hpp"

namespace sudoku_sat {

using namespace certify;

SecondOpinion second_opinion(const Puzzle& puzzle, const Grid& solution) {
  constexpr double most_tries = 100'000;
  SecondOpinion opinion;
  try {
    const referee::Puzzle same = puzzle_of_referee(*puzzle.board);
    const referee::Grid grid = Places(puzzle.geometry(), same.board).grid(solution);
    for (const referee::Statement& statement : same.statements) {
      if (statement.tries > most_tries) {
        opinion.unchecked = statement.rule;
      } else if (!statement.holds(grid)) {
        opinion.broken = statement.rule;
      }
    }
  } catch (const referee::NotUnderstood& reason) {
    opinion.unchecked = reason.what();
  }
  return opinion;
}

}  // namespace sudoku_sat
