// Puzzles of free clues, and the referee's second opinion on their solutions.
#include <iostream>
#include <sudoku_sat/certificate.hpp>
#include <sudoku_sat/find.hpp>

void example_finding() {
  using namespace sudoku_sat;
  const FreeClue clue = parse_free_clue({"4..8 givens"});
  std::cout << clue.least << ' ' << clue.most << ' ' << max_free_clues << ' '
            << shape_names().front() << '\n';
  // prints 4 8 200 line
  const Finder finder(make_board(Geometry(4)), {.seed = 1, .clues = {clue}});
  const Generated found = finder.make(0);
  const SecondOpinion opinion = second_opinion(*found.puzzle, found.solution);
  std::cout << opinion.broken.empty() << opinion.unchecked.empty() << '\n';
  // prints 11
}
