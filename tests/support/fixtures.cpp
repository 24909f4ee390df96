// Known puzzles, with their published solutions.
#include "fixtures.hpp"

#include <cmath>
#include <stdexcept>

#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/puzzle.hpp"
#include "sudoku_sat/rule.hpp"

namespace sudoku_sat::support {

const std::vector<KnownPuzzle>& known_puzzles() {
  static const std::vector<KnownPuzzle> puzzles{
      {"inkala-2012", inkala, inkala_solution},
      {"inkala-2010",
       "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..",
       "145327698839654127672918543496185372218473956753296481367542819984761235521839764"},
      {"bitvector",
       "2..........74......3..1.8...5...3.......653.....9...7...9....42..25...9..1....6..",
       "298357461167428935435619827956873214741265389823941576589136742672584193314792658"},
      {"escargot",
       "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
       "162857493534129678789643521475312986913586742628794135356478219241935867897261354"},
  };
  return puzzles;
}

Puzzle puzzle_of(std::string_view line) {
  const auto size = static_cast<int>(std::lround(std::sqrt(static_cast<double>(line.size()))));
  return puzzle_of(line, Geometry(size));
}

Puzzle puzzle_of(std::string_view line, const Geometry& geometry) {
  return {make_board(geometry), from_line(geometry, line, {"test"})};
}

std::string with(std::string_view line, std::size_t cell, char value) {
  std::string changed(line);
  changed.at(cell) = value;
  return changed;
}

Puzzle pattern_without_last_row() {
  Puzzle puzzle{make_board(Geometry(25)), Grid(625, 0)};
  for (Cell cell = 0; cell < 600; ++cell) {
    const auto row = cell / 25;
    puzzle.givens[cell] = static_cast<Value>((row % 5 * 5 + row / 5 + cell % 25) % 25 + 1);
  }
  return puzzle;
}

std::string verify_text(const Puzzle& puzzle, const Grid& grid) {
  const auto wrong = verify(puzzle, grid);
  return wrong ? to_string(*wrong, puzzle.geometry()) : "";
}

std::string violation_text(const Puzzle& puzzle, const Grid& grid) {
  const auto wrong = violation(puzzle, grid);
  return wrong ? to_string(*wrong, puzzle.geometry()) : "";
}

const ValueCode& value_code(std::string_view name) {
  for (const ValueCode* code : value_codes()) {
    if (code->name == name) return *code;
  }
  throw std::invalid_argument("no such value code: " + std::string(name));
}

const Encoding& encoding(std::string_view name) {
  for (const Encoding& candidate : encodings()) {
    if (candidate.name == name) return candidate;
  }
  throw std::invalid_argument("no such encoding: " + std::string(name));
}

Cnf to_cnf(const MemorySink& sink) {
  Cnf cnf;
  cnf.variables = static_cast<int>(sink.size().variables);
  std::vector<int> clause;
  for (const Lit literal : sink.block().literals) {
    if (literal != 0) {
      clause.push_back(literal);
      continue;
    }
    cnf.clauses.push_back(clause);
    clause.clear();
  }
  return cnf;
}

Cnf encoded(const Puzzle& puzzle, const Encoding& chosen) {
  const VariableMap variables(puzzle.geometry(), *chosen.code);
  MemorySink sink;
  encode(chosen, {*puzzle.board, variables}, sink);
  Cnf cnf = to_cnf(sink);
  for (const Lit literal : given_literals(puzzle, variables)) cnf.clauses.push_back({literal});
  return cnf;
}

std::string source_path(std::string_view path) {
  return std::string(SUDOKU_SAT_SOURCE) + "/" + std::string(path);
}

}  // namespace sudoku_sat::support
