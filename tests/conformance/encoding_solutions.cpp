// Every encoding, at-most-one method and reduction: the same solutions as the rules, and as many
// models as solutions.
#include <catch2/catch.hpp>
#include <fstream>
#include <set>
#include <sstream>

#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/rule.hpp"
#include "sudoku_sat/solve.hpp"
#include "support/brute_force.hpp"
#include "support/fixtures.hpp"
#include "support/inputs.hpp"
#include "support/run.hpp"

using namespace sudoku_sat;
using support::puzzle_of;

namespace {

struct Known {
  std::string_view line;
  std::size_t solutions;
};

/// 4x4 puzzles: the numbers are checked against backtracking below.
const std::vector<Known> small_puzzles{
    {"................", 288},  // all of them
    {"......1....1.1..", 18},  {"2.....2...1.....", 12},
    {".41...3......1..", 2},   {"1.4.....2.....3.", 1},  // unit propagation decides all of it
    {"1243342143122134", 1},                             // nothing is open
    {"1243342143122.34", 1},   {"1.....24........", 0},  // only unit propagation finds that out
    {"123....4........", 0},  // the givens leave a cell without candidates
    {"11..............", 0},  // two givens clash
};

using Grids = std::set<std::vector<int>>;

Grids by_backtracking(std::string_view line) {
  const Puzzle puzzle = puzzle_of(line);
  Grids grids;
  support::for_each_solution(2, 2, {puzzle.givens.begin(), puzzle.givens.end()},
                             [&](const std::vector<int>& grid) {
                               grids.insert(grid);
                               return true;
                             });
  return grids;
}

/// What the solver lists, none twice.
Grids listed(const SolveOptions& options, const Puzzle& puzzle) {
  Grids grids;
  const Outcome outcome = PuzzleSolver(options).solve(puzzle, Limits(), [&](const Grid& grid) {
    CHECK(grids.emplace(grid.begin(), grid.end()).second);
  });
  CHECK_FALSE(outcome.undecided);
  CHECK(outcome.solutions == grids.size());
  return grids;
}

/// The methods, each with its usual group size; the first alone for an encoding that has no
/// at-most-one constraints, which is as large under each.
std::vector<AtMostOne> methods_of(const Encoding& encoding) {
  const auto board = make_board(Geometry(9));
  std::vector<AtMostOne> methods{AtMostOne()};
  for (const AmoMethod* method : amo_methods()) {
    const AtMostOne amo(*method);
    if (size_of(encoding, *board, amo) != size_of(encoding, *board, AtMostOne())) {
      methods.push_back(amo);
    }
  }
  return methods;
}

/// Calls visit(options) for each at-most-one method with each reduction.
template <class Visit>
void for_each_choice(const Encoding& encoding, Visit&& visit) {
  for (const AtMostOne& amo : methods_of(encoding)) {
    for (const Reduction* reduction : reductions()) {
      CAPTURE(amo.name(), reduction->name);
      SolveOptions options;
      options.formulation.encoding = &encoding;
      options.formulation.amo = amo;
      options.formulation.reduction = reduction;
      visit(options);
    }
  }
}

/// Models over all variables of the puzzle's formula, auxiliary ones too.
std::uint64_t models(const Puzzle& puzzle, const SolveOptions& options) {
  const Encoding& encoding = *options.formulation.encoding;
  const auto variables = variables_after(*options.formulation.reduction, puzzle, *encoding.code);
  if (!variables) return 0;
  MemorySink sink;
  encode(encoding, {*puzzle.board, *variables, options.formulation.amo}, sink);
  support::Cnf cnf = support::to_cnf(sink);
  for (const Lit literal : given_literals(puzzle, *variables)) cnf.clauses.push_back({literal});
  return support::count_models(cnf);
}

Puzzle generated(const std::string& name) {
  std::ifstream file(support::source_path("puzzles/generated/" + name + ".txt"));
  std::string line;
  for (std::string row; std::getline(file, row);) {
    if (!row.starts_with("#")) line += row;
  }
  return puzzle_of(line);
}

Grid generated_solution(const std::string& name) {
  std::istringstream text(
      support::read_file(support::source_path("puzzles/solutions/" + name + ".txt")));
  std::string line;
  text >> line;
  return puzzle_of(line).givens;
}

}  // namespace

TEST_CASE("backtracking finds the known numbers of solutions") {
  for (const Known& known : small_puzzles) {
    CAPTURE(known.line);
    CHECK(by_backtracking(known.line).size() == known.solutions);
  }
}

TEST_CASE("every encoding, method and reduction has the solutions that the rules have", "[long]") {
  for (const Encoding& encoding : encodings()) {
    DYNAMIC_SECTION(encoding.name) {
      for (const Known& known : small_puzzles) {
        CAPTURE(known.line);
        const Grids expected = by_backtracking(known.line);
        for_each_choice(encoding, [&](SolveOptions options) {
          // Without givens all reductions leave the same.
          if (expected.size() == 288 && options.formulation.reduction->name != "givens") return;
          options.solutions = 0;
          CHECK(listed(options, puzzle_of(known.line)) == expected);
        });
      }
    }
  }
}

TEST_CASE("every encoding, method and reduction has as many models as the rules solutions") {
  for (const Encoding& encoding : encodings()) {
    DYNAMIC_SECTION(encoding.name) {
      for (const Known& known : small_puzzles) {
        CAPTURE(known.line);
        for_each_choice(encoding, [&](const SolveOptions& options) {
          CHECK(models(puzzle_of(known.line), options) == known.solutions);
        });
      }
    }
  }
}

TEST_CASE("every encoding has the solutions of boards whose boxes are not square") {
  const std::string line = "1.3.5.3.5.1.......2.4...4....3......";
  const Puzzle puzzle = puzzle_of(line, Geometry(3, 2));
  Grids expected;
  support::for_each_solution(3, 2, {puzzle.givens.begin(), puzzle.givens.end()},
                             [&](const std::vector<int>& grid) {
                               expected.insert(grid);
                               return true;
                             });
  REQUIRE(expected.size() == 66);
  for (const Encoding& encoding : encodings()) {
    DYNAMIC_SECTION(encoding.name) {
      for (const Reduction* reduction : reductions()) {
        CAPTURE(reduction->name);
        SolveOptions options;
        options.formulation.encoding = &encoding;
        options.formulation.reduction = reduction;
        options.solutions = 0;
        CHECK(listed(options, puzzle) == expected);
      }
    }
  }
}

TEST_CASE("every encoding and reduction solves the known puzzles", "[long]") {
  std::size_t round = 0;
  for (const Encoding& encoding : encodings()) {
    for (const Reduction* reduction : reductions()) {
      ++round;
      DYNAMIC_SECTION(encoding.name << " after " << reduction->name) {
        SolveOptions options;
        options.formulation.encoding = &encoding;
        options.formulation.reduction = reduction;
        // Without a reduction the proof takes some encodings long.
        options.unique = reduction->apply != nullptr;
        for (std::size_t i = 0; i < support::known_puzzles().size(); ++i) {
          if (!support::in_turn(i % 2, 2, round + i / 2)) continue;
          const auto& known = support::known_puzzles()[i];
          CAPTURE(known.name);
          const Outcome outcome = PuzzleSolver(options).solve(puzzle_of(known.puzzle), Limits());
          CHECK(outcome.solution == puzzle_of(known.solution).givens);
          CHECK((!options.unique || outcome.uniqueness == Uniqueness::unique));
        }
      }
    }
  }
}

TEST_CASE("every encoding and method solves the worksheet's puzzle") {
  for (const Encoding& encoding : encodings()) {
    DYNAMIC_SECTION(encoding.name) {
      for (const AtMostOne& amo : methods_of(encoding)) {
        CAPTURE(amo.name());
        SolveOptions options;
        options.formulation.encoding = &encoding;
        options.formulation.amo = amo;
        options.formulation.reduction = &reduction_named("givens");
        CHECK(PuzzleSolver(options).solve(puzzle_of(support::inkala), Limits()).solution ==
              puzzle_of(support::inkala_solution).givens);
      }
    }
  }
}

TEST_CASE("every encoding and method answers a stream as it answers each puzzle by itself") {
  for (const Encoding& encoding : encodings()) {
    DYNAMIC_SECTION(encoding.name) {
      for (const AtMostOne& amo : methods_of(encoding)) {
        CAPTURE(amo.name());
        SolveOptions options;
        options.formulation.encoding = &encoding;
        options.formulation.amo = amo;
        options.unique = true;
        // Keeps the rules after the first puzzle.
        PuzzleSolver stream(options);
        for (const Known& known : small_puzzles) {
          CAPTURE(known.line);
          const Puzzle puzzle = puzzle_of(known.line);
          const Outcome single = PuzzleSolver(options).solve(puzzle, Limits());
          const Outcome outcome = stream.solve(puzzle, Limits());
          CHECK(outcome.status == single.status);
          CHECK(outcome.solution == single.solution);
          CHECK(outcome.solution.has_value() == (known.solutions > 0));
          CHECK(outcome.uniqueness == single.uniqueness);
          if (known.solutions > 0) CHECK(outcome.uniqueness == uniqueness_of(known.solutions));
        }
      }
    }
  }
}

TEST_CASE("every encoding and reduction finds that a puzzle has no solution") {
  // No reduction sees it.
  const Puzzle puzzle = puzzle_of(support::with(support::inkala, 2, '9'));
  for (const Reduction* reduction : reductions()) {
    REQUIRE(variables_after(*reduction, puzzle, direct_code()));
  }
  for (const Encoding& encoding : encodings()) {
    for (const Reduction* reduction : reductions()) {
      DYNAMIC_SECTION(encoding.name << " after " << reduction->name) {
        SolveOptions options;
        options.formulation.encoding = &encoding;
        options.formulation.reduction = reduction;
        CHECK(PuzzleSolver(options).solve(puzzle, Limits()).status == Status::unsatisfiable);
      }
    }
  }
}

TEST_CASE("every encoding solves larger boards after a reduction") {
  for (const std::string name : {"board-12", "board-16", "board-25"}) {
    const Puzzle puzzle = generated(name);
    const Grid solution = generated_solution(name);
    for (const Encoding& encoding : encodings()) {
      DYNAMIC_SECTION(encoding.name << " on " << name) {
        SolveOptions options;
        options.formulation.encoding = &encoding;
        options.formulation.reduction = &reduction_named("units");
        CHECK(PuzzleSolver(options).solve(puzzle, Limits()).solution == solution);
      }
    }
  }
}
