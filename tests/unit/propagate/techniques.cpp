// Techniques: excluded candidates are in no solution, each technique is useful, the grade is that
// of the hardest one needed. Solutions come from brute force.
#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <set>

#include "propagate/techniques/finding.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/generate.hpp"
#include "sudoku_sat/io.hpp"
#include "sudoku_sat/propagation.hpp"
#include "sudoku_sat/rule.hpp"
#include "sudoku_sat/solve.hpp"
#include "support/fixtures.hpp"
#include "support/inputs.hpp"
#include "support/random_puzzles.hpp"

using namespace sudoku_sat;
using support::puzzle_of;

namespace {

const std::vector<const Technique*> singles{&technique_named("full-house"),
                                            &technique_named("hidden-single"),
                                            &technique_named("naked-single")};

/// Minimal puzzles of the plain 9x9 board.
std::vector<Puzzle> minimal_puzzles(std::size_t count) {
  const Generator generator(make_board(Geometry(9)), {.seed = 5});
  std::vector<Puzzle> puzzles;
  for (std::size_t i = 0; i < count; ++i) puzzles.push_back(generator.make(i).puzzle.value());
  return puzzles;
}

/// A puzzle of each rule's example in puzzles/variants.
std::vector<Puzzle> variants(const std::vector<std::string>& names) {
  std::vector<Puzzle> puzzles;
  for (const std::string& name : names) {
    PuzzleReader reader(LineReader::open(support::source_path("puzzles/variants/" + name + ".txt")),
                        {});
    puzzles.push_back(reader.next().value().puzzle.value());
  }
  return puzzles;
}

/// Whether all of the grids are still possible.
bool all_possible(const TechniqueState& state, const std::vector<Grid>& grids) {
  return std::all_of(grids.begin(), grids.end(), [&](const Grid& grid) {
    for (Cell cell = 0; cell < grid.size(); ++cell) {
      if (!state.possible(cell, grid[cell])) return false;
    }
    return true;
  });
}

/// Applies each technique a few times, if it is of use, and then all of them again; each `turns`-th
/// technique alone, beginning with another one in each round.
void apply_all(const Puzzle& puzzle, const std::vector<Grid>& solutions,
               std::map<std::string_view, int>& uses, std::size_t round = 0,
               std::size_t turns = 1) {
  const Limits limits;
  const propagation::Sight sight(*puzzle.board);
  TechniqueState together(puzzle, sight, limits);
  const int most = support::soak() ? 20 : 2;
  std::size_t number = 0;
  for (const Technique* technique : techniques()) {
    if (!support::in_turn(number++ % turns, turns, round)) continue;
    if (propagation::is_search(*technique)) continue;
    if (technique->assumes_unique && solutions.size() > 1) continue;
    CAPTURE(technique->name);
    TechniqueState alone(puzzle, sight, limits);
    for (TechniqueState* state : {&alone, &together}) {
      // Each use of some techniques excludes one candidate.
      for (int i = 0; i < most && propagation::apply(*technique, *state); ++i) {
        ++uses[technique->name];
      }
      REQUIRE(all_possible(*state, solutions));
      REQUIRE(state->broken() == false);
    }
  }
}

}  // namespace

TEST_CASE("techniques exclude only candidates in no solution, even if there are several") {
  Random random(11);
  std::map<std::string_view, int> uses;
  for (int i = 0; i < 150; ++i) {
    const Puzzle puzzle = support::random_puzzle(Geometry(2, 3), 8 + random.below(8), random);
    const std::vector<Grid> solutions = support::all_solutions(puzzle);
    CAPTURE(to_line(puzzle.geometry(), puzzle.givens));
    if (!solutions.empty()) apply_all(puzzle, solutions, uses);
  }
  for (const Puzzle& puzzle : minimal_puzzles(80)) {
    CAPTURE(to_line(puzzle.geometry(), puzzle.givens));
    apply_all(puzzle, {*solve(puzzle).solution}, uses);
  }
  // (Some need clues. There are positions for the last one in technique_examples.cpp.)
  const std::set<std::string_view> without = {
      "constraint", "common-peer-elimination", "braid", "long-braid", "search", "bug-plus-one"};
  for (const Technique* technique : techniques()) {
    CAPTURE(technique->name);
    CHECK((uses[technique->name] > 0) != without.contains(technique->name));
  }
}

TEST_CASE("no technique fails on a board with more candidates than a graph of links has") {
  const Limits limits;
  const Puzzle puzzle{make_board(Geometry(16)), Grid(256)};
  const propagation::Sight sight(*puzzle.board);
  const TechniqueState state(puzzle, sight, limits);
  for (const Technique* technique : techniques()) {
    CAPTURE(technique->name);
    if (propagation::is_search(*technique) || technique->find == nullptr) continue;
    const auto found = technique->find(state);
    CHECK((!found || (found->exclusions.empty() && found->values.empty())));
  }
}

TEST_CASE("what techniques exclude on boards of other rules is in no solution") {
  std::map<std::string_view, int> uses;
  std::size_t round = 0;
  for (const Puzzle& puzzle : variants({"allowed",
                                        "anti-king",
                                        "anti-knight",
                                        "arrows",
                                        "cages",
                                        "diagonals",
                                        "even",
                                        "inequalities",
                                        "kropki",
                                        "regions",
                                        "sandwich",
                                        "skyscrapers",
                                        "sums",
                                        "thermometers",
                                        "toroidal",
                                        "whispers",
                                        "windoku",
                                        "x-sums",
                                        "grids",
                                        "doublers",
                                        "negators",
                                        "doppelganger-zero",
                                        "schrodinger-cells",
                                        "yin-yang"})) {
    CAPTURE(puzzle.board->rules().front().name);
    apply_all(puzzle, {*solve(puzzle).solution}, uses, round++, 3);
  }
  for (const char* name : {"constraint", "common-peer-elimination", "braid", "long-braid"}) {
    CAPTURE(name);
    CHECK(uses[name] > 0);
  }
}

TEST_CASE("singles and single constraints solve inequalities and x-sums") {
  std::vector<const Technique*> some = singles;
  some.push_back(&technique_named("constraint"));
  for (const Puzzle& puzzle : variants({"inequalities", "x-sums"})) {
    const Graded graded = TechniqueSolver(some).grade(puzzle);
    CHECK(graded.grid == solve(puzzle).solution);
    CHECK(graded.hardest == some.back());
    CHECK_FALSE(TechniqueSolver(singles).grade(puzzle).solved);
  }
}

TEST_CASE("a puzzle is solved by singles where unit propagation solves it, and only there") {
  TechniqueSolver solver(singles);
  std::set<bool> seen;
  for (const Puzzle& puzzle : minimal_puzzles(200)) {
    const bool easy = propagate(puzzle)->complete();
    const Graded graded = solver.grade(puzzle);
    CHECK(graded.solved == easy);
    CHECK((TechniqueSolver().grade(puzzle).grade() == Difficulty::easy) == easy);
    seen.insert(easy);
  }
  CHECK(seen.size() == 2);
}

TEST_CASE("without its hardest technique a puzzle is not solved, with it and easier ones it is") {
  const std::vector<const Technique*> all = sound_techniques();
  TechniqueSolver whole;
  for (const Puzzle& puzzle : minimal_puzzles(100)) {
    CAPTURE(to_line(puzzle.geometry(), puzzle.givens));
    const Graded graded = whole.grade(puzzle);
    REQUIRE(graded.solved);
    CHECK(graded.grid == solve(puzzle).solution);
    const auto hardest = std::find(all.begin(), all.end(), graded.hardest);
    CHECK_FALSE(TechniqueSolver({all.begin(), hardest}).grade(puzzle).solved);
    CHECK(TechniqueSolver({all.begin(), hardest + 1}).grade(puzzle).solved);
  }
}

TEST_CASE("if the techniques get stuck, search is the hardest, if it is among them") {
  std::vector<const Technique*> some = singles;
  const Graded without = TechniqueSolver(some).grade(puzzle_of(support::inkala));
  CHECK_FALSE(without.solved);
  CHECK(without.hardest == nullptr);
  some.push_back(&technique_named("search"));
  const Graded with = TechniqueSolver(some).grade(puzzle_of(support::inkala));
  CHECK_FALSE(with.solved);
  CHECK(with.hardest == some.back());
  CHECK(with.grade() == Difficulty::extreme);
}

TEST_CASE("the hardest technique doesn't depend on the order in which techniques are named") {
  std::vector<const Technique*> reversed = sound_techniques();
  std::reverse(reversed.begin(), reversed.end());
  TechniqueSolver solver(reversed);
  for (const Puzzle& puzzle : minimal_puzzles(20)) {
    CHECK(solver.grade(puzzle).hardest == TechniqueSolver().grade(puzzle).hardest);
  }
}

TEST_CASE("the hardest puzzle in the news is extreme, a solved one is easy") {
  CHECK(TechniqueSolver().grade(puzzle_of(support::inkala)).hardest->name == "nested-chains");
  CHECK(TechniqueSolver().grade(puzzle_of(support::inkala)).grade() == Difficulty::extreme);
  const Graded filled = TechniqueSolver().grade(puzzle_of(support::inkala_solution));
  CHECK(filled.solved);
  CHECK(filled.hardest == nullptr);
  CHECK(filled.grade() == Difficulty::easy);
}

TEST_CASE("the table of techniques goes from easy to extreme, by names that people can type") {
  Difficulty before = Difficulty::easy;
  for (const Technique* technique : techniques()) {
    CAPTURE(technique->name);
    CHECK(technique->grade >= before);
    CHECK(technique->name.find_first_not_of("abcdefghijklmnopqrstuvwxyz-") == std::string::npos);
    CHECK_FALSE(technique->summary.empty());
    before = technique->grade;
  }
  CHECK(techniques_up_to(Difficulty::easy) == singles);
  CHECK(techniques_up_to(Difficulty::extreme) == sound_techniques());
  for (const Technique* technique : sound_techniques()) CHECK_FALSE(technique->assumes_unique);
  CHECK(technique_named("unique-rectangle").assumes_unique);
  CHECK(grade_named("very-hard") == Difficulty::very_hard);
  CHECK_THROWS_AS(grade_named("hardest"), UsageError);
  CHECK_THROWS_AS(technique_named("naked singel"), UsageError);
}
