// The core of the library by itself: a puzzle's clauses, counted and solved.
#include <iostream>
#include <sudoku_sat/encoding.hpp>
#include <sudoku_sat/enumerate.hpp>
#include <sudoku_sat/rule.hpp>
#include <sudoku_sat/solve.hpp>

int main() {
  using namespace sudoku_sat;
  const Puzzle puzzle{make_board(Geometry(4)), {1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 4}};
  MemorySink clauses;
  encode(encoding_named("extended"), {*puzzle.board, VariableMap(puzzle.geometry())}, clauses);
  std::cout << clauses.size().clauses << ' ' << to_string(count(puzzle).solutions) << '\n';
  const Outcome outcome = solve(puzzle);
  for (const Value value : outcome.solution.value()) std::cout << value;
  std::cout << '\n';
}
