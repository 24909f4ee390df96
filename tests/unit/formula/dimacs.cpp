// Writing and reading DIMACS.
#include "sudoku_sat/dimacs.hpp"

#include <catch2/catch.hpp>
#include <limits>

#include "support/fixtures.hpp"
#include "support/run.hpp"
#include "support/sentences.hpp"

using namespace sudoku_sat;

namespace {

struct Read {
  DimacsReader::Problem problem;
  std::vector<std::string> comments;
  std::vector<std::vector<int>> clauses;
};

Read read(const std::string& text) {
  LineReader lines = LineReader::of_text(text, "test.cnf");
  DimacsReader reader(lines);
  Read result;
  result.problem =
      reader.read_problem([&](std::string_view comment) { result.comments.emplace_back(comment); });
  MemorySink sink;
  reader.read_clauses(sink);
  result.clauses = support::to_cnf(sink).clauses;
  return result;
}

std::string error_of(const std::string& text) {
  try {
    read(text);
  } catch (const InputError& error) {
    return error.what();
  }
  return "no error";
}

/// What the writer makes of the clauses.
std::string written(const std::vector<std::vector<Lit>>& clauses, std::uint64_t variables) {
  const support::Scratch scratch;
  const std::string file = scratch.file("out.cnf");
  Output out(file);
  DimacsWriter writer(out, variables);
  ClauseStream stream(writer);
  for (const auto& clause : clauses) stream.add(clause);
  stream.flush();
  out.commit();
  return support::read_file(file);
}

}  // namespace

TEST_CASE("the DIMACS writer writes one clause a line") {
  CHECK(written({{1, -2}, {-10, 9, 100}, {}}, 100) == "1 -2 0\n-10 9 100 0\n0\n");
}

TEST_CASE("the DIMACS writer writes the largest literals") {
  const Lit most = std::numeric_limits<Lit>::max() - 1;
  CHECK(written({{most, -most, 1 << 20, -(1 << 20), (1 << 20) - 1}}, max_variable) ==
        "2147483646 -2147483646 1048576 -1048576 1048575 0\n");
}

TEST_CASE("what the DIMACS writer writes the reader reads") {
  std::vector<std::vector<Lit>> clauses;
  for (int i = 1; i < 5000; ++i) clauses.push_back({i, -(i % 7 + 1), 3 * i});
  const Read back = read("c a\nc b c\np cnf 15000 4999\n" + written(clauses, 15000));
  CHECK(back.clauses == clauses);
  CHECK(back.comments == std::vector<std::string>{"a", "b c"});
  CHECK(back.problem.variables == 15000);
}

TEST_CASE("the DIMACS reader takes clauses over several lines, blank lines and comments between") {
  const Read back = read("p  cnf 4  3\n1 2\n 3 0 -1\n\nc x\n0\n4 0\n%\n0\n");
  CHECK(back.clauses == std::vector<std::vector<int>>{{1, 2, 3}, {-1}, {4}});
}

TEST_CASE("the DIMACS reader takes assumptions of the incremental form as unit clauses") {
  const Read back = read("p inccnf\n1 2 0\na 3 -4 0\n");
  CHECK(back.problem.incremental);
  CHECK(back.clauses == std::vector<std::vector<int>>{{1, 2}, {3}, {-4}});
}

TEST_CASE("errors in DIMACS files say what is wrong and where") {
  CHECK(error_of("") ==
        "test.cnf: not a DIMACS file: the line 'p cnf VARIABLES CLAUSES' is missing");
  CHECK(error_of("c x\nq cnf 1 1\n") ==
        "test.cnf:2:1: not a DIMACS problem line: expected 'p cnf VARIABLES CLAUSES'");
  CHECK(error_of("p cnf 99999999999 1\n") ==
        "test.cnf:1:1: not a DIMACS problem line: expected 'p cnf VARIABLES CLAUSES'");
  CHECK(error_of("p cnf 3 1\n1 4 0\n") == "test.cnf:2:3: " + says::not_a_literal("4", 3));
  CHECK(error_of("p cnf 3 1\n1 x 0\n") == "test.cnf:2:3: " + says::not_a_literal("x", 3));
  CHECK(error_of("p cnf 3 1\n1 -2147483648 0\n") ==
        "test.cnf:2:3: " + says::not_a_literal("-2147483648", 3));
  CHECK(error_of("p cnf 3 2\n1 0\n") == "test.cnf:2: 1 clauses, but the problem line says 2");
  CHECK(error_of("p cnf 3 1\n1 2\n") == "test.cnf:2: the last clause has no 0 at its end");
}

TEST_CASE("a clause that assumptions interrupt is an error") {
  CHECK(error_of("p inccnf\n1 2\na 3 0\n") ==
        "test.cnf:3:1: the clause before the assumptions has no 0 at its end");
}

TEST_CASE("the DIMACS reader refuses a clause that grows without end") {
  std::string text = "p cnf 1 1\n";
  for (int i = 0; i < (1 << 24) + 2; ++i) text += "1\n";
  CHECK_THAT(error_of(text), Catch::Contains("clause has more than 16777216 literals"));
}

TEST_CASE("the hash of benchmark databases is MD5 of the clauses, one blank between two words") {
  const auto hash = [](const std::string& text) {
    LineReader lines = LineReader::of_text(text, "test.cnf");
    return database_hash(lines);
  };
  // printf '1 -2 0 3 0' | md5sum
  const std::string expected = "e8f7bd612409cfb57be740d3ecddfb6f";
  CHECK(hash("p cnf 3 2\n1 -2 0\n3 0\n") == expected);
  CHECK(hash("c a comment 7\np  cnf 3 2\n  1\t-2\n0 3  0\nc more\n") == expected);
  CHECK(hash("p cnf 3 2\r\n1 -2 0\r\n3") == expected);
  CHECK(hash("p cnf 3 2\n3 0\n1 -2 0\n") != expected);
  // printf '' | md5sum
  CHECK(hash("p cnf 0 0\n") == "d41d8cd98f00b204e9800998ecf8427e");
}
