// Differences that the tests of documents find, and those that they allow.
#include "comparison.hpp"

#include <catch2/catch.hpp>

#include "playing.hpp"

using namespace sudoku_sat::documents;

TEST_CASE("documents: figures of time are masked", "[documents]") {
  CHECK(masked("total  0.00280*   7") == "total # 7");
  CHECK(masked("| **0.1** | 12 |") == "| # | 12 |");
  CHECK(masked(R"({"solve":2.5e-05,"read":1e-6,"n":3})") == R"({"solve":#,"read":#,"n":3})");
}

TEST_CASE("documents: other figures are compared", "[documents]") {
  CHECK(masked("CaDiCaL 1.5.3, r1c2=5, 8..3.. 12") == "CaDiCaL 1.5.3, r1c2=5, 8..3.. 12");
  CHECK_FALSE(fits({"clauses 12009"}, {"clauses 12008"}));
}

TEST_CASE("documents: each line that is shown has to be printed", "[documents]") {
  CHECK(fits({"a", "b"}, {"a", "b"}));
  CHECK_FALSE(fits({"a", "b"}, {"a"}));
  CHECK_FALSE(fits({"a"}, {"a", "b"}));
  CHECK_FALSE(fits({}, {"a"}));
  CHECK_FALSE(fits({"a"}, {"A"}));
}

TEST_CASE("documents: three dots represent lines, or the rest of one", "[documents]") {
  CHECK(fits({"a", "...", "d"}, {"a", "b", "c", "d"}));
  CHECK(fits({"...", "d"}, {"d"}));
  CHECK(fits({"a, b, ..."}, {"a, b, c"}));
  CHECK_FALSE(fits({"a", "...", "d"}, {"a", "b", "c"}));
  CHECK_FALSE(fits({"a, b, ..."}, {"a, c"}));
  CHECK_FALSE(fits({"1..."}, {"12"}));
}

TEST_CASE("documents: a shown output that is wrong is found", "[documents]") {
  const std::string right = "    $ sudoku-sat count --empty --size 4\n    288\n";
  CHECK(play(right).faults.empty());
  CHECK(play(right).commands == 1);
  std::string wrong = right;
  wrong.replace(wrong.find("288"), 3, "289");
  CHECK(play(wrong).faults.size() == 1);
}

TEST_CASE("documents: a command that does not exist is found", "[documents]") {
  CHECK(play("    $ no-such-program\n    ...\n").faults.size() == 1);
}

TEST_CASE("documents: what one command writes is there for the next", "[documents]") {
  const Played played = play(
      "    $ sudoku-sat count --empty --size 4 > number\n\ntext\n\n    $ cat number; exit 3\n"
      "    288\n    $ echo $?\n    3\n");
  CHECK(played.faults.empty());
  CHECK(played.commands == 3);
}
