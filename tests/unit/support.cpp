// The tools that other tests rely on, tried on results known from elsewhere: 288 boards of 4x4 (and
// 28,200,960 of 6x6, too many to count here), small formulas with their models counted by hand, and
// shell commands with known results.
#include <unistd.h>

#include <catch2/catch.hpp>
#include <fstream>
#include <iterator>
#include <string>

#include "support/brute_force.hpp"
#include "support/cnf.hpp"
#include "support/run.hpp"

namespace support = sudoku_sat::support;

namespace {

std::vector<int> empty_cells(int count) {
  return std::vector<int>(static_cast<std::size_t>(count));
}

std::vector<int> digits(const std::string& line) {
  std::vector<int> result;
  for (const char symbol : line) result.push_back(symbol == '.' ? 0 : symbol - '0');
  return result;
}

const std::string inkala_2012 =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
const std::string inkala_2012_solution =
    "812753649943682175675491283154237896369845721287169534521974368438526917796318452";

/// Variable (row * 4 + column) * 4 + value of a 4x4 board, all from 0 but the value.
int variable(int row, int column, int value) { return (row * 4 + column) * 4 + value; }

/// The 4x4 board in clauses: a value in each cell, and two cells of a unit never equal.
std::string four_by_four() {
  std::string clauses;
  int count = 0;
  const auto add = [&](const std::string& clause) {
    clauses += clause + " 0\n";
    ++count;
  };
  for (int a = 0; a < 16; ++a) {
    const int row = a / 4, column = a % 4;
    std::string some;
    for (int value = 1; value <= 4; ++value) {
      if (!some.empty()) some += ' ';
      some += std::to_string(variable(row, column, value));
    }
    add(some);
    for (int b = 0; b < a; ++b) {
      const bool same_box = row / 2 == b / 4 / 2 && column / 2 == b % 4 / 2;
      if (row != b / 4 && column != b % 4 && !same_box) continue;
      for (int value = 1; value <= 4; ++value) {
        add(std::to_string(-variable(row, column, value)) + " " +
            std::to_string(-variable(b / 4, b % 4, value)));
      }
    }
  }
  return "p cnf 64 " + std::to_string(count) + "\n" + clauses;
}

/// Whether the process is a `sleep` that has not ended.
bool is_sleep(const std::string& process) {
  std::ifstream file("/proc/" + process + "/cmdline", std::ios::binary);
  const std::string words{std::istreambuf_iterator<char>(file), {}};
  return words.starts_with("sleep");
}

}  // namespace

TEST_CASE("Brute force finds the 288 boards of 4x4", "[support]") {
  CHECK(support::count_solutions(2, 2, empty_cells(16)) == 288);
}

TEST_CASE("Brute force counts Latin squares if the boxes are rows", "[support]") {
  CHECK(support::count_solutions(1, 3, empty_cells(9)) == 12);
  CHECK(support::count_solutions(4, 1, empty_cells(16)) == 576);
}

TEST_CASE("Brute force knows boxes that are not square", "[support]") {
  std::vector<int> givens = empty_cells(36);
  givens[0] = 1;
  givens[8] = 1;
  CHECK(support::count_solutions(2, 3, givens, 1) == 0);
  CHECK(support::count_solutions(3, 2, givens, 1) == 1);
}

TEST_CASE("Brute force stops at the limit", "[support]") {
  CHECK(support::count_solutions(2, 2, empty_cells(16), 7) == 7);
  CHECK(support::count_solutions(2, 2, empty_cells(16), 0) == 0);
}

TEST_CASE("Brute force finds the one solution of a hard puzzle", "[support]") {
  std::vector<std::vector<int>> solutions;
  support::for_each_solution(3, 3, digits(inkala_2012), [&](const std::vector<int>& grid) {
    solutions.push_back(grid);
    return true;
  });
  REQUIRE(solutions.size() == 1);
  CHECK(solutions.front() == digits(inkala_2012_solution));
}

TEST_CASE("Brute force finds no solution if givens clash", "[support]") {
  CHECK(support::count_solutions(2, 2, digits("11..............")) == 0);
  CHECK(support::count_solutions(2, 2, digits("1...1...........")) == 0);
  CHECK(support::count_solutions(2, 2, digits("1....1..........")) == 0);
}

TEST_CASE("Brute force refuses givens that don't fit the board", "[support]") {
  CHECK_THROWS_AS(support::count_solutions(2, 2, empty_cells(15)), std::invalid_argument);
  CHECK_THROWS_AS(support::count_solutions(2, 2, digits("5...............")),
                  std::invalid_argument);
  CHECK_THROWS_AS(support::count_solutions(0, 2, {}), std::invalid_argument);
}

TEST_CASE("The DIMACS parser reads comments, header and clauses", "[support]") {
  const support::Cnf cnf = support::parse_cnf("c made by hand\nc\np cnf 3 2\n1 -3 0\nc mid\n0\n");
  CHECK(cnf.variables == 3);
  CHECK(cnf.clauses == std::vector<std::vector<int>>{{1, -3}, {}});
  CHECK(cnf.comments == std::vector<std::string>{"made by hand", "", "mid"});
}

TEST_CASE("The DIMACS parser refuses what is not strict DIMACS", "[support]") {
  const std::string text = GENERATE(
      "", "1 0\n", "p cnf 1 1\n1 0", "p cnf 1 1\n1\n", "p cnf 1 1\n2 0\n", "p cnf 1 1\n-2 0\n",
      "p cnf 1 2\n1 0\n", "p cnf 1 0\n1 0\n", "p cnf 1 1\n1  0\n", "p cnf 1 1\n 1 0\n",
      "p cnf 1 1\n1 0 \n", "p cnf 1 1\n+1 0\n", "p cnf 1 1\n01 0\n", "p cnf 1 1\n1 0\r\n",
      "p cnf 1 1\n1 0 1 0\n", "p cnf 1 1\n\n1 0\n", "p cnf 1 0\np cnf 1 0\n", "p cnf 1\n",
      "p cnf -1 0\n", "p inccnf\n", "p cnf 1 1\nx 0\n", "p cnf 1 1\n99999999999999999999 0\n");
  CAPTURE(text);
  CHECK_THROWS_AS(support::parse_cnf(text), std::runtime_error);
}

TEST_CASE("Unit propagation follows a chain of implications", "[support]") {
  const support::Cnf cnf{4, {{-1, 2}, {-2, 3}, {3, 4}}, {}};
  CHECK(support::propagate(cnf) == std::vector<int>{});
  CHECK(support::propagate(cnf, {1}) == std::vector<int>{1, 2, 3});
  CHECK(support::propagate(cnf, {-3}) == std::vector<int>{-1, -2, -3, 4});
}

TEST_CASE("Unit propagation takes a repeated literal for one", "[support]") {
  CHECK(support::propagate({2, {{1, 1}, {-1, 2, 2}}, {}}) == std::vector<int>{1, 2});
}

TEST_CASE("Unit propagation reports a conflict", "[support]") {
  CHECK_FALSE(support::propagate({1, {{1}, {-1}}, {}}));
  CHECK_FALSE(support::propagate({1, {{}}, {}}));
  CHECK_FALSE(support::propagate({2, {{-1, 2}}, {}}, {1, -2}));
}

TEST_CASE("Models of small formulas are counted", "[support]") {
  CHECK(support::count_models({3, {}, {}}) == 8);
  CHECK(support::count_models({3, {{1, 2, 3}}, {}}) == 7);
  CHECK(support::count_models({2, {{1, 2}, {-1, -2}}, {}}) == 2);
  CHECK(support::count_models({2, {{1, 2}, {-1, 2}, {1, -2}, {-1, -2}}, {}}) == 0);
  CHECK(support::count_models({0, {}, {}}) == 1);
  CHECK(support::count_models({0, {{}}, {}}) == 0);
}

TEST_CASE("Models are counted on the first variables alone", "[support]") {
  CHECK(support::count_models({4, {{1, 2}}, {}}, 2) == 3);
  CHECK(support::count_models({3, {{1, 2}, {-3, 1}, {3, 1}}, {}}, 2) == 2);
}

TEST_CASE("Models without end are not counted to the end", "[support]") {
  CHECK(support::count_models({10, {}, {}}) == 1024);
  CHECK_THROWS_AS(support::count_models({60, {}, {}}), std::runtime_error);
}

TEST_CASE("The models of a 4x4 board in clauses are its 288 solutions", "[support]") {
  CHECK(support::count_models(support::parse_cnf(four_by_four())) == 288);
}

TEST_CASE("A command's outputs and exit status are distinguished", "[support]") {
  const support::RunResult result = support::shell("printf one; printf two >&2; exit 7");
  CHECK(result.status == 7);
  CHECK(result.out == "one");
  CHECK(result.err == "two");
  CHECK_FALSE(result.timed_out);
}

TEST_CASE("The status after a crash is 128 and the signal", "[support]") {
  CHECK(support::shell("kill -SEGV $$").status == 128 + 11);
}

TEST_CASE("A command that hangs is killed together with its children", "[support]") {
  const support::RunResult result =
      support::shell("sleep 600 & echo $!; sleep 600", std::chrono::seconds{1});
  CHECK(result.timed_out);
  CHECK(result.status == 128 + 9);
  const std::string child = result.out.substr(0, result.out.find('\n'));
  for (int tries = 0; tries < 500 && is_sleep(child); ++tries) usleep(10000);
  CHECK_FALSE(is_sleep(child));
}

TEST_CASE("Much output does not block a command", "[support]") {
  const support::RunResult result = support::shell("head -c 3000000 /dev/zero | tee /dev/stderr");
  CHECK(result.out == std::string(3000000, '\0'));
  CHECK(result.err == result.out);
}

TEST_CASE("A shell command runs in a new empty directory with the program's path", "[support]") {
  const support::RunResult result = support::shell("ls -a | wc -l; test -x \"$SUDOKU_SAT\"");
  CHECK(result.out == "2\n");
  CHECK(result.status == 0);
}

TEST_CASE("A scratch directory goes with what is in it", "[support]") {
  std::string path;
  {
    const support::Scratch scratch;
    path = scratch.write("file", std::string("a\0b\r\n", 5));
    CHECK(support::read_file(path) == std::string("a\0b\r\n", 5));
  }
  CHECK_THROWS_AS(support::read_file(path), std::runtime_error);
}
