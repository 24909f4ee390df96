// CNF files: read_cnf returns what write_cnf stores about a puzzle.
#include "sudoku_sat/cnf.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/rule.hpp"

#include <catch2/catch.hpp>
#include <random>

#include "sudoku_sat/base.hpp"
#include "support/fixtures.hpp"
#include "support/inputs.hpp"
#include "support/run.hpp"

using namespace sudoku_sat;
using support::inkala;

namespace {

std::string written(const Puzzle& puzzle, CnfOptions options) {
  const support::Scratch scratch;
  const std::string file = scratch.file("out.cnf");
  Output out(file);
  write_cnf(puzzle, options, out, Limits());
  out.commit();
  return support::read_file(file);
}

CnfOptions options(std::string_view encoding) {
  return {.formulation = {.encoding = &support::encoding(encoding)}};
}

CnfPuzzle read(const std::string& text, std::optional<Geometry> wanted = {}) {
  LineReader lines = LineReader::of_text(text, "test.cnf");
  return read_cnf(lines, wanted);
}

std::string replaced(std::string text, const std::string& what, const std::string& by) {
  return text.replace(text.find(what), what.size(), by);
}

}  // namespace

TEST_CASE("the header describes the puzzle, its board and its encoding") {
  const Puzzle puzzle = support::puzzle_of(inkala);
  const CnfPuzzle back = read(written(puzzle, options("extended")));
  CHECK(back.puzzle.givens == puzzle.givens);
  CHECK(back.puzzle.geometry() == Geometry(9));
  CHECK(back.encoding == "extended");
  CHECK(back.variables.variables() == 729);
  CHECK(back.total_variables == 729);
}

TEST_CASE("the header describes boxes that are not the default") {
  const Puzzle puzzle = support::puzzle_of(std::string(144, '.'), Geometry(2, 6));
  CHECK(read(written(puzzle, options("minimal"))).puzzle.geometry() == Geometry(2, 6));
}

TEST_CASE("the ranges of the families cover all clauses") {
  const support::Cnf cnf =
      support::parse_cnf(written(support::puzzle_of(inkala), options("extended")));
  std::vector<std::string> ranges;
  for (const std::string& comment : cnf.comments) {
    if (comment.starts_with("clauses ")) ranges.push_back(comment.substr(8));
  }
  CHECK(ranges ==
        std::vector<std::string>{
            "1-81 cell definedness", "82-2997 cell uniqueness", "2998-3078 row definedness",
            "3079-3159 column definedness", "3160-3240 box definedness", "3241-6156 row uniqueness",
            "6157-9072 column uniqueness", "9073-11988 box uniqueness", "11989-12009 givens"});
  CHECK(cnf.clauses.size() == 12009);
}

TEST_CASE("names are a comment for each variable") {
  CnfOptions with_names = options("maple");
  with_names.names = true;
  const support::Cnf cnf =
      support::parse_cnf(written(support::puzzle_of(std::string(16, '.')), with_names));
  const auto has = [&](const std::string& comment) {
    return std::count(cnf.comments.begin(), cnf.comments.end(), comment) == 1;
  };
  CHECK(has("1 S[1,1,1]"));
  CHECK(has("23 S[2,2,3]"));
  CHECK(has("64 S[4,4,4]"));
}

TEST_CASE("givens as assumptions make an incremental file") {
  CnfOptions incremental = options("maple");
  incremental.givens = GivensForm::assume;
  const std::string text = written(support::puzzle_of("12.............."), incremental);
  CHECK(text.find("\np inccnf\n") != std::string::npos);
  CHECK(text.ends_with("\na 1 6 0\n"));
  CHECK(read(text).puzzle.givens[1] == 2);
}

TEST_CASE("givens can be left out of the clauses, not out of the header") {
  CnfOptions rules = options("maple");
  rules.givens = GivensForm::none;
  const std::string text = written(support::puzzle_of(inkala), rules);
  CHECK(support::parse_cnf(text).clauses.size() == 10287);
  CHECK(read(text).puzzle.given_count() == 21);
}

TEST_CASE("a file without our header: unit clauses are the givens") {
  const CnfPuzzle cnf = read("c made by hand\np cnf 64 3\n1 0\n-3 0\n22 0\n", Geometry(4));
  CHECK(cnf.puzzle.givens[0] == 1);
  CHECK(cnf.puzzle.givens[5] == 2);
  CHECK(cnf.puzzle.given_count() == 2);
  CHECK(read("p cnf 729 1\n1 0\n").puzzle.geometry() == Geometry(9));
}

TEST_CASE("a formula whose variables are ijk in decimal digits is read so") {
  const std::string text = "p cnf 999 3\n111 112 0\n115 0\n-999 -112 0\n";
  for (const auto& geometry : {std::optional<Geometry>(), std::optional(Geometry(9))}) {
    const CnfPuzzle puzzle = read(text, geometry);
    CHECK(puzzle.numbering == "digits");
    CHECK(puzzle.numbering_guessed);
    CHECK(puzzle.puzzle.givens[0] == 5);
  }
  // With auxiliary variables behind our own ones there may be as many.
  CHECK(read("p cnf 999 2\n1 2 0\n3 -999 0\n", Geometry(9)).puzzle.given_count() == 0);
}

TEST_CASE("a unit clause that comes many times is one given") {
  std::string clauses;
  for (int i = 0; i < 100'000; ++i) clauses += "1 0\n";
  CHECK(read("p cnf 64 100000\n" + clauses).puzzle.given_count() == 1);
}

TEST_CASE("unit clauses are found anywhere among other clauses") {
  std::mt19937 random(1);
  for (std::size_t i = 0; i < support::random_inputs(10'000); ++i) {
    Grid givens(16, 0);
    std::string clauses;
    const std::size_t count = random() % 20;
    for (std::size_t clause = 0; clause < count; ++clause) {
      const std::size_t length = random() % 4;
      for (std::size_t literal = 0; literal < length; ++literal) {
        const Cell cell = random() % 16;
        const auto value = static_cast<Value>(cell % 4 + 1);
        const bool negative = random() % 8 == 0;
        clauses += (negative ? "-" : "") + std::to_string(cell * 4 + value) + " ";
        if (length == 1 && !negative) givens[cell] = value;
      }
      clauses += "0\n";
    }
    CAPTURE(clauses);
    REQUIRE(read("p cnf 64 " + std::to_string(count) + "\n" + clauses).puzzle.givens == givens);
  }
}

TEST_CASE("damaged or contradicting files are errors that say where") {
  const std::string text = written(support::puzzle_of(inkala), options("maple"));
  CHECK_THROWS_WITH(read(replaced(text, "c encoding maple\n", "")),
                    Catch::Contains("the header is damaged: its line 'c encoding ...' is missing"));
  CHECK_THROWS_WITH(read(replaced(text, "c box 3x3", "c box 2x3")),
                    Catch::Contains("test.cnf:3: boxes of '2x3' don't make a board of '9'"));
  CHECK_THROWS_AS(read(replaced(text, "c puzzle 8", "c puzzle x")), InputError);
  CHECK_THROWS_AS(read(replaced(text, "c puzzle 8.", "c puzzle 8")), InputError);
  CHECK_THROWS_WITH(read(replaced(text, "c rules rows", "c rules knights")),
                    Catch::Contains("is not known to this version"));
  CHECK_THROWS_AS(read(text, Geometry(4)), UsageError);
  CHECK_THROWS_AS(read("p cnf 100 1\n1 0\n"), InputError);
  CHECK_THROWS_WITH(read("p cnf 64 2\n1 0\n2 0\n"),
                    Catch::Contains("unit clauses give r1c1 two values, 1 and 2"));
}

TEST_CASE(
    "every encoding, method and reduction is read back with the variables that were written") {
  for (const Encoding& encoding : encodings()) {
    for (const Reduction* reduction : reductions()) {
      for (const std::string amo : {"pairwise", "commander:4", "sequential"}) {
        CAPTURE(encoding.name, reduction->name, amo);
        const Puzzle puzzle = support::puzzle_of(inkala);
        const CnfPuzzle back =
            read(written(puzzle, {.formulation = {&encoding, *AtMostOne::parse(amo), reduction},
                                  .names = true,
                                  .show = true}));
        const auto expected = variables_after(*reduction, puzzle, *encoding.code);
        REQUIRE(expected);
        CHECK(back.encoding == encoding.name);
        CHECK(back.puzzle.givens == puzzle.givens);
        CHECK(back.variables.variables() == expected->variables());
        CHECK(back.variables.whole() == expected->whole());
        for (Cell cell = 0; cell < 81; ++cell) {
          CHECK(back.variables.decided(cell) == expected->decided(cell));
          for (int value = 1; value <= 9; ++value) {
            std::vector<Lit> found;
            std::vector<Lit> wanted;
            CHECK(back.variables.append_literals(cell, value, found) ==
                  expected->append_literals(cell, value, wanted));
            CHECK(found == wanted);
          }
        }
      }
    }
  }
}

TEST_CASE("a reduced puzzle on a board above 35 is read back") {
  Puzzle puzzle{make_board(Geometry(36)), Grid(36 * 36, 0)};
  puzzle.givens[5] = 36;
  const CnfPuzzle back =
      read(written(puzzle, {.formulation = {.encoding = &support::encoding("onehot"),
                                            .reduction = &sudoku_sat::reduction_named("givens")}}));
  const auto expected = variables_after(sudoku_sat::reduction_named("givens"), puzzle,
                                        *support::encoding("onehot").code);
  CHECK(back.variables.decided(5) == 36);
  CHECK(back.variables.variables() == expected->variables());
}

TEST_CASE("the incremental form counts the auxiliary variables") {
  CnfOptions incremental = options("extended");
  incremental.givens = GivensForm::assume;
  incremental.formulation.amo = *AtMostOne::parse("sequential");
  const CnfPuzzle back = read(written(support::puzzle_of(inkala), incremental));
  CHECK(back.variables.variables() == 729);
  CHECK(back.total_variables == 3321);
}

TEST_CASE("more lines about a reduction than a board has cells are refused before they are kept") {
  std::string text = "c sudoku-sat 0.1.0\nc board 4\n";
  for (int line = 0; line < 18; ++line) text += "c decided\n";
  CHECK_THROWS_WITH(read(text), Catch::Contains("test.cnf:20") && Catch::Contains("too many"));
}

TEST_CASE("lines about a reduction longer than a board has room for are refused") {
  const std::string text =
      "c sudoku-sat 0.1.0\nc board 4\nc candidates r1c1 " + std::string(100, '1') + "\n";
  CHECK_THROWS_WITH(read(text), Catch::Contains("test.cnf:3") && Catch::Contains("longer than"));
}
