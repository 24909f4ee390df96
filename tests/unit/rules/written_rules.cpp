// Rules that are texts: a new one in ten lines, and the errors of an invalid text. All texts of the
// program are read here, and their lines parsed on boards of several kinds.
#include <catch2/catch.hpp>

#include "rules/written/figure_language.hpp"
#include "rules/written/texts.hpp"
#include "rules/written/written_rule.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/rule.hpp"
#include "sudoku_sat/solve.hpp"
#include "support/fixtures.hpp"
#include "support/sentences.hpp"

using namespace sudoku_sat;

namespace {

const Rule* default_rule(std::string_view name) { return find_rule(name); }

/// Ten lines, in the words of somebody who sets puzzles.
constexpr std::string_view steps_text = R"(rule: steps
summary: neighbours on a line differ by exactly a number: 2, if none is given
source: this test
example: r1c1-r1c4; 3: r5c5 r6c6 r6c7
takes: line or loop of 2 cells or more
numbers: 2 if none is given
range: 1 to N - 1
name: step line
says: for each (a, b) in runs(2): abs(a - b) = number
marks: thick line ±#
)";

std::vector<std::unique_ptr<rule::WrittenRule>> rules_in(std::string_view text) {
  return rule::read_rules(text, "steps.rule", default_rule);
}

std::shared_ptr<const Board> board_of_rule(const Rule& rule, std::string_view entries) {
  return make_board(Geometry(4), {{&rule, split_entries(entries, {"test", 1, 1}), {"test"}}});
}

std::string error_in_text(std::string_view text) {
  try {
    for (const auto& rule : rules_in(text)) rule->figures();
  } catch (const InputError& error) {
    return error.what();
  }
  return "none";
}

}  // namespace

TEST_CASE("a rule in ten lines of text makes constraints, marks and errors") {
  const auto rules = rules_in(steps_text);
  REQUIRE(rules.size() == 1);
  const Rule& steps = *rules[0];
  CHECK(steps.name == "steps");
  CHECK(steps.data == Rule::Data::required);

  const auto board = board_of_rule(steps, "r1c1 r1c2; 3: r4c1 r4c2");
  REQUIRE(board->relations().size() == 2);
  CHECK(board->relations()[0].name() == "the step line from r1c1 to r1c2");
  CHECK(board->relations()[1].relation->allows(1, 4));
  CHECK_FALSE(board->relations()[1].relation->allows(1, 3));
  REQUIRE(board->constraints().marks.size() == 2);
  CHECK(board->constraints().marks[0].text.empty());
  CHECK(board->constraints().marks[1].text == "±3");
  CHECK(board->constraints().marks[1].rule == "steps");

  CHECK_THROWS_WITH(board_of_rule(steps, "4: r1c1 r1c2"),
                    "test:1:1: " + says::out_of_range("4", 1, 3));
  CHECK_THROWS_WITH(board_of_rule(steps, "r1c1"),
                    "test:1:1: 1 cell is too few: at least 2 are needed");
}

TEST_CASE("a puzzle with a rule of ten lines is solved, checked, written and drawn") {
  const auto rules = rules_in(steps_text);
  const auto board = board_of_rule(*rules[0], "r1c1 r1c2; 1: r2c1 r3c1");
  Puzzle puzzle{board, Grid(16, 0)};
  puzzle.givens[0] = 1;
  const Outcome outcome = PuzzleSolver({.solutions = 1}).solve(puzzle, Limits());
  REQUIRE(outcome.solution);
  const Grid& grid = *outcome.solution;
  CHECK(grid[1] == 3);
  CHECK_FALSE(verify(puzzle, grid));
  Grid other = grid;
  std::swap(other[1], other[2]);
  CHECK(verify(puzzle, other));
  REQUIRE(board->rules().size() == 1);
  CHECK(board->rules()[0].name == "steps");
  CHECK(board->rules()[0].entries.size() == 2);

  Random random(1);
  const Geometry geometry(9);
  const Puzzle empty{make_board(geometry), Grid(81, 0)};
  const auto full = PuzzleSolver({.solutions = 1}).solve(empty, Limits()).solution;
  REQUIRE(full);
  const auto entries = rules[0]->propose(*rules[0], geometry, *full, random);
  CHECK_FALSE(entries.empty());
}

TEST_CASE("signs between neighbours are a rule of eight lines") {
  const auto rules = rules_in(
      "rule: triples\n"
      "summary: dots between a value and its triple\n"
      "source: this test\n"
      "example: triple: r1c1-r1c2; all given\n"
      "takes: signs\n"
      "signs: triple -- triple dot -- a = 3 * b or b = 3 * a -- black dot\n"
      "without: no triple dot\n");
  const auto board = board_of_rule(*rules[0], "triple: r1c1-r1c2; all given");
  REQUIRE(board->relations().size() == 24);
  CHECK(board->relations()[0].name() == "the triple dot between r1c1 and r1c2");
  CHECK(board->relations()[0].relation->allows(1, 3));
  CHECK_FALSE(board->relations()[0].relation->allows(1, 2));
  CHECK(board->relations()[1].name() == "no triple dot");
  CHECK_FALSE(board->relations()[1].relation->allows(3, 1));
  REQUIRE(board->constraints().marks.size() == 1);
  CHECK(board->constraints().marks[0].kind == Mark::Kind::black_dot);
  CHECK_THROWS_WITH(
      board_of_rule(*rules[0], "triple: r1c1-r2c2"),
      "test:1:14: r2c2 is not a neighbour of r1c1: a sign lies between two cells side by side");
}

TEST_CASE("pairs of cells some steps apart are a rule of five lines") {
  const auto rules = rules_in(
      "rule: falling\nsummary: no sum of 5 down to the right\nsource: this test\n"
      "pairs: 1 1\nsays: a + b != 5\n");
  const auto board = make_board(Geometry(4), {{rules[0].get()}});
  REQUIRE(board->relations().size() == 9);
  CHECK(board->relations()[8].first == 10);
  CHECK(board->relations()[8].second == 15);
  CHECK(board->relations()[8].relation->allows(2, 2));
  CHECK_FALSE(board->relations()[8].relation->allows(2, 3));
}

TEST_CASE("groups of cells of each grid are a rule of six lines") {
  const auto rules = rules_in(
      "rule: slope\nsummary: no value twice from the top left\nsource: this test\n"
      "figures: [list(i in 1..grid_rows: cell(i, i))]\nlabel: the slope\nmarks: line\n");
  const auto board = make_board(Geometry(4), {{rules[0].get()}});
  CHECK(board->all_different().back().cells == std::vector<Cell>{0, 5, 10, 15});
  CHECK(board->all_different().back().name() == "the slope");
  CHECK(board->constraints().marks.size() == 1);
  const Geometry two(Geometry(4), {{0, 0}, {2, 2}});
  const auto larger = make_board(two, {{rules[0].get()}});
  CHECK(larger->all_different().back().name() == "grid 2 slope");
  CHECK(two.name(larger->all_different().back().cells[0]) == "r3c3");
}

TEST_CASE("errors in the text of a rule name file, line and field") {
  CHECK(error_in_text("summary: x") ==
        "steps.rule:1:1: a rule begins with its name, as in \"rule: whispers\"");
  CHECK(error_in_text("rule: x\nsumary: y") == "steps.rule:2:1: 'sumary' is not a field of a rule");
  CHECK(error_in_text("rule: x\nsummary: y") == "steps.rule:1:1: summary and source are needed");
  const std::string head = "rule: x\nsummary: y\nsource: z\nexample: r1c1\n";
  CHECK(error_in_text(head + "takes: lines") == "steps.rule:5:1: takes: no rule takes 'lines'");
  CHECK(error_in_text(head + "takes: line of 2") ==
        "steps.rule:5:1: takes: it ends like \"of 3 cells or more\"");
  CHECK(error_in_text(head + "takes: line\nmarks: zigzag") ==
        "steps.rule:6:1: marks: unknown drawing 'zigzag'");
  CHECK(error_in_text(head + "takes: line\nby hand: magic") ==
        "steps.rule:6:1: by hand: 'magic' is not a part in C++");
  CHECK(error_in_text(head + "takes: line\npropose: many") ==
        "steps.rule:6:1: propose: 'many' is not a word for proposals");
  CHECK(error_in_text(head + "takes: signs\nsigns: a dot") ==
        "steps.rule:6:1: signs: it is like \"white -- white dot -- a = b + 1 -- white dot\"");
  CHECK(error_in_text(head + "pairs: 1 x") == "steps.rule:5:1: pairs: 'x' is not a number");
  CHECK(error_in_text(head + "takes: line\nrange: 3") ==
        "steps.rule:6:1: range: it is like \"1 to N\"");
  CHECK(error_in_text(head + "takes: line\nrequire: N > 2") ==
        "steps.rule:6:1: require: it is like \"N > 2 -- what is wrong otherwise\"");
}

TEST_CASE("all texts of rules can be read, and each of them is in the table") {
  for (const rule::TextOfRule& text : rule::rule_texts()) {
    const auto rule = rule::read_rule(text, default_rule);
    INFO(text.file << ": " << rule->name);
    CHECK(text.name == rule->name);
    CHECK(find_rule(rule->name) != nullptr);
    CHECK_NOTHROW(rule->figures());
    if (!rule->stated) CHECK_NOTHROW(rule::FigureLanguage(rule->figures(), Geometry(9)));
  }
  CHECK(rule::rule_texts().size() > 90);
}
