// Steps of explanations, checked by a solver that is not the one that found them.
#include <catch2/catch.hpp>

#include <algorithm>
#include <atomic>
#include <map>
#include <set>

#include "explain/group_solver.hpp"
#include "solve/cores/minimal_subsets.hpp"
#include "step_checks.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/explain.hpp"
#include "sudoku_sat/generate.hpp"
#include "sudoku_sat/rule.hpp"
#include "sudoku_sat/solve.hpp"
#include "support/dpll.hpp"
#include "support/fixtures.hpp"
#include "support/rule_cases.hpp"

using namespace sudoku_sat;
using namespace sudoku_sat::support;

namespace {

std::vector<Step> all_steps(const Puzzle& puzzle) {
  const Limits limits;
  Explainer explainer(puzzle, limits);
  std::vector<Step> steps;
  while (std::optional<Step> step = explainer.next()) steps.push_back(std::move(*step));
  return steps;
}

/// The name of a step with an argument says whether there are suppositions inside.
void check_names(const Step& step) {
  for (const Case& one : step.cases) {
    const bool nested = std::any_of(one.steps.begin(), one.steps.end(),
                                    [](const Step& small) { return !small.cases.empty(); });
    CAPTURE(step.number, step.name, nested);
    if (step.name != "search") CHECK((step.name == "nested chains") == nested);
    CHECK((step.name == "search" || step.name.find("chain") != step.name.npos));
    for (const Step& small : one.steps) check_names(small);
  }
}

/// Checks each step, and that they lead to the solution.
std::vector<Step> check_explanation(const Puzzle& puzzle) {
  const Outcome outcome = PuzzleSolver().solve(puzzle, Limits());
  REQUIRE(outcome.solution);
  Grid grid = puzzle.givens;
  std::map<int, std::size_t> concluded;
  const std::vector<Step> steps = all_steps(puzzle);
  for (const Step& step : steps) {
    CAPTURE(step.number, step.name);
    REQUIRE_FALSE(step.conclusions.empty());
    check_origin(step, puzzle, concluded);
    check_step(step, *puzzle.board);
    if (!step.cases.empty()) ArgumentCheck(step, *puzzle.board).check();
    check_names(step);
    for (const Statement& conclusion : step.conclusions) {
      const bool true_of_solution = (*outcome.solution)[conclusion.cell] == conclusion.value;
      CHECK(true_of_solution == conclusion.holds);
      if (conclusion.holds) grid[conclusion.cell] = conclusion.value;
    }
  }
  CHECK(grid == *outcome.solution);
  return steps;
}

/// Which reasons and facts leave a literal open.
class ReasonOracle : public cores::SubsetOracle {
 public:
  ReasonOracle(const Board& board, const std::vector<Reason>& reasons,
               const std::vector<Lit>& facts, Lit conclusion)
      : clauses_(clauses_of(reasons, board)),
        facts_(facts),
        conclusion_(conclusion),
        reasons_(reasons.size()),
        solver_(clauses_, reasons_, limits_) {
    for (const Lit fact : facts) solver_.add_fact(fact);
  }

  std::size_t items() const override { return reasons_ + facts_.size(); }

  Verdict ask(const Subset& subset) override {
    if (solver_.implies(subset, conclusion_) == true) return {false, solver_.used(subset)};
    return {true, cores::complement(broken(), items())};
  }

 private:
  /// The reasons and facts that the solver's model breaks.
  Subset broken() {
    std::set<std::uint32_t> found;
    bool holds = false;
    auto reason = clauses_.reasons.begin();
    for (const Lit literal : clauses_.literals) {
      if (literal != 0) {
        holds = holds || solver_.is_true(literal);
        continue;
      }
      if (!holds) found.insert(*reason);
      ++reason;
      holds = false;
    }
    for (std::size_t i = 0; i < facts_.size(); ++i) {
      if (!solver_.is_true(facts_[i])) found.insert(static_cast<std::uint32_t>(reasons_ + i));
    }
    return {found.begin(), found.end()};
  }

  Limits limits_;
  ReasonedClauses clauses_;
  const std::vector<Lit>& facts_;
  Lit conclusion_;
  std::size_t reasons_;
  explain::GroupSolver solver_;
};

Puzzle generated(std::shared_ptr<const Board> board, std::uint64_t seed) {
  const Generator generator(std::move(board), {.seed = seed});
  const Generated made = generator.make(0, Limits());
  REQUIRE(made.puzzle);
  return *made.puzzle;
}

std::set<std::string> names_of(const std::vector<Step>& steps) {
  std::set<std::string> names;
  for (const Step& step : steps) names.insert(step.name);
  return names;
}

}  // namespace

TEST_CASE("an explanation's steps follow from their reasons and need each, with every rule",
          "[long]") {
  for (const support::RuleCase& rule_case : support::rule_cases()) {
    CAPTURE(rule_case.rule, rule_case.data);
    check_explanation(generated(board_of(rule_case), 1));
  }
}

TEST_CASE("an explanation's steps follow from their reasons and need each, on several boards") {
  for (const auto& geometry : {Geometry(4), Geometry(2, 3), Geometry(1, 5), Geometry(2, 4)}) {
    for (std::uint64_t seed = 1; seed <= 9; ++seed) {
      CAPTURE(geometry.size(), seed);
      check_explanation(generated(make_board(geometry), seed));
    }
  }
}

TEST_CASE("on small boards no set of reasons for a step's conclusion is smaller") {
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    const Puzzle puzzle = generated(make_board(Geometry(4)), seed);
    const std::vector<Reason> reasons = reasons_of(*puzzle.board);
    std::vector<Lit> facts;
    for (Cell cell = 0; cell < puzzle.givens.size(); ++cell) {
      if (puzzle.givens[cell] != 0) {
        facts.push_back(literal_of({cell, puzzle.givens[cell], true}, 4));
      }
    }
    for (const Step& step : all_steps(puzzle)) {
      CAPTURE(seed, step.number);
      ReasonOracle oracle(*puzzle.board, reasons, facts, literal_of(step.conclusions[0], 4));
      // What players see first comes first, though other reasons might be fewer.
      if (step.name != "full house" && step.name != "naked single") {
        CHECK(cores::smallest_core(oracle, Limits()).size() == step.size());
      }
      for (const Statement& conclusion : step.conclusions) {
        facts.push_back(literal_of(conclusion, 4));
      }
    }
  }
}

TEST_CASE("an explanation of a 17-clue puzzle takes singles and little else") {
  const auto steps = check_explanation(support::puzzle_of(
      "000000010400000000020000000000050407008000300001090000300400200050100000000806000"));
  CHECK(names_of(steps).contains("hidden single"));
  CHECK(steps.size() < 81);
}

TEST_CASE("an explanation of a puzzle that unit propagation does not decide has chains and more") {
  const auto steps = check_explanation(support::puzzle_of(support::inkala));
  CHECK(names_of(steps).contains("forcing chain"));
  CHECK(names_of(steps).contains("locked candidates"));
  CHECK(names_of(steps).contains("naked pair"));
}

TEST_CASE("arguments of hard puzzles stay short") {
  // What a change of the searches may not lengthen unseen. To count: the steps inside arguments.
  const auto inner_steps = [](const std::vector<Step>& steps, const auto& self) -> std::size_t {
    std::size_t all = 0;
    for (const Step& step : steps) {
      for (const Case& one : step.cases) all += one.steps.size() + self(one.steps, self);
    }
    return all;
  };
  const auto inner_steps_of = [&](const char* line) {
    const std::vector<Step> steps = all_steps(support::puzzle_of(line));
    return inner_steps(steps, inner_steps);
  };
  const std::size_t of_2010 = inner_steps_of(
      "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..");
  CHECK(of_2010 > 100);
  CHECK(of_2010 <= 550);  // 501
  CHECK(inner_steps_of(
            "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..") <=
        520);  // 470
}

TEST_CASE("a full house rests on its unit alone and comes first") {
  const auto steps = all_steps(support::puzzle_of(
      "12345678.........................................................................",
      Geometry(9)));
  REQUIRE_FALSE(steps.empty());
  REQUIRE(steps[0].conclusions.size() == 1);
  CHECK(to_string(steps[0].conclusions[0], Geometry(9)) == "r1c9=9");
  CHECK(steps[0].name == "full house");
  CHECK(steps[0].size() == 17);
  for (const Reason& reason : steps[0].constraints) {
    const bool in_row = reason.kind == Reason::Kind::once && reason.number == 0;
    CHECK((in_row || reason.kind == Reason::Kind::value));
  }
}

TEST_CASE("singles come in the order in which players look for them") {
  const Puzzle puzzle = support::puzzle_of(
      "000000010400000000020000000000050407008000300001090000300400200050100000000806000");
  const Board& board = *puzzle.board;
  Grid grid = puzzle.givens;
  const auto may = [&](Cell cell, Value value) {
    const std::vector<Cell> peers = board.peers(cell);
    return grid[cell] == 0 &&
           std::none_of(peers.begin(), peers.end(), [&](Cell peer) { return grid[peer] == value; });
  };
  /// What there is: places left in boxes and lines, cells with one value.
  const auto kinds = [&] {
    std::set<std::string> found;
    for (Cell cell = 0; cell < 81; ++cell) {
      int values = 0;
      for (Value value = 1; value <= 9; ++value) values += may(cell, value) ? 1 : 0;
      if (values == 1) found.insert("naked single");
    }
    for (const AllDifferent& unit : board.all_different()) {
      const auto open = std::count_if(unit.cells.begin(), unit.cells.end(),
                                      [&](Cell cell) { return grid[cell] == 0; });
      if (open == 1) found.insert("full house");
      for (Value value = 1; value <= 9; ++value) {
        const auto places = std::count_if(unit.cells.begin(), unit.cells.end(),
                                          [&](Cell cell) { return may(cell, value); });
        if (places == 1) found.insert(unit.rule == "box" ? "box" : "line");
      }
    }
    return found;
  };
  std::map<std::string, int> seen;
  for (const Step& step : all_steps(puzzle)) {
    if (!step.conclusions[0].holds) break;
    const std::set<std::string> found = kinds();
    std::string first = "naked single";
    for (const char* kind : {"line", "box", "full house"}) {
      if (found.contains(kind)) first = kind;
    }
    CAPTURE(step.number, step.name, step.text, first);
    CHECK(step.name == (first == "line" || first == "box" ? "hidden single" : first));
    if (first == "box") CHECK(step.text.starts_with("In box"));
    if (first == "line") CHECK_FALSE(step.text.starts_with("In box"));
    ++seen[first];
    grid[step.conclusions[0].cell] = step.conclusions[0].value;
  }
  CHECK(seen.size() >= 3);
}

TEST_CASE("what unit propagation does not refute is shown as an argument") {
  const auto steps = check_explanation(support::puzzle_of(
      "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."));
  std::size_t nested = 0;
  for (const Step& step : steps) {
    const bool argued = step.name == "nested chains" || step.name == "forcing chain";
    CHECK((!argued || !step.cases.empty()));
    CHECK(step.name != "search");
    nested += step.name == "nested chains" ? 1U : 0U;
  }
  CHECK(nested > 0);
}

TEST_CASE("a step that only a search finds is shown as an argument", "[long]") {
  const auto board = make_board(Geometry(8), parse_rules("non-consecutive", {"test"}));
  const std::string line = ".7..........5..........6.......3....................4.3.........";
  const auto steps = all_steps({board, puzzle_of(line, board->geometry()).givens});
  for (const Step& step : steps) {
    CAPTURE(step.number, step.name);
    CHECK((step.name != "search" || !step.cases.empty()));
  }
  CHECK(steps.size() > 64 - 6);
}

TEST_CASE("an explanation excludes nothing of shadings that one grid leaves open") {
  const Position begin{"test", 1, 1};
  const std::string statements = "var s of cells; exactly 3 of s; s(r1c1); connected(cells, s)";
  const Puzzle puzzle{
      make_board(Geometry(4), {{&rule_named("rule"), split_entries(statements, begin), begin}}),
      {}};
  Puzzle given = puzzle;
  given.givens.assign(puzzle.geometry().cells(), 0);
  const std::string line = "1234341221434321";
  for (Cell cell = 0; cell < 16; ++cell) given.givens[cell] = static_cast<Value>(line[cell] - '0');
  for (const Step& step : all_steps(given)) {
    for (const Statement& conclusion : step.conclusions) {
      CAPTURE(conclusion.cell, conclusion.value, conclusion.holds);
      Puzzle contrary = given;
      if (!conclusion.holds) {
        contrary.givens[conclusion.cell] = conclusion.value;
        CHECK(PuzzleSolver().solve(contrary, Limits()).status != Status::solved);
      }
    }
  }
  Explainer explainer(given, Limits());
  while (explainer.next()) continue;
  CHECK(explainer.grid()[16] != 0);
  CHECK_FALSE(explainer.complete());
}

TEST_CASE("an explanation of a board of one cell has one step") {
  const auto steps = all_steps(support::puzzle_of(".", Geometry(1)));
  REQUIRE(steps.size() == 1);
  CHECK(steps[0].conclusions == std::vector<Statement>{{0, 1, true}});
}

TEST_CASE("reasons say what a person knows") {
  const auto board =
      make_board(Geometry(9), parse_rules("cages=10: r1c1 r1c2; 12: r2c3 r2c4 r3c4, "
                                          "thermometers=r5c5-r5c6, "
                                          "kropki=white: r7c1-r7c2; black: r8c1-r8c2, "
                                          "even=r9c9",
                                          {"test"}));
  std::set<std::string> texts;
  for (const Reason& reason : reasons_of(*board)) texts.insert(to_string(reason, *board));
  for (const char* text :
       {"r3c4 has a value", "r3c4 has only one value", "row 5 has a 7", "box 9 has an 8",
        "column 2 has 3 only once", "the 12-cage at r2c3 has 4 only once: r2c3 r2c4 r3c4",
        "r1c1 + r1c2 = 10 (the 10-cage at r1c1)",
        "the 12-cage at r2c3: r2c3 r2c4 r3c4 differ and add up to 12",
        "r5c5 < r5c6 (the thermometer from r5c5)",
        "r7c1 and r7c2 differ by 1 (the white dot between them)",
        "of r8c1 and r8c2 one is 2 times the other (the black dot between them)",
        "even: r9c9 is 2, 4, 6 or 8"}) {
    CAPTURE(text, texts);
    CHECK(texts.contains(text));
  }
}

TEST_CASE("an explanation of a puzzle without solution says so") {
  const Limits limits;
  Explainer explainer(support::puzzle_of("84" + std::string(support::inkala.substr(2))), limits);
  CHECK_THROWS_AS(explainer.next(), Error);
}

TEST_CASE("an explainer keeps limits of its own") {
  std::atomic<bool> interrupt = false;
  Explainer explainer(support::puzzle_of(support::inkala), Limits(std::nullopt, &interrupt));
  CHECK(explainer.next());
  interrupt = true;
  CHECK_THROWS_AS(explainer.next(), Stopped);
}

TEST_CASE("an explainer knows which step concluded what") {
  const Puzzle puzzle = support::puzzle_of(support::inkala);
  const Limits limits;
  Explainer explainer(puzzle, limits);
  CHECK(explainer.known({0, 8, true}) == std::size_t{0});
  CHECK_FALSE(explainer.known({1, 1, true}));
  CHECK_FALSE(explainer.possible(1, 8));
  CHECK(explainer.possible(1, 1));
  const std::optional<Step> step = explainer.next();
  REQUIRE(step);
  CHECK(explainer.known(step->conclusions[0]) == std::size_t{1});
}

TEST_CASE("steps_behind_last returns the steps on which the last one depends") {
  const auto fact = [](Cell cell, std::size_t step) { return Fact{{cell, 1, true}, step}; };
  const auto make = [](std::size_t number, std::vector<Fact> facts) {
    Step step;
    step.number = number;
    step.facts = std::move(facts);
    return step;
  };
  const std::vector<Step> steps{make(1, {fact(0, 0)}), make(2, {fact(1, 0)}), make(3, {fact(2, 1)}),
                                make(4, {fact(3, 3), fact(4, 0)})};
  std::vector<std::size_t> numbers;
  for (const Step& step : steps_behind_last(steps)) numbers.push_back(step.number);
  CHECK(numbers == std::vector<std::size_t>{1, 3, 4});
  CHECK(steps_behind_last({}).empty());
}
