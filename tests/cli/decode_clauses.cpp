// sudoku-sat decode: the answer is checked against every clause, then its grid by the rules.
#include <cmath>

#include "cli/helpers.hpp"
#include "support/sentences.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;

namespace {

/// The literals that the S[i,j,k] of a grid are: all of them, true or false.
std::string grid_literals(const std::string& grid, int variable_of(int, int, int) = nullptr) {
  const int size = static_cast<int>(std::lround(std::sqrt(grid.size())));
  std::string literals;
  for (int cell = 0; cell < size * size; ++cell) {
    for (int value = 1; value <= size; ++value) {
      const int variable = variable_of == nullptr ? cell * size + value
                                                  : variable_of(cell / size, cell % size, value);
      const bool holds = grid[static_cast<std::size_t>(cell)] == static_cast<char>('0' + value);
      literals += (holds ? "" : "-") + std::to_string(variable) + " ";
    }
  }
  return literals;
}

std::string without_comments(const std::string& cnf) {
  std::string text;
  for (const std::string& line : lines_of(cnf)) {
    if (!line.starts_with("c")) text += line + "\n";
  }
  return text;
}

RunResult decode_of(const std::string& cnf, const std::string& answer,
                    const Strings& options = {}) {
  const Scratch files;
  Strings arguments = {"decode", files.write("x.cnf", cnf), files.write("answer", answer), "-f",
                       "line"};
  arguments.insert(arguments.end(), options.begin(), options.end());
  return run(arguments);
}

/// A thermometer that the small puzzle's solution breaks.
const Strings on_thermometer{"--rules", "thermometers=r1c4 r1c3", "-p", "1..............."};

}  // namespace

TEST_CASE("cli: an answer that makes a clause false is refused with the clause and its line",
          "[cli][decode]") {
  const std::string answer = "s SATISFIABLE\nv " + grid_literals(small_solution) + "0\n";
  for (const bool header : {true, false}) {
    CAPTURE(header);
    Strings arguments = on_thermometer;
    arguments.insert(arguments.begin(), "dimacs");
    const std::string whole = run(arguments).out;
    const std::string cnf = header ? whole : without_comments(whole);
    CHECK(decode_of(cnf, answer).status == 0);
    arguments[2] = "thermometers=r1c3 r1c4";
    const std::string other = run(arguments).out;
    const std::string violated = header ? other : without_comments(other);
    const std::string error = only_error(decode_of(violated, answer), 1);
    CHECK_THAT(error, Contains("makes clause ") && Contains("x.cnf:"));
    // The line is that of a clause whose literals are all false.
    const std::size_t place = error.find("x.cnf:") + 6;
    const std::string line =
        lines_of(violated).at(static_cast<std::size_t>(std::stoi(error.substr(place)) - 1));
    CHECK_THAT(error, Contains(": " + line + ")"));
    std::istringstream literals(line);
    for (int literal = 0; literals >> literal && literal != 0;) {
      CHECK_THAT(" " + answer, Contains(" " + std::to_string(-literal) + " "));
    }
    CHECK_THAT(error, header ? Contains("and is not a solution: r1c3=4 and r1c4=3")
                             : Contains("although its grid obeys the rules"));
  }
}

TEST_CASE("cli: the line of a clause is reported, wherever comments and clauses are",
          "[cli][decode]") {
  std::string clauses;
  for (int i = 0; i < 5000; ++i)
    clauses += (i % 7 == 0 ? "c note\n\n" : "") + std::string("1 2 0\n");
  const std::string cnf = "p cnf 64 5003\n1 0 2\n-3 0\n" + clauses + "c\n-4\n1 0\n";
  const std::string wrong = decode_of(cnf, "1 -2 3 0\n").err;
  CHECK_THAT(wrong, Contains("makes clause 2 (") && Contains("x.cnf:2: 2 -3 0) false"));
  const RunResult late = decode_of(cnf, "-1 2 3 4 0\n");
  CHECK_THAT(late.err, Contains("makes clause 1 (") && Contains("x.cnf:2: 1 0) false"));
  std::string without = "p cnf 64 5001\n" + clauses + "c\n-4\n-1 0\n";
  const std::size_t lines = lines_of(without).size();
  CHECK_THAT(decode_of(without, "1 4 0\n").err,
             Contains("clause 5001 (") &&
                 Contains("x.cnf:" + std::to_string(lines - 1) + ": -4 -1 0) false"));
}

TEST_CASE("cli: decoding a formula without a header says how it was read", "[cli][decode]") {
  const std::string cnf = without_comments(run({"dimacs", "-p", small}).out);
  const std::string answer = grid_literals(small_solution) + "0\n";
  const RunResult result = decode_of(cnf, answer);
  CHECK(result.status == 0);
  CHECK(result.out == small_solution + "\n");
  CHECK_THAT(result.err, Contains("warning") && Contains("(i-1)*16 + (j-1)*4 + k"));
  const Scratch files;
  const Strings arguments = {"decode", files.write("x.cnf", cnf), files.write("answer", answer),
                             "-f", "json"};
  const Json warnings = objects_of(run(arguments)).at(0).at("warnings");
  REQUIRE(warnings.size() == 1);
  CHECK_THAT(warnings[0].get<std::string>(), Contains("row i, column j holds k"));
}

TEST_CASE("cli: a formula numbered by values, not by cells, gives no grid", "[cli][decode]") {
  // Variable (k-1)*16 + (i-1)*4 + j.
  const auto by_value = [](int row, int column, int value) {
    return (value - 1) * 16 + row * 4 + column + 1;
  };
  std::string clauses;
  int count = 0;
  const auto add = [&](const std::string& clause) {
    clauses += clause + " 0\n";
    ++count;
  };
  for (int row = 0; row < 4; ++row) {
    for (int column = 0; column < 4; ++column) {
      std::string some;
      for (int value = 1; value <= 4; ++value)
        some += std::to_string(by_value(row, column, value)) + " ";
      add(some);
    }
  }
  const RunResult result = decode_of("p cnf 64 " + std::to_string(count) + "\n" + clauses,
                                     grid_literals("1324241331424231", by_value) + "0\n");
  CHECK_THAT(only_error(result, 1), Contains("satisfies every clause") && Contains("S[i,j,k]") &&
                                        Contains("numbered differently"));
}

TEST_CASE("cli: without header a grid whose clauses are not all satisfied is incomplete",
          "[cli][decode]") {
  const std::string cnf =
      without_comments(run({"dimacs", "-e", "extended", "--amo", "sequential", "-p", small}).out);
  const RunResult result = decode_of(cnf, grid_literals(small_solution) + "0\n", {"--size", "4"});
  INFO(result);
  CHECK(result.status == 1);
  CHECK(result.out == small_solution + "\n");
  CHECK_THAT(result.err, Contains("incomplete") && Contains("don't satisfy clause"));
}

TEST_CASE("cli: the true literals alone satisfy a formula without header", "[cli][decode]") {
  const std::string cnf = without_comments(run({"dimacs", "-p", small}).out);
  std::istringstream all(grid_literals(small_solution));
  std::string positive;
  for (std::string word; all >> word;) {
    if (word[0] != '-') positive += word + " ";
  }
  CHECK(decode_of(cnf, positive + "0\n").status == 0);
}

TEST_CASE(
    "cli: a file that ends after its header can be decoded, one that ends among its clauses can't",
    "[cli][decode]") {
  const std::string cnf = run({"dimacs", "-p", small}).out;
  const std::string answer = grid_literals(small_solution) + "0\n";
  const std::size_t problem = cnf.find("\np cnf");
  const std::string header = cnf.substr(0, cnf.find('\n', problem + 1) + 1);
  CHECK(decode_of(header, answer).status == 0);
  CHECK_THAT(only_error(decode_of(header + "1 2 3 4 0\n", answer), 1),
             Contains("1 clauses, but the problem line says"));
}

TEST_CASE("cli: answers to a series are checked by the clauses too", "[cli][decode]") {
  const std::string cnf =
      run({"dimacs", "--givens", "assume"}, small + "\n" + small_solution + "\n").out;
  const std::string right = "s SATISFIABLE\nv " + grid_literals(small_solution) + "0\n";
  const std::string wrong = "s SATISFIABLE\nv 1 2 0\n";
  const RunResult result = decode_of(cnf, right + wrong);
  CHECK(result.status == 1);
  CHECK(lines_of(result.out).at(0) == small_solution);
  CHECK_THAT(result.err, Contains("puzzle 2") && Contains("makes clause ") &&
                             Contains("puts 1 and 2 into r1c1"));
}

TEST_CASE("cli: a list as Python prints it is an answer", "[cli][decode]") {
  const std::string cnf = run({"dimacs", "-p", small}).out;
  std::string list = grid_literals(small_solution);
  list.pop_back();
  for (std::size_t at = 0; (at = list.find(' ', at)) != list.npos; at += 2)
    list.replace(at, 1, ", ");
  for (const std::string& answer :
       {"[" + list + "]\n", list + "\n", "[" + list + "]", "(" + list + ")\n"}) {
    CHECK(decode_of(cnf, answer).out == small_solution + "\n");
  }
  CHECK_THAT(only_error(decode_of(cnf, "[1, -2, x]\n"), 1), Contains(says::not_a_literal("[1,")));
}

TEST_CASE("cli: an answer without a model says so", "[cli][decode]") {
  const RunResult result = decode_of(run({"dimacs", "-p", small}).out, "s SATISFIABLE\n");
  CHECK(result.status == 1);
  CHECK_THAT(result.err, Contains("printed no model"));
}

TEST_CASE("cli: the clauses of a formula are no answer to it", "[cli][decode]") {
  const std::string cnf = run({"dimacs", "-p", small}).out;
  for (const char* clauses :
       {"[[1, 2, 3, 4], [-1, -2], [-1, -3]]\n", "[[1, 2, 3, 4],\n [-1, -2],\n [-1, -3]]\n",
        "[1, 2, 3, 4]\n[-1, -2]\n[-1, -3]\n", "1 2 3 4 0\n-1 -2 0\n", "cnf = CNF()\n",
        "clauses = [[1, 2, 3, 4], [-1, -2]]\n", "{\"clauses\": [[1, 2]]}\n"}) {
    CAPTURE(clauses);
    CHECK_THAT(only_error(decode_of(cnf, clauses), 1),
               Contains("clauses") && Contains("run a solver on it"));
  }
}

TEST_CASE("cli: PicoSAT says how many models there were, one or none too", "[cli][decode]") {
  const std::string cnf = run({"dimacs", "-p", small}).out;
  const std::string model = "s SATISFIABLE\nv " + grid_literals(small_solution) + "0\n";
  CHECK(decode_of(cnf, model + "s SOLUTIONS 1\n").out == small_solution + "\n");
  const RunResult none = decode_of(cnf, "s SOLUTIONS 0\n");
  CHECK(none.status == 20);
  CHECK_THAT(none.err, Contains("there is no solution"));
}

TEST_CASE("cli: an answer or a formula in UTF-16 is refused by that name", "[cli][decode]") {
  const std::string cnf = run({"dimacs", "-p", small}).out;
  const std::string wide("\xFF\xFEs\0 \0S\0A\0T\0", 12);
  CHECK_THAT(only_error(decode_of(cnf, wide), 1), Contains("answer:1:1: UTF-16"));
  CHECK_THAT(only_error(decode_of(wide, "1 0\n"), 1), Contains("x.cnf:1:1: UTF-16"));
}

TEST_CASE("cli: a comment after a clause is skipped", "[cli][decode]") {
  const std::string answer = grid_literals(small_solution) + "0\n";
  CHECK(decode_of("p cnf 64 2\n1 0 c given\n1 2 0\tcomment\n", answer).status == 0);
  CHECK_THAT(only_error(decode_of("p cnf 64 2\n1 c 0\n1 2 0\n", answer), 1),
             Contains(says::not_a_literal("c")));
}

TEST_CASE("cli: a formula in place of a puzzle is recognised", "[cli][input]") {
  const std::string cnf = run({"dimacs", "-p", small}).out;
  for (const std::string& text : {cnf, without_comments(cnf)}) {
    CHECK_THAT(only_error(run({"solve"}, text), 1),
               Contains("a formula (DIMACS)") && Contains("decode"));
  }
}
