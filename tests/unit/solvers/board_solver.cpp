// Rules and puzzles in any clause sink, and what is accepted as a solution.
#include "solvers/board_solver.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

#include "sudoku_sat/enumerate.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/formula.hpp"
#include "sudoku_sat/rule.hpp"
#include "sudoku_sat/solver.hpp"
#include "support/fixtures.hpp"

using namespace sudoku_sat;
using support::puzzle_of;

namespace {

std::shared_ptr<const Board> board_with(std::string_view rules, int size) {
  return make_board(Geometry(size), parse_rules(rules, {}));
}

/// What a reduction leaves of the puzzle with the givens.
Puzzle puzzle_on(const std::shared_ptr<const Board>& board, std::string_view givens) {
  return {board, from_line(board->geometry(), givens, {})};
}

}  // namespace

TEST_CASE("loaded rules have the size of the formulas", "[load]") {
  const Puzzle puzzle = puzzle_of(support::inkala);
  const Board& board = *puzzle.board;
  for (const Encoding& encoding : encodings()) {
    INFO(encoding.name);
    const Formulation formulation{.encoding = &encoding};
    CountingSink counted;
    const VariableMap variables(board.geometry(), *encoding.code);
    const Size size = solvers::load_rules(board, variables, formulation, counted, Limits());
    CHECK(size.clauses == counted.size().clauses);
    CHECK(size.clauses == size_of(formulation, board).clauses);
    CHECK(size.variables == size_of(formulation, board).variables);
  }
}

TEST_CASE("rules are not loaded beyond a limit", "[load]") {
  const Puzzle puzzle = puzzle_of(support::inkala);
  const Board& board = *puzzle.board;
  const std::atomic<bool> stop = true;
  CountingSink counted;
  CHECK_THROWS_AS(
      solvers::load_rules(board, VariableMap(board.geometry()), {}, counted, Limits({}, &stop)),
      Stopped);
}

TEST_CASE("a loaded puzzle has its solution, unless that is excluded", "[load]") {
  const Puzzle puzzle = puzzle_of(support::inkala);
  const Grid solution = puzzle_of(support::inkala_solution).givens;
  const VariableMap variables(puzzle.geometry());
  const auto solver = make_solver({});
  const Size whole = solvers::load_puzzle(puzzle, variables, {}, {}, *solver, Limits());
  REQUIRE(solver->solve(Limits()) == Answer::satisfiable);
  CHECK(solvers::verified_model(puzzle, variables, solver.get()) == solution);
  const auto without = make_solver({});
  // The clause that leaves a grid out is not counted: it is none of the puzzle.
  CHECK(solvers::load_puzzle(puzzle, variables, {}, {solution}, *without, Limits()).clauses ==
        whole.clauses);
  CHECK(without->solve(Limits()) == Answer::unsatisfiable);
}

TEST_CASE("a wrong solution is blamed on the one who found it", "[load]") {
  const Puzzle puzzle = puzzle_of(support::inkala);
  Grid grid = puzzle_of(support::inkala_solution).givens;
  CHECK_NOTHROW(solvers::require_solution(puzzle, grid, "what was found"));
  std::swap(grid[1], grid[2]);
  CHECK_THROWS_AS(solvers::require_solution(puzzle, grid, "what was found"), SolverError);
  CHECK_THROWS_WITH(solvers::require_solution(puzzle, grid, "what was found"),
                    Catch::StartsWith("what was found is not a solution: "));
}

TEST_CASE("a solver's wrong answer is not passed on", "[load]") {
  const Puzzle puzzle = puzzle_of("1....2....3....4");
  const VariableMap variables(puzzle.geometry());
  const auto solver = make_solver({});
  // Every cell holds a 1, and no rule is loaded.
  solver->new_vars(64);
  for (Cell cell = 0; cell < 16; ++cell) {
    for (int value = 1; value <= 4; ++value) {
      const Lit literal = variables.variable(cell, value);
      solver->add_clause(std::array{value == 1 ? literal : -literal});
    }
  }
  REQUIRE(solver->solve(Limits()) == Answer::satisfiable);
  CHECK_THROWS_AS(solvers::verified_model(puzzle, variables, solver.get()), SolverError);
}

TEST_CASE("a board's solver finds each solution once, with the givens or with what is assumed",
          "[load]") {
  const Puzzle puzzle = puzzle_of("1.....2........4");
  auto solver = solvers::BoardSolver::after_propagation(puzzle, {}, {});
  solvers::BoardSolver rules(*puzzle.board, {});
  std::vector<Grid> found;
  while (const auto grid = solver->find(puzzle, {})) {
    found.push_back(*grid);
    rules.assume({puzzle.board, *grid});
    CHECK(rules.find(puzzle, {}) == *grid);
    if (!solver->exclude(*grid)) break;
  }
  std::vector<Grid> all = solutions(puzzle);
  std::sort(found.begin(), found.end());
  std::sort(all.begin(), all.end());
  CHECK(all.size() > 1);
  CHECK(found == all);
  rules.assume(puzzle_of("11.............."));
  CHECK_FALSE(rules.satisfiable({}));
}

TEST_CASE("what propagation decides takes no solver, and may be excluded all the same", "[load]") {
  const Puzzle puzzle = puzzle_of(support::inkala_solution);
  auto solver = solvers::BoardSolver::after_propagation(puzzle, {}, {});
  REQUIRE(solver->find(puzzle, {}) == puzzle.givens);
  CHECK_FALSE(solver->exclude(puzzle.givens));
  CHECK_FALSE(solver->find(puzzle, {}));
  CHECK_FALSE(
      solvers::BoardSolver::after_propagation(puzzle, {puzzle.givens}, {})->find(puzzle, {}));
  CHECK_FALSE(solvers::BoardSolver::after_propagation(puzzle_of("11.............."), {}, {}));
}

TEST_CASE("a bound without counting is never below the formula", "[load]") {
  const std::vector<Puzzle> puzzles{
      puzzle_of(support::inkala), puzzle_of("1....2....3....4"),
      puzzle_on(board_with("diagonals, windoku", 9), std::string("1") + std::string(80, '.')),
      puzzle_on(board_with("anti-knight, toroidal", 9), std::string("1") + std::string(80, '.')),
      puzzle_on(board_with("disjoint-groups, asterisk", 9),
                std::string("12") + std::string(79, '.'))};
  for (const Puzzle& puzzle : puzzles) {
    for (const Encoding& encoding : encodings()) {
      INFO(encoding.name);
      const Formulation formulation{.encoding = &encoding, .reduction = &reduction_named("units")};
      const auto variables = reduced_variables(puzzle, formulation);
      REQUIRE(variables);
      const auto bound = solvers::size_bound(*puzzle.board, *variables, formulation);
      CHECK(bound.has_value() == bounded_by_pairs(encoding));
      if (!bound) continue;
      CountingSink counted;
      encode_puzzle(puzzle, *variables, formulation, counted);
      CHECK(counted.size().clauses <= bound->clauses);
      CHECK(counted.size().literals <= bound->literals);
    }
  }
}

TEST_CASE("the encodings of large boards have a bound", "[load]") {
  for (const std::string name : {"minimal", "efficient", "extended", "distinct", "triads"}) {
    CHECK(bounded_by_pairs(support::encoding(name)));
  }
  for (const std::string name : {"support", "binary", "order", "adder", "maple-worksheet"}) {
    CHECK_FALSE(bounded_by_pairs(support::encoding(name)));
  }
}

TEST_CASE("without a reduction, or with another at-most-one method, there is no bound", "[load]") {
  const Puzzle puzzle = puzzle_of(support::inkala);
  CHECK_FALSE(solvers::size_bound(*puzzle.board, VariableMap(puzzle.geometry()), {}));
  const auto reduced = reduced_variables(puzzle, {});
  REQUIRE(reduced);
  CHECK(solvers::size_bound(*puzzle.board, *reduced, {}));
  CHECK_FALSE(
      solvers::size_bound(*puzzle.board, *reduced, {.amo = *AtMostOne::parse("sequential")}));
}
