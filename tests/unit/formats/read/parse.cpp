// One puzzle from a text, and the errors if there is none, or more than one.
#include <catch2/catch.hpp>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/formats.hpp"
#include "support/fixtures.hpp"

using namespace sudoku_sat;
using Catch::Matchers::Message;

TEST_CASE("a puzzle is parsed in any form") {
  const Puzzle line = parse_puzzle(support::inkala);
  CHECK(line.givens == support::puzzle_of(support::inkala).givens);
  CHECK(line.geometry() == Geometry(9));
  CHECK(parse_puzzle("1234\n3412\n2143\n432.\n").geometry() == Geometry(4));
  const Puzzle with_rules = parse_puzzle("rules: anti-knight\n\n" + std::string(81, '.') + "\n");
  REQUIRE(with_rules.board->rules().size() == 1);
  CHECK(with_rules.board->rules().front().name == "anti-knight");
}

TEST_CASE("the error for a text with no puzzle, or with several, has a position") {
  const std::string wrong = support::with(support::inkala, 12, '!');
  try {
    (void)parse_puzzle(wrong);
    FAIL("'" << wrong << "' is no puzzle");
  } catch (const InputError& error) {
    CHECK(error.position().line == 1);
    CHECK(error.position().column == 13);
    CHECK(error.what() == to_string(error.position()) + ": " + error.detail());
  }
  const std::string two = std::string(support::inkala) + "\n" + std::string(support::inkala) + "\n";
  CHECK_THROWS_MATCHES(parse_puzzle(two), InputError,
                       Message("puzzle:2: a second puzzle, but only one is expected"));
  CHECK_THROWS_AS(parse_puzzle(std::string(support::inkala) + "\n5&7\n"), InputError);
  CHECK_THROWS_AS(parse_puzzle(""), InputError);
}

TEST_CASE("a grid of one grid's cells is written without its geometry") {
  CHECK(to_line(support::puzzle_of(support::inkala).givens) == support::inkala);
  CHECK(to_line(Grid{1}) == "1");
  CHECK_THROWS_AS(to_line(Grid(80, 1)), UsageError);
  CHECK_THROWS_AS(to_line(Grid()), UsageError);
}
