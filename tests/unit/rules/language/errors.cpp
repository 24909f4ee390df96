// Errors in statements: one message each, at the wrong character.
#include <catch2/catch.hpp>
#include <string>

#include "sudoku_sat/rule.hpp"
#include "support/sentences.hpp"

using namespace sudoku_sat;

namespace {

/// The message for entries that begin at test:7:11, ';' between them.
std::string statement_error(const std::string& text) {
  const Position begin{"test", 7, 11};
  try {
    make_board(Geometry(9), {{&rule_named("rule"), split_entries(text, begin), begin}});
  } catch (const InputError& error) {
    return error.what();
  }
  return "no error";
}

std::string repeated(const std::string& text, std::size_t times) {
  std::string result;
  for (std::size_t i = 0; i < times; ++i) result += text;
  return result;
}

}  // namespace

TEST_CASE("a wrong statement is one message at its character", "[rules][language]") {
  const std::pair<std::string, std::string> cases[] = {
      {"r1c1 +", "test:7:17: the statement ends too early: expected a number, a cell or a name"},
      {"r1c1 + = 3", "test:7:18: expected a number, a cell or a name, got '='"},
      {"(r1c1 = 3", "test:7:20: the statement ends too early: expected ')'"},
      {"r1c1 = 3 4", "test:7:20: expected the end of the statement, got '4'"},
      {"r1c1 ? 3", "test:7:16: '?' is not allowed here"},
      {"r1c1 ≠ 3", "test:7:16: '≠' is not allowed here: it is written !="},
      {"r1c1 < 3 # low", "test:7:20: '#' is not allowed here: a comment needs a line of its own"},
      {"R1C1 = 3", "test:7:11: unknown name 'R1C1'; did you mean r1c1?"},
      {"let f(x, x) = x; f(r1c1, r1c1) = 1", "f has two parameters called x"},
      {"r10c1 = 3", "test:7:11: " + says::no_cell("r10c1", 9)},
      {"r1c1 = 99999999999", "test:7:18: 99999999999 is too large a number"},
      {"r1c1", "test:7:11: expected something true or false such as \"r1c1 < 5\", got a number"},
      {"r1c1-r1c5 = 3", "test:7:11: expected a number, got a list"},
      {"(r1c1 = 1) + 2 = 3", "test:7:12: expected a number, got a truth"},
      {"sum(r1c1 < 2) = 1", "test:7:11: expected a number, got a truth"},
      {"summ(r1c1) = 1", "test:7:11: unknown name 'summ'; did you mean sum?"},
      {"abs(1, 2) = 1", "test:7:11: 'abs' has 1 argument, not 2"},
      {"row(10)[1] = 1", "test:7:15: 10 should be from 1 to 9"},
      {"[r1c1, r1c2][r5c5] = 1", "test:7:24: 1 to 9 of a list of 2"},
      {"r1c1 / r1c2 = 2", "test:7:11: / and mod need a number above 0"},
      {"for each (a, b) in rows: a = b", "test:7:20: 2 names for 9 things"},
      {"for each x in cells where x > 3: x > 4",
       "test:7:37: the condition of `where` must not depend on the cells' values"},
      {"let f(x) = g(x); let g(x) = f(x); g(r1c1) = 1",
       "test:7:22: 'g' is not defined above this: a definition uses those above it, and never "
       "itself"},
      {"let f = 1; let f = 2; r1c1 = f", "f is defined twice"},
      {"let in = 1", "test:7:15: expected a name, got 'in'"},
      {"matches(row(1), 5)", "test:7:27: a pattern must be in quotation marks"},
      {"matches(row(1), \"12", "test:7:27: the second quotation mark is missing"},
      {"matches(row(1), \"1(2\")", "test:7:31: ')' is missing"},
      {"matches(row(1), \"1<low>\")", "test:7:29: 'low' is not a set of values defined by `let`"},
      {"matches(row(1), \"0\")", "test:7:28: 0 is not a value from 1 to 9"},
      {"r1c1 + 1 = 20", "test:7:11: this can never hold"},
      {"r1c1 * r1c2 = 11", "test:7:11: this can never hold"},
      {"r1c1 * r1c2 * r1c3 = 11", "test:7:11: this can never hold"},
      {"r1c1 * r1c1 = 11", "test:7:11: this can never hold"},
      {"for each x in 1..1000000: r1c1 < x + 9", "1 to 1000000 are more than 100000 numbers"},
      {"all_different(row(1), r2c1)", "10 cells can't all differ: there are 9 values"},
  };
  for (const auto& [text, message] : cases) {
    CAPTURE(text);
    CHECK_THAT(statement_error(text), Catch::Contains(message));
  }
}

TEST_CASE("a statement that would be endless is refused at once", "[long][rules][language]") {
  CHECK_THAT(statement_error(repeated("(", 100'000) + "r1c1"), Catch::Contains("nested more than"));
  CHECK_THAT(statement_error(repeated("not ", 100'000) + "r1c1 = 1"),
             Catch::Contains("nested more than"));
  CHECK_THAT(statement_error(repeated("-", 100'000) + "r1c1 = 1"),
             Catch::Contains("nested more than"));
  CHECK_THAT(statement_error("row(1)" + repeated("[1]", 100'000) + " = 1"),
             Catch::Contains("nested more than"));
  CHECK_THAT(statement_error(repeated("(", 101) + "r1c1" + repeated(")", 101) + " = 1"),
             Catch::Contains("nested more than 100 deep"));
  CHECK(statement_error(repeated("(", 99) + "r1c1" + repeated(")", 99) + " = 1") == "no error");
  CHECK(statement_error("r1c1" + repeated(" + 1 - 1", 10'000) + " = 1") == "no error");
  CHECK_THAT(statement_error("product(" + repeated("1000000, ", 9) + "r1c1) = 1"),
             Catch::Contains("a number beyond 2^53"));
  CHECK_THAT(statement_error("sum(x in cells: x * x) = 2565"),
             Catch::Contains("5 million literals"));
  CHECK_THAT(statement_error("for each x in 1..100000: for each y in 1..100000: x + y > 0"),
             Catch::Contains("written out"));
  CHECK_THAT(statement_error("matches(row(1), \"(((1{1000}){1000}){1000}){1000}\")"),
             Catch::Contains("too long"));
  std::string doubled = "let f0(x) = x + x";
  for (int i = 1; i < 60; ++i) {
    doubled += "; let f" + std::to_string(i) + "(x) = f" + std::to_string(i - 1) + "(x) + f" +
               std::to_string(i - 1) + "(x)";
  }
  CHECK_THAT(statement_error(doubled + "; f59(r1c1) > 0"), Catch::Contains("written out"));
  CHECK_THAT(statement_error("sum(x in cells: x * x * row_number(x) * column_number(x)) = 15000"),
             Catch::Contains("needs more than 5 million literals"));
}
