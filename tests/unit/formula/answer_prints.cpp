// Answers as Python, older solvers, MaxSAT solvers and services print them, and texts that are
// mistaken for one.
#include "sudoku_sat/dimacs.hpp"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

using namespace sudoku_sat;

namespace {

/// All models as people keep them, or what is said instead: "1 -2 3 | -1 2 3", "unsatisfiable".
std::string kept_models(const std::string& text, std::size_t variables = 3) {
  LineReader lines = LineReader::of_text(text, "answer");
  std::string result;
  try {
    read_models(lines, variables, variables, [&](const AnswerText& answer) {
      std::string model;
      for (Var variable = 1; static_cast<std::size_t>(variable) <= answer.model.variables();
           ++variable) {
        if (answer.model[variable] == Model::Value::open) continue;
        const bool is_true = answer.model[variable] == Model::Value::is_true;
        model += (model.empty() ? "" : " ") + std::to_string(is_true ? variable : -variable);
      }
      result += (result.empty() ? "" : " | ") +
                (model.empty() ? std::string(name(answer.answer)) : model);
      if (!answer.skipped.empty()) result += " (" + answer.skipped + ")";
    });
  } catch (const InputError& error) {
    return error.what();
  }
  return result;
}

struct Printed {
  std::string text;
  std::string models;
};

void check_all(const std::vector<Printed>& table, std::size_t variables = 3) {
  for (const auto& [text, models] : table) {
    CAPTURE(text);
    CHECK(kept_models(text, variables) == models);
  }
}

}  // namespace

TEST_CASE("answers as Python prints them are read", "[answer]") {
  check_all({
      {"[1, -2, 3]\n", "1 -2 3"},
      {"[1,\n -2,\n 3]\n", "1 -2 3"},
      {"[1, -2,\n 3]\n", "1 -2 3"},
      {"[1, -2, 3]\n[-1, 2, 3]\n", "1 -2 3 | -1 2 3"},
      {"[[1, -2, 3], [-1, 2, 3]]\n", "1 -2 3 | -1 2 3"},
      {"[[1 -2]\n [3]]\n", "1 -2 3"},
      {"Solution 1: [1, -2, 3]\nSolution 2: [-1, 2, 3]\n", "1 -2 3 | -1 2 3"},
      {"SAT\nmodel: [1, -2, 3]\n", "1 -2 3"},
      {"array([ 1, -2,  3], dtype=int64)\n", "1 -2 3"},
      {"[np.int64(1), np.int64(-2), np.int64(3)]\n", "1 -2 3"},
      {"True\n[1, -2, 3]\n", "1 -2 3"},
      {"True [1, -2, 3]\n", "1 -2 3"},
      {"(True, [1, -2, 3])\n", "1 -2 3"},
      {"(True, (None, True, False, True))\n", "1 -2 3"},
      {"[False, True, True]\n", "-1 2 3"},
      {"{1: False, 2: True, 3: False}\n", "-1 2 -3"},
      {"{'x1': False, 'x2': True}\n", "-1 2"},
      {"{3, 1}\n", "1 3"},
      {"False\nNone\n", "unsatisfiable"},
      {"(False, None)\n", "unsatisfiable"},
      {"\"UNSAT\"\n", "unsatisfiable"},
      {"\u22121 2 \u22123\n", "-1 2 -3"},
  });
}

TEST_CASE("answers in the words of other solvers are read", "[answer]") {
  check_all({
      {"s satisfiable\nv 1 -2 3 0\n", "1 -2 3"},
      {"s SATISFIABLE: x.cnf\nv 1 -2 3 0\n", "1 -2 3"},
      {"v -x1 x2 -x3\n", "-1 2 -3"},
      {"sat\n1 0 x1\n2 1 x2\n3 0 x3\n", "-1 2 -3"},
      {"x#1 1\nx#2 0\n", "1 -2"},
      {"1=0\n2=1\n3=0\n", "-1 2 -3"},
      {"1 -> F\n2 -> T\n", "-1 2"},
      {"{x1=false, x2=true}\n", "-1 2"},
      {"% SATISFIABLE formula (satisfying assignment follows)\n1 = 0\n2 = 1\n", "-1 2"},
      {"~1 2 ~3\n", "-1 2 -3"},
      {"\u00acx1 \u2227 x2\n", "-1 2"},
      {"Instance Unsatisfiable\n", "unsatisfiable"},
      {"c relsat\nSolution 1: 1 3\nSAT\n", "1 3"},
      {"{\"status\":\"SAT\",\"model\":[1,-2,3]}\n", "1 -2 3"},
      {"{\"assignment\": {\"1\": false, \"2\": true}}\n", "-1 2"},
      {"{\n \"Call\": [{\"Witnesses\": [{\"Value\": [\n1, -2, 3]}, {\"Value\": [-1, 2, 3]}]}],\n"
       " \"Result\": \"SATISFIABLE\", \"Models\": {\"Number\": 2}}\n",
       "1 -2 3 | -1 2 3"},
      {"{\"Call\":[{}],\"Result\":\"UNSATISFIABLE\"}\n", "unsatisfiable"},
  });
}

TEST_CASE("bits of MaxSAT solvers are a model of as many variables", "[answer]") {
  const std::string bits = "1000000000000010";
  const std::string model = "1 -2 -3 -4 -5 -6 -7 -8 -9 -10 -11 -12 -13 -14 15 -16";
  check_all({{"o 0\ns OPTIMUM FOUND\nv " + bits + "\n", model}, {"1 0 " + bits + "\n", model}}, 16);
}

TEST_CASE("lines of all variables are models without a 0", "[answer]") {
  CHECK(kept_models("1 -2 3\n-1 2 3\n") == "1 -2 3 | -1 2 3");
  CHECK(kept_models("1 -2 3\n-1 -2 3\n1 2 3\n") == "1 -2 3 | -1 -2 3 | 1 2 3");
  CHECK(kept_models("1 -2\n-1 2 3\n") == "answer:2:1: variable 1 occurs with both signs");
  CHECK(kept_models("1 -1\n", 1) == "answer:1:3: variable 1 occurs with both signs");
}

TEST_CASE("text around a model that is complete or ends is skipped", "[answer]") {
  const std::string model = "s SATISFIABLE\nv 1 -2 3 0\n";
  CHECK(kept_models("$ kissat x.cnf\n" + model + "$ \n") == "1 -2 3 (answer:4: skipped '$ ')");
  CHECK(kept_models(model + "real 0m0.01s\nuser 0m0.00s\n") ==
        "1 -2 3 (answer:3: skipped 'real 0m0.01s')");
  CHECK(kept_models("Instance Satisfiable\n1 -2 3 Random Seed Used 0\n") ==
        "1 -2 3 (answer:2: skipped 'Random')");
  CHECK(kept_models("Answer: 1\nx1 x3\nSATISFIABLE\n") == "1 3 (answer:1: skipped 'Answer: 1')");
  CHECK_THAT(kept_models(model + "error: out of memory\n"),
             Catch::StartsWith("answer:3:1: 'error:'"));
  CHECK_THAT(kept_models("hello\n1 -2\n"), Catch::StartsWith("answer:1:1: 'hello'"));
  // The model may be in a form that isn't known.
  CHECK_THAT(kept_models("SAT\nthe true ones: 1 3\n"), Catch::StartsWith("answer:2:1: 'the'"));
}

TEST_CASE("texts that are taken for answers are named", "[answer]") {
  const auto is_named = [](const std::string& text, const std::string& what) {
    CAPTURE(text);
    CHECK_THAT(kept_models(text), Catch::Contains(what));
  };
  is_named("p cnf 3 1\n1 2 0\n", "a formula (p cnf), not a solver's answer");
  is_named("-1 -2 0\nd 1 2 0\n0\n", "a proof (DRAT), not a solver's answer");
  is_named("sat\n(model\n  (define-fun x1 () Bool true)\n)\n", "a model of SMT-LIB");
  is_named("[x_1_1_5 = True,\n x_1_1_4 = False]\n", "a model by names");
  is_named("s SATISFIABLE\nc s type mc\nc s exact arb int 2\n", "a model counter's answer");
  is_named("# solutions\n2\n# END\n", "a model counter's answer");
  is_named("s mc 2\n", "a model counter's answer");
  is_named(std::string(81, '1') + "\n", "a board, not a solver's answer");
  is_named("None\n", "None (no model");
  is_named("[-1 -2 ... 3]\n", "leaves literals out");
  is_named("[\n -1, 2,\n ... 1 more item\n]\n", "leaves literals out");
  is_named("[True, False]\n", "2 truth values, but the formula has 3 variables");
}
