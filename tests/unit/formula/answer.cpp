// Answers of solvers as text: the forms that are read, and what is refused, with its place.
#include "sudoku_sat/dimacs.hpp"
#include "support/sentences.hpp"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

using namespace sudoku_sat;

namespace {

AnswerText read_text(const std::string& text, std::size_t variables = 4) {
  LineReader lines = LineReader::of_text(text, "answer");
  return read_answer(lines, variables);
}

/// The literals that the model makes true.
std::vector<Lit> literals(const Model& model) {
  std::vector<Lit> result;
  for (Var variable = 1; static_cast<std::size_t>(variable) <= model.variables(); ++variable) {
    if (model[variable] == Model::Value::is_true) result.push_back(variable);
    if (model[variable] == Model::Value::is_false) result.push_back(-variable);
  }
  return result;
}

std::string answer_error_of(const std::string& text, std::size_t variables = 4) {
  try {
    read_text(text, variables);
  } catch (const InputError& error) {
    return error.what();
  }
  return "no error";
}

using Literals = std::vector<Lit>;

/// Value lines of the literals -1 to -variables, ten on each.
std::string many_lines(int variables) {
  std::string text;
  for (int variable = 1; variable <= variables; ++variable) {
    text += (variable % 10 == 1 ? "v -" : " -") + std::to_string(variable);
    if (variable % 10 == 0) text += '\n';
  }
  return text;
}

}  // namespace

TEST_CASE("an answer of the SAT competitions is read", "[answer]") {
  const AnswerText text = read_text("c a comment\ns SATISFIABLE\nv 1 -2\nv 3 -4 0\nc the end\n");
  CHECK(text.answer == Answer::satisfiable);
  CHECK(text.closed);
  CHECK(literals(text.model) == Literals{1, -2, 3, -4});
}

TEST_CASE("value lines may come before the answer line", "[answer]") {
  const AnswerText text = read_text("v -1 2\nv 0\ns SATISFIABLE\n");
  CHECK(text.answer == Answer::satisfiable);
  CHECK(literals(text.model) == Literals{-1, 2});
}

TEST_CASE("MiniSat's result file is read", "[answer]") {
  const AnswerText text = read_text("SAT\n1 -2 3 -4 0\n");
  CHECK(text.answer == Answer::satisfiable);
  CHECK(text.closed);
  CHECK(literals(text.model) == Literals{1, -2, 3, -4});
  CHECK(read_text("UNSAT\n").answer == Answer::unsatisfiable);
  CHECK(read_text("INDET\n").answer == Answer::unknown);
}

TEST_CASE("what MiniSat prints is read together with its result", "[answer]") {
  const AnswerText text = read_text(
      "WARNING: for repeatability, setting FPU to use double precision\nSATISFIABLE\n"
      "SAT\n1 -2 0\n");
  CHECK(literals(text.model) == Literals{1, -2});
}

TEST_CASE("a list of literals is a claim of satisfiable", "[answer]") {
  const AnswerText text = read_text("1 -2\n\n3");
  CHECK(text.answer == Answer::satisfiable);
  CHECK_FALSE(text.closed);
  CHECK(literals(text.model) == Literals{1, -2, 3});
}

TEST_CASE("an empty list of literals ends with 0", "[answer]") {
  const AnswerText text = read_text("0\n");
  CHECK(text.answer == Answer::satisfiable);
  CHECK(text.closed);
  CHECK(literals(text.model).empty());
}

TEST_CASE("z3's answer has no closing 0", "[answer]") {
  const AnswerText text = read_text("s SATISFIABLE\nv -1 2 -3 \n");
  CHECK_FALSE(text.closed);
  CHECK(literals(text.model) == Literals{-1, 2, -3});
}

TEST_CASE("white space of any kind parts the literals of an answer", "[answer]") {
  const AnswerText text = read_text("  s\tSATISFIABLE \r\n\tv   1\t-2\v3\f\r\n  v 0  \r\n");
  CHECK(text.closed);
  CHECK(literals(text.model) == Literals{1, -2, 3});
}

TEST_CASE("the words for unsatisfiable and unknown are understood", "[answer]") {
  CHECK(read_text("s UNSATISFIABLE\n").answer == Answer::unsatisfiable);
  CHECK(read_text("UNSATISFIABLE").answer == Answer::unsatisfiable);
  CHECK(read_text("s UNKNOWN\n").answer == Answer::unknown);
  CHECK(read_text("s INDETERMINATE\n").answer == Answer::unknown);
  CHECK(read_text("c UNKNOWN\n").answer == Answer::unknown);
  CHECK(read_text("c s UNKNOWN\n").answer == Answer::unknown);
}

TEST_CASE("a comment does not contradict the answer", "[answer]") {
  CHECK(read_text("c UNKNOWN\ns UNSATISFIABLE\n").answer == Answer::unsatisfiable);
}

TEST_CASE("an answer may be repeated", "[answer]") {
  CHECK(read_text("s SATISFIABLE\nv 1 0\ns SATISFIABLE\n").answer == Answer::satisfiable);
  CHECK(literals(read_text("v 1 1 0").model) == Literals{1});
}

TEST_CASE("answers that contradict each other are refused", "[answer]") {
  CHECK(answer_error_of("s SATISFIABLE\ns UNSATISFIABLE\n") ==
        "answer:2:3: 'UNSATISFIABLE' contradicts the answer before, which was satisfiable");
  CHECK_THAT(answer_error_of("s UNKNOWN\nSAT\n"), Catch::StartsWith("answer:2:1:"));
}

TEST_CASE("literals beside unsatisfiable are refused", "[answer]") {
  CHECK_THAT(answer_error_of("v 1 0\ns UNSATISFIABLE\n"), Catch::Contains("unsatisfiable"));
  CHECK_THAT(answer_error_of("UNSAT\n1 2 0\n"), Catch::Contains("unsatisfiable"));
  CHECK_THAT(answer_error_of(many_lines(1000) + "s UNSATISFIABLE\n", 1000),
             Catch::Contains("unsatisfiable"));
}

TEST_CASE("a literal out of range is refused with its place", "[answer]") {
  CHECK(answer_error_of("s SATISFIABLE\nv 1 -5 0\n") ==
        "answer:2:5: literal -5 is out of range: the formula has the variables 1 to 4");
  CHECK_THAT(answer_error_of("5"), Catch::StartsWith("answer:1:1:"));
  CHECK_THAT(answer_error_of("v 1 2147483648 0"), Catch::StartsWith("answer:1:5:"));
  CHECK_THAT(answer_error_of("v -9223372036854775808 0"), Catch::StartsWith("answer:1:3:"));
  CHECK_THAT(answer_error_of("v 99999999999999999999999 0"), Catch::StartsWith("answer:1:3:"));
  CHECK_THAT(answer_error_of("v 1 0", 0), Catch::StartsWith("answer:1:3:"));
}

TEST_CASE("a variable with both signs is refused", "[answer]") {
  CHECK(answer_error_of("v 1 2\nv -1 0\n") == "answer:2:3: variable 1 occurs with both signs");
  const std::string lines = many_lines(1000) + "v 2 -3\n";
  CHECK(answer_error_of(lines + many_lines(1000) + "v 0\n", 1000) ==
        "answer:101:3: variable 2 occurs with both signs");
}

TEST_CASE("literals after the closing 0 are refused", "[answer]") {
  CHECK_THAT(answer_error_of("v 1 0\nv 2 0\n"),
             Catch::StartsWith("answer:2:3: literals after the 0"));
}

TEST_CASE("a text that is not an answer is refused, and the message says what would be right",
          "[answer]") {
  CHECK_THAT(answer_error_of(""), Catch::StartsWith("answer") &&
                                      Catch::Contains("contains no answer") &&
                                      Catch::Contains("s SATISFIABLE"));
  CHECK_THAT(answer_error_of("c nothing but comments\n\n"), Catch::Contains("contains no answer"));
  CHECK_THAT(answer_error_of("hello\n"),
             Catch::StartsWith("answer:1:1: " + says::not_a_literal("hello")) &&
                 Catch::Contains("s SATISFIABLE"));
  CHECK_THAT(answer_error_of("v 1 2x 0"), Catch::StartsWith("answer:1:5: '2x'"));
  CHECK_THAT(answer_error_of("v +1 0"), Catch::StartsWith("answer:1:3:"));
  CHECK_THAT(answer_error_of("s MAYBE\n"),
             Catch::StartsWith("answer:1:3: 's' is followed by 'MAYBE'"));
  CHECK_THAT(answer_error_of("s\n"), Catch::StartsWith("answer:1:2:"));
}

TEST_CASE("a complaint before the answer is not passed over", "[answer]") {
  CHECK_THAT(answer_error_of("(error, \"unexpected char\")\ns SATISFIABLE\nv 1 \n"),
             Catch::StartsWith("answer:1:1: '(error,'"));
  CHECK_THAT(answer_error_of("PARSE ERROR! Unexpected char\ns UNSATISFIABLE\n"),
             Catch::StartsWith("answer:1:1: 'PARSE'"));
  CHECK_THAT(answer_error_of("3 Errors\ns UNSATISFIABLE\n"),
             Catch::StartsWith("answer:1:3: 'Errors'"));
}

TEST_CASE("text before the answer line is passed over", "[answer]") {
  const AnswerText text = read_text(
      "c glucose\nSolved by simplification\n12 variables eliminated\n\ns SATISFIABLE\n"
      "v 1 -2 0\n");
  CHECK(text.answer == Answer::satisfiable);
  CHECK(literals(text.model) == Literals{1, -2});
  CHECK(read_text("Solved by simplification\ns UNSATISFIABLE\n").answer == Answer::unsatisfiable);
  // What such a text seems to say is not believed.
  CHECK(read_text("SAT solver of 2009\n1 2 and 3\ns UNSATISFIABLE\n").answer ==
        Answer::unsatisfiable);
  CHECK(read_text("UNSATISFIABLE clauses: none\ns UNKNOWN\n").answer == Answer::unknown);
}

TEST_CASE("text is refused if no answer line follows, and after that line", "[answer]") {
  CHECK_THAT(answer_error_of("Solved by simplification\n"),
             Catch::StartsWith("answer:1:1: " + says::not_a_literal("Solved")));
  CHECK_THAT(answer_error_of("c 1\n12 variables\nUNSAT\n"),
             Catch::StartsWith("answer:2:4: 'variables'"));
  CHECK_THAT(answer_error_of("hello\n1 -2 0\n"), Catch::StartsWith("answer:1:1: 'hello'"));
  CHECK_THAT(answer_error_of("s UNSATISFIABLE\nhello\n"), Catch::StartsWith("answer:2:1: 'hello'"));
  CHECK_THAT(answer_error_of("s SATISFIABLE\nv 1\nhello\nv 2 0\n"),
             Catch::StartsWith("answer:3:1:"));
}

TEST_CASE("a line with the letter of a form is never text", "[answer]") {
  CHECK_THAT(answer_error_of("v 1 x\ns SATISFIABLE\n"), Catch::StartsWith("answer:1:5: 'x'"));
  CHECK_THAT(answer_error_of("s MAYBE\ns SATISFIABLE\n"), Catch::StartsWith("answer:1:3:"));
}

TEST_CASE("bytes that a terminal would obey do not reach the message", "[answer]") {
  const std::string text =
      answer_error_of(std::string("\x1b[2J\0\x07", 6) + std::string(1000, 'x'));
  CHECK(text.size() < 400);
  CHECK(text.find_first_of(std::string("\x1b\0\x07", 3)) == std::string::npos);
}

TEST_CASE("a model keeps as many variables as are asked for, all are checked") {
  LineReader lines = LineReader::of_text("s SATISFIABLE\nv 1 -2 2000000000 0\n", "test");
  const AnswerText answer = read_answer(lines, 2'000'000'000, 2);
  CHECK(answer.model.variables() == 2);
  CHECK(answer.model[1] == Model::Value::is_true);
  LineReader beyond = LineReader::of_text("v 2000000001 0\n", "test");
  CHECK_THROWS_AS(read_answer(beyond, 2'000'000'000, 2), InputError);
}

TEST_CASE("answers to a series are read one after the other, whatever is between them") {
  const std::string text =
      "c solver\ns SATISFIABLE\nv 1 -2\nv 3 0\nc next\ns UNSATISFIABLE\ns UNKNOWN\n"
      "UNSAT\nSAT\n-1 4 0\ns SATISFIABLE\nv -4 0\nc done\n";
  LineReader lines = LineReader::of_text(text, "answer");
  std::vector<Answer> said;
  std::vector<Literals> models;
  read_answers(lines, 4, 4, [&](const AnswerText& answer) {
    said.push_back(answer.answer);
    models.push_back(literals(answer.model));
  });
  using enum Answer;
  CHECK(said ==
        std::vector{satisfiable, unsatisfiable, unknown, unsatisfiable, satisfiable, satisfiable});
  CHECK(models == std::vector<Literals>{{1, -2, 3}, {}, {}, {}, {-1, 4}, {-4}});
}

TEST_CASE("a further answer of a series without its line is refused, with its place") {
  const auto error_in_series = [](const std::string& text) {
    LineReader lines = LineReader::of_text(text, "answer");
    try {
      read_answers(lines, 4, 4, [](const AnswerText&) {});
    } catch (const InputError& error) {
      return std::string(error.what());
    }
    return std::string("no error");
  };
  CHECK_THAT(error_in_series("s SATISFIABLE\nv 1 0\nv 2 0\n"),
             Catch::StartsWith("answer:3:3: literals after the 0") &&
                 Catch::Contains("a further answer begins with its 's' line"));
  CHECK_THAT(error_in_series("s SATISFIABLE\nv 1 0\ns UNSATISFIABLE\nv 2 0\n"),
             Catch::Contains("unsatisfiable, and yet it has literals"));
  CHECK_THAT(error_in_series("c nothing\n"), Catch::Contains("contains no answer"));
}
