// A puzzle on its way: read, solved, verified, written.
#include <catch2/catch.hpp>
#include <string>

#include "examples.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/solve.hpp"

using namespace sudoku_sat;

namespace {

constexpr std::size_t many = 1000;

/// Reads all puzzles, and returns how many there are.
std::size_t read_all(const std::string& text) {
  PuzzleReader reader(LineReader::of_text(text, "lines"), {});
  std::size_t count = 0;
  while (reader.next()) ++count;
  return count;
}

}  // namespace

TEST_CASE("lines") {
  std::string text;
  for (std::size_t i = 0; i < many; ++i) text += std::string(micro::inkala) + '\n';
  REQUIRE(read_all(text) == many);
  const Puzzle puzzle = micro::nine(micro::inkala);
  BENCHMARK("1000 puzzles read") { return read_all(text); };
  BENCHMARK("a grid written") { return to_line(puzzle.geometry(), puzzle.givens); };
}

TEST_CASE("a solution verified") {
  const Puzzle puzzle = micro::nine(micro::inkala);
  const Grid solution = *PuzzleSolver().solve(puzzle, {}).solution;
  BENCHMARK("9x9") { return verify(puzzle, solution); };
}

TEST_CASE("a puzzle solved") {
  const Puzzle puzzle = micro::nine(micro::inkala);
  PuzzleSolver kept({.unique = true});
  BENCHMARK("9x9, one of a stream") { return kept.solve(puzzle, {}).uniqueness; };
  BENCHMARK("9x9, a new solver") {
    return PuzzleSolver({.unique = true}).solve(puzzle, {}).uniqueness;
  };
}

TEST_CASE("CaDiCaL loaded with what propagation leaves, and solved") {
  const Puzzle puzzle = micro::nine(micro::inkala);
  const VariableMap variables(puzzle.geometry(), *propagate(puzzle));
  const Encoding* extended = nullptr;
  for (const Encoding& encoding : encodings()) {
    if (encoding.name == "extended") extended = &encoding;
  }
  const SolverChoice choice = choose_solver("");
  BENCHMARK("9x9 extended") {
    const auto solver = make_solver(choice);
    encode(*extended, {*puzzle.board, variables}, *solver);
    return solver->solve({});
  };
}
