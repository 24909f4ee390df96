// The rule language as the referee reads it: each operator and function on one grid, variables, and
// invalid sentences.
#include "referee/rules.hpp"
#include "sudoku_sat/rule.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

using namespace sudoku_sat::referee;

namespace {

const Board& small_board() {
  static const Board board = make_board(4, 4);
  return board;
}

// 1 2 3 4
// 3 4 1 2
// 2 1 4 3
// 4 3 2 1
const Grid small_grid{1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};

bool says_true(const std::string& text) {
  const std::vector<Statement> statements = statements_of(small_board(), "rule", text);
  return std::all_of(statements.begin(), statements.end(),
                     [](const Statement& statement) { return statement.holds(small_grid); });
}

long long variables(const std::string& text) {
  return count_variables(small_board(), "rule", text, small_grid);
}

}  // namespace

TEST_CASE("the referee finds sentences of the language true") {
  const std::string sentence = GENERATE(
      "r1c1 = 1; r1c4 != 1; r1c1 < r1c2; r1c1 <= 1; r2c2 > r2c1; r2c2 >= 4", "1 < r1c2 < r1c3 < 5",
      "r1c1 in {1, 3}; r1c2 not in {1, 3}; r1c3 in 2..4; r1c4 in {1, 3..5}",
      "r1c4 - r1c1 = 3; r1c4-3 = 1; 2 + 3 * r1c2 = 8; (2 + 3) * r1c2 = 10; -r1c1 = -1",
      "7 / 2 = 3; -7 / 2 = -4; 7 mod 3 = 1; -7 mod 3 = 2; r1c4 mod N = 0",
      "abs(r1c1 - r1c4) = 3; min(r1c1-r1c4) = 1; max(row(1)[1], r2c2) = 4",
      "sum(r1c1-r1c4) = 10; product(r1c1-r1c4) = 24; distinct(r1c1 r2c4 r4c4 r3c1) = 2",
      "sum(r1c1 r1c1) = 2; sum(x in row(1): x * x) = 30; count(x in row(2): x > 2) = 2",
      "sum([]) = 0; product([]) = 1; distinct([]) = 0; all([]); none([])",
      "not r1c1 = 2; r1c1 = 1 and r1c2 = 2; r1c1 = 2 or r1c2 = 2; not (r1c1 = 2 or r1c2 = 1)",
      "r1c1 = 2 implies r1c2 = 7; r1c1 = 2 iff r1c2 = 1; r1c1 = 1 iff r1c2 = 2",
      "if r1c1 = 2 then r1c2 = 7; if r1c1 = 1 then r1c2 = 2 else r1c2 = 1",
      "sum(x in row(1): if x mod 2 = 0 then x else 0) = 6",
      "all(r1c1 = 1, r1c2 = 2); any(r1c1 = 2, r1c2 = 2); none(r1c1 = 2, r1c2 = 1)",
      "exactly 2 of list(x in row(1): x > 2); at least 1 of [r1c1 = 1, r1c2 = 1]; "
      "at most 1 of [r1c1 = 1, r1c2 = 1]",
      "all_different(r1c1-r1c4); all_equal(r1c2 r2c4 r3c1); increasing(r1c1-r1c4)",
      "same_values(row(1), column(1)); same_values([1, 1, 2], [2, 1, 1])",
      "in_order([1, 1, 2, 1, 3]); in_order(row(1))",
      "for each x in row(1): x <= N; for each (a, b) in neighbours: a != b",
      "for each (a, b) in [[1, 2], [2, 5]] where a < 2: b = 2",
      "same_values(list(x in row(1) where column_number(x) > 2: x + 1), [5, 4])",
      "row(1)[3] = 3; row(2)[r1c1] = 3; [7, 8][2] = 8; size(row(1)) = 4",
      "sum(first(row(1), 2)) = 3; sum(last(row(1), r1c2)) = 7; reverse(row(1))[1] = 4",
      "join(row(1), row(2))[5] = 3; size(join(row(1), r1c1)) = 5",
      "size(consecutive(row(1))) = 3; size(consecutive_of_loop(row(1))) = 4; "
      "size(windows(row(1), 3)) = 2; size(windows_of_loop(row(1), 3)) = 4; size(pairs(row(1))) = 6",
      "for each (a, b) in consecutive(row(1)): b = a + 1",
      "sum(windows_of_loop(row(1), 3)[4]) = 7; consecutive_of_loop(row(1))[4][2] = 1",
      "size(cells) = 16; sum(values) = 10; size(rows) = 4; size(columns) = 4; size(boxes) = 4",
      "row(2)[1] = 3; column(2)[1] = 2; box(2)[3] = 1; cell(2, 1) = 3; N = 4",
      "row_number(r1c2) = 1; column_number(r1c2) = 2; cell(r1c2, 1) = 3",
      "size(neighbours) = 24; size(diagonal_neighbours) = 18; size(apart(1, 2)) = 24",
      "size(apart(1, 1)) = 18; size(around(r1c1)) = 2; size(around(r2c2)) = 4",
      "size(blocks(2, 2)) = 9; size(blocks(1, 3)) = 8; blocks(2, 1)[1][2] = 3",
      "let twice(x) = x + x; let line = row(1); twice(line[2]) = 4; sum(line) = 10",
      "let less(a, b) = a < b; draw less(a, b) = line(a); less(r1c1, r1c2)",
      "connected(cells, list(x in cells: x < 3 and row_number(x) = 1))",
      "connected([r1c1, r4c4], [true_of(r1c1), false]); let true_of(x) = x = 1; let false = 1 = 2",
      "connected(row(1), [1 = 1, 1 = 1, 1 = 2, 1 = 2], 2)",
      "reach_edge(cells, list(x in cells: row_number(x) = 1))", "row(1)[r1c1 + 4] != 7 or r1c1 = 1",
      "not row(1)[r1c4 + 1] = 1");
  CAPTURE(sentence);
  CHECK(says_true(sentence));
}

TEST_CASE("the referee finds sentences of the language false") {
  const std::string sentence = GENERATE(
      "r1c1 = 2", "r1c1 != 1", "1 < r1c2 < r1c2", "r1c1 in {2, 3}", "r1c1 not in {1}",
      "r1c1 = 1 and r1c2 = 1", "r1c1 = 2 or r1c2 = 1", "r1c1 = 1 implies r1c2 = 1",
      "r1c1 = 1 iff r1c2 = 1", "if r1c1 = 1 then r1c2 = 1",
      "if r1c1 = 2 then r1c2 = 2 else r1c2 = 1", "all(r1c1 = 1, r1c2 = 1)",
      "any(r1c1 = 2, r1c2 = 1)", "none(r1c1 = 1)", "any([])",
      "exactly 1 of list(x in row(1): x > 2)", "at least 3 of list(x in row(1): x > 2)",
      "at most 1 of list(x in row(1): x > 2)", "all_different(r1c1 r4c4)", "all_equal(r1c1 r1c2)",
      "increasing([1, 1])", "increasing(r1c2 r1c1)", "same_values([1, 1, 2], [2, 2, 1])",
      "in_order([2, 1])", "in_order([1, 3])", "for each x in row(1): x < 4",
      "for each (a, b) in apart(1, 2): a != b", "connected(cells, list(x in cells: x = 1))",
      "connected(row(1), [1 = 1, 1 = 1, 1 = 1, 1 = 2], 2)",
      "reach_edge(cells, list(x in cells: x = 4))", "row(1)[r1c4 + 1] = 1",
      "row(1)[r1c4 + 1] != 1");
  CAPTURE(sentence);
  CHECK_FALSE(says_true(sentence));
}

TEST_CASE("the referee matches patterns of values with whole lines") {
  const auto [line, pattern, expected] = GENERATE(table<std::string, std::string, bool>({
      {"1, 2, 3, 4", "1234", true},
      {"1, 2, 3, 4", "123", false},
      {"1, 2, 3, 4", "12345", false},
      {"1, 12, 3", "1<12>3", true},
      {"1, 12", "112", false},
      {"1, 2", "..", true},
      {"1, 2", "[1-2][^1]", true},
      {"2, 2", "[13-4].", false},
      {"3, 1", "<low>.", false},
      {"2, 3", "<low>[<low>3]", true},
      {"3, 4", "12|34", true},
      {"3, 4", "1(2|3)4", false},
      {"1, 3, 4", "1(2|3)4", true},
      {"1, 2, 1, 2", "(12)*", true},
      {"1, 2, 1", "(12)*", false},
      {"1, 2, 1", "(12)*1?", true},
      {"2", "1*2", true},
      {"2", "1+2", false},
      {"1, 1, 2", "1+2", true},
      {"1, 1, 2", "1{2}2", true},
      {"1, 2", "1{2}2", false},
      {"1, 1, 1, 2", "1{1,2}2", false},
      {"1, 1, 2", "(1*)*2", true},
  }));
  CAPTURE(line, pattern);
  const std::string low = "let low = 1..2; ";
  CHECK(says_true(low + "matches([" + line + "], \"" + pattern + "\")") == expected);
}

TEST_CASE("the referee turns loops before they match") {
  CHECK(says_true("matches_loop([3, 1, 2], \"123\"); not matches_loop([2, 1, 3], \"123\")"));
  CHECK(says_true("not matches([3, 1, 2], \"123\")"));
}

TEST_CASE("the referee goes through automata by their steps") {
  CHECK(says_true("automaton([1, 2, 2], \"a 1 b, b [^13] b, b end\")"));
  CHECK(says_true("not automaton([1, 3], \"a 1 b, b [^13] b, b end\")"));
  // One state by two ways.
  CHECK(says_true("automaton([1, 2, 4], \"a . a, a 2 b, b . c, c end\")"));
  CHECK(says_true("automaton([[1, 2], [2]], \"a . a, a | b, b 2 c, c end\")"));
  CHECK(says_true("not automaton([[1], [2, 2]], \"a . a, a | b, b 2 c, c end\")"));
  CHECK(says_true("not automaton([1, 2, 2], \"a . a, a | b, b 2 c, c end\")"));
  CHECK(says_true("matches([1, 1, 1], \"1{2,}\"); not matches([1], \"1{2,}\")"));
}

TEST_CASE("the referee counts the values of variables that make all sentences true") {
  CHECK(variables("var t in 1..20; t = sum(row(1))") == 1);
  CHECK(variables("var t in {1, 3..5}; t > 1") == 3);
  CHECK(variables("var t in 1..3; var u in 1..3; t < u") == 3);
  CHECK(variables("var s of row(1); exactly 2 of s") == 6);
  CHECK(variables("var s of row(1); for each x in row(1): if s(x) then x > 2") == 4);
  CHECK(variables("var d of rows in {1, 3}; d[1] = 3; d(row(2)) = 1") == 4);
  CHECK(variables("var d of 1..3 in 1..2; d(1) != d(2); increasing([d(2), d(3)])") == 1);
  CHECK(variables("var s of cells; connected(cells, s); exactly 2 of s") == 24);
  CHECK(variables("var s of cells; reach_edge(cells, s); exactly 1 of s") == 12);
  CHECK(variables("var d of 1..4 in 1..4; in_order(d)") == 15);
  CHECK(variables("var s; s; r1c1 = 2") == 0);
}

TEST_CASE("sentences with the same variables are one statement of the referee") {
  const std::string text =
      "var t in 1..9; var u in 1..9; t < r1c1; u > r1c2; t > r1c3; r2c1 = 3; u < 4";
  CHECK(statements_of(small_board(), "rule", text).size() == 3);
  const std::vector<Statement> statements =
      statements_of(small_board(), "rule", "for each x in row(1): x > 0");
  REQUIRE(statements.size() == 4);
  CHECK(statements[1].cells == std::vector<Cell>{1});
  CHECK(statements[1].rule == "rule");
}

TEST_CASE("a statement of the referee that chooses cells by values looks at those of the list") {
  const auto cells_of = [](const std::string& text) {
    return statements_of(small_board(), "rule", text).at(0).cells;
  };
  CHECK(cells_of("r1c1 = 1 or r1c3 = 2") == std::vector<Cell>{0, 2});
  CHECK(cells_of("if r1c1 = 1 then r1c3 = 2 else r2c1 = 1") == std::vector<Cell>{0, 2, 4});
  CHECK(cells_of("row(1)[r2c1] = 1") == std::vector<Cell>{0, 1, 2, 3, 4});
  CHECK(cells_of("sum(first(row(1), r1c1)) = 1") == std::vector<Cell>{0, 1, 2, 3});
  CHECK(cells_of("last(row(1), r2c1)[1] = 1") == std::vector<Cell>{0, 1, 2, 3, 4});
  CHECK(cells_of("sum(if r1c1 = 1 then row(2) else [r1c2]) = 1") ==
        std::vector<Cell>{0, 1, 4, 5, 6, 7});
  // Of none, nothing is said: which cells else that would look at is not seen.
  CHECK(cells_of("for each x in first(row(1), r1c1 - 1): x < r4c4").empty());
  CHECK(cells_of("for each x in (if r1c1 = 1 then [] else row(1)): x < r4c4").empty());
  // What is chosen from the whole board may be any cell.
  CHECK(cells_of("sum(row(r1c1)) = 1").empty());
  CHECK(cells_of("sum(row(size(first(row(1), r1c1)))) = 1").empty());
}

TEST_CASE("the referee relates two cells that are named a and b") {
  const auto relation = parse_pair_relation(small_board(), "abs(a - b) != 1");
  CHECK(relation(1, 3));
  CHECK_FALSE(relation(3, 2));
  CHECK_THROWS_AS(parse_pair_relation(small_board(), "a = r1c1"), NotUnderstood);
  CHECK_THROWS_AS(parse_pair_relation(small_board(), "a = 1; b = 1"), NotUnderstood);
}

TEST_CASE("the referee says what it doesn't understand of the language") {
  const std::string sentence = GENERATE(
      "r1c1 =", "r1c1 = 1)", "r1c1", "r9c1 = 1", "foo(r1c1)", "r1c1 = foo", "abs(r1c1, r1c2) = 1",
      "for x in row(1): x = 1", "for each x in row(1) x = 1", "for each (a, b) in row(1): a = b",
      "r1c1 / r1c2 = 1", "r1c1 mod r1c2 = 1", "r1c1 / 0 = 1", "row(5)[1] = 1", "row(1)[5] = 1",
      "for each x in row(1) where x > 2: x = 3", "row(1) = 1", "(r1c1 = 1) + 1 = 2",
      "r1c1 and r1c2", "matches(row(1), \"1(2\")", "matches(row(1), \"<12\")", "matches(row(1), 1)",
      "matches(row(1), \"1{2,1}\")", "let f(x) = f(x); f(1)", "let f(x) = x = 1; f(1, 2)",
      "let f(x) = x = 1; f", "var s of cells; var s of cells", "var s of cells; s(1)",
      "var t in {}", "min([]) = 1", "\"text\" = 1", "r1c1 = \"text", "r1c1 # 1",
      "connected(cells, [1 = 1])");
  CAPTURE(sentence);
  CHECK_THROWS_AS(says_true(sentence), NotUnderstood);
}
