// Numbers of models: compiled, checked, and compared with brute force; altered at random, where
// nothing wrong may be accepted.
#include "sudoku_sat/count_checker.hpp"

#include <catch2/catch.hpp>
#include <random>
#include <set>

#include "certify/dnnf/compiler.hpp"
#include "sudoku_sat/base.hpp"
#include "support/cnf.hpp"

using namespace sudoku_sat;
using namespace sudoku_sat::support;
using Catch::Contains;

namespace {

struct Question {
  Cnf cnf;
  int counted = 0;

  std::vector<int> literals() const {
    std::vector<int> all;
    for (const auto& clause : cnf.clauses) {
      all.insert(all.end(), clause.begin(), clause.end());
      all.push_back(0);
    }
    return all;
  }
  dnnf::Compiled compiled() const { return dnnf::compile(literals(), cnf.variables, counted, {}); }
  CountReport check(const dnnf::Compiled& texts) const {
    const std::vector<int> formula = literals();
    return check_count({formula, static_cast<std::size_t>(cnf.variables),
                        static_cast<std::size_t>(counted), texts.nnf, texts.lemmas});
  }
  std::string truth() const { return std::to_string(count_models(cnf, counted)); }
};

/// Clauses of two literals and more over few variables: hard enough to need lemmas, often in parts.
Question random_question(std::mt19937& random) {
  Question question{
      {.variables = 6 + static_cast<int>(random() % 7), .clauses = {}, .comments = {}}};
  const auto variables = static_cast<unsigned>(question.cnf.variables);
  question.counted =
      random() % 2 == 0 ? question.cnf.variables : 1 + static_cast<int>(random() % variables);
  const auto clauses = variables * (1 + random() % 9) / 2;
  for (std::size_t i = 0; i < clauses; ++i) {
    std::vector<int> clause;
    const auto length = random() % 16 == 0 ? std::size_t{1} : 2 + random() % 3;
    while (clause.size() < length) {
      const int variable = 1 + static_cast<int>(random() % variables);
      clause.push_back(random() % 2 == 0 ? variable : -variable);
    }
    question.cnf.clauses.push_back(clause);
  }
  return question;
}

std::vector<std::string> split_lines(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = text.find('\n', begin) + 1;
    lines.push_back(text.substr(begin, end - begin));
    begin = end;
  }
  return lines;
}

void change_number(std::string& line, std::mt19937& random) {
  std::size_t at = line.find_first_of("123456789", random() % line.size());
  if (at == line.npos) at = line.find_first_of("0123456789");
  const std::size_t end = line.find_first_not_of("0123456789", at);
  const bool negate = random() % 2 == 0;
  if (negate && at > 0 && line[at - 1] == '-')
    line.erase(at - 1, 1);
  else if (negate)
    line.insert(at, "-");
  else
    line.replace(at, end - at, std::to_string(random() % 15));
}

/// One or two small changes that keep most lines well-formed.
std::string altered_text(const std::string& text, std::mt19937& random) {
  std::vector<std::string> lines = split_lines(text);
  for (unsigned times = 1 + random() % 2; times > 0 && !lines.empty(); --times) {
    const std::size_t one = random() % lines.size();
    const std::size_t other = random() % lines.size();
    switch (random() % 5) {
      case 0:
        lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(one));
        break;
      case 1:
        std::swap(lines[one], lines[other]);
        break;
      case 2:
        lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(one), lines[other]);
        break;
      default:
        change_number(lines[one], random);
    }
  }
  std::string whole;
  for (const std::string& line : lines) whole += line;
  return whole;
}

std::string refusal(const std::string& nnf, const std::string& lemmas = "") {
  const std::vector<int> formula = {1, 2, 0, -1, -2, 0, 3, 4, 5, 0};
  const CountReport report = check_count({formula, 5, 5, nnf, lemmas});
  CHECK_FALSE(report.accepted);
  CHECK(report.models.empty());
  return (report.in_lemmas ? "lemma " : "") + std::to_string(report.line) + ": " + report.reason;
}

}  // namespace

TEST_CASE("the number of models of a formula is that of brute force") {
  std::mt19937 random(55);
  int lemmas = 0;
  int none = 0;
  for (int round = 0; round < 600; ++round) {
    const Question question = random_question(random);
    const dnnf::Compiled texts = question.compiled();
    const CountReport report = question.check(texts);
    CAPTURE(round, texts.nnf, texts.lemmas, report.reason, report.line, report.in_lemmas);
    REQUIRE(report.accepted);
    REQUIRE(report.models == question.truth());
    CHECK(report.nodes == texts.nodes);
    lemmas += texts.lemmas.empty() ? 0 : 1;
    none += report.models == "0" ? 1 : 0;
  }
  CHECK(lemmas > 50);
  CHECK(none > 20);
}

TEST_CASE("the models of a graph are all models, each once") {
  std::mt19937 random(56);
  for (int round = 0; round < 100; ++round) {
    const Question question = random_question(random);
    const dnnf::Compiled texts = question.compiled();
    std::set<std::vector<int>> models;
    std::size_t visited = 0;
    each_model(texts.nnf, static_cast<std::size_t>(question.counted),
               [&](std::span<const int> model) {
                 std::vector<int> whole(model.begin(), model.end());
                 std::sort(whole.begin(), whole.end());
                 Cnf with = question.cnf;
                 for (int variable = 1; variable <= question.counted; ++variable) {
                   const bool is_true = std::binary_search(whole.begin(), whole.end(), variable);
                   with.clauses.push_back({is_true ? variable : -variable});
                 }
                 CHECK(count_models(with, question.counted) == 1);
                 models.insert(whole);
                 ++visited;
                 return true;
               });
    CHECK(models.size() == visited);
    CHECK(std::to_string(visited) == question.truth());
  }
}

TEST_CASE("an altered graph or lemma is refused, or the number is right all the same") {
  std::mt19937 random(57);
  const int rounds = std::getenv("SUDOKU_SAT_SOAK") == nullptr ? 150 : 20'000;
  int accepted = 0;
  int refused = 0;
  for (int round = 0; round < rounds; ++round) {
    const Question question = random_question(random);
    const dnnf::Compiled texts = question.compiled();
    const std::string truth = question.truth();
    for (int i = 0; i < 20; ++i) {
      dnnf::Compiled other = texts;
      const bool lemma = !texts.lemmas.empty() && i % 4 == 0;
      std::string& text = lemma ? other.lemmas : other.nnf;
      text = altered_text(text, random);
      const CountReport report = question.check(other);
      if (report.accepted && report.models != truth) {
        FAIL(other.nnf << "\n" << other.lemmas << "\n" << report.models << " is not " << truth);
      }
      (report.accepted ? accepted : refused)++;
    }
  }
  CHECK(accepted > 100);
  CHECK(refused > 10 * rounds);
}

TEST_CASE("a graph of another formula is refused, or has the same number") {
  std::mt19937 random(58);
  int refused = 0;
  for (int round = 0; round < 300; ++round) {
    Question question = random_question(random);
    const dnnf::Compiled texts = question.compiled();
    auto& clauses = question.cnf.clauses;
    const std::size_t one = random() % clauses.size();
    if (random() % 2 == 0)
      clauses.erase(clauses.begin() + static_cast<std::ptrdiff_t>(one));
    else
      clauses[one][0] = -clauses[one][0];
    const CountReport report = question.check(texts);
    if (report.accepted) CHECK(report.models == question.truth());
    refused += report.accepted ? 0 : 1;
  }
  CHECK(refused > 100);
}

TEST_CASE("a graph is refused with its line and the reason") {
  // Models: one of 1 and 2, and not all of 3, 4 and 5 false.
  const std::string nodes = "o 1 0\na 2 0\no 3 0\no 4 0\no 5 0\no 6 0\nt 7 0\n";
  const std::string first = "1 2 0\n2 3 0\n2 4 0\n3 7 1 -2 0\n3 7 -1 2 0\n";
  const std::string third = "4 5 3 0\n";
  CHECK_THAT(refusal(""), Contains("there is no node"));
  CHECK_THAT(refusal("o 2 0\n"), Contains("1: expected the next node, 1"));
  CHECK_THAT(refusal("o 1 0"), Contains("1: the last line has no end"));
  CHECK_THAT(refusal("o 1 0\n1 1 0\n"),
             Contains("2: expected an arc to a node with a higher number"));
  CHECK_THAT(refusal("o 1 0\nt 2 0\n1 2 6 0\n"), Contains("3: the formula has no variable of 6"));
  CHECK_THAT(refusal("o 1 0\nt 2 0\n1 2  3 0\n"), Contains("3: expected numbers"));
  CHECK_THAT(refusal("o 1 0\nt 2 0\n1 2\n"), Contains("3: there is no 0"));
  CHECK_THAT(refusal("o 1 0\nt 2 0\n1 2 0 3 0\n"), Contains("3: nothing may follow"));
  CHECK_THAT(refusal("o 1 0\nt 2 0\n1 2 0\n"), Contains("3: node 2 should be 'a'"));
  CHECK_THAT(refusal("f 1 0\n"), Contains("the lemmas don't refute the formula"));
  CHECK_THAT(refusal("f 1 0\n", "1 0\n"), Contains("lemma 1: this does not follow"));
  CHECK_THAT(refusal("o 1 0\nt 2 0\n1 2 1 0\n"), Contains("3: unit propagation does not derive 1"));
  CHECK_THAT(refusal(nodes + "1 2 0\n2 3 0\n3 7 1 0\n"), Contains("there are 2 parts"));
  CHECK_THAT(refusal(nodes + "1 2 0\n2 3 0\n2 4 0\n3 7 1 0\n"),
             Contains("11: unit propagation derives more literals"));
  CHECK_THAT(refusal(nodes + "1 2 0\n2 3 0\n2 4 0\n3 7 1 -2 -2 0\n"),
             Contains("or it occurs twice"));
  CHECK_THAT(refusal(nodes + "1 2 0\n2 3 0\n2 4 0\n3 7 1 -2 0\n"),
             Contains("no contradiction follows from the other decision of node 3"));
  CHECK_THAT(refusal(nodes + "1 2 0\n2 3 0\n2 4 0\n3 7 1 -2 0\n3 7 1 -2 0\n"),
             Contains("12: the first literal is not the other decision"));
  CHECK_THAT(refusal(nodes + "1 2 0\n2 3 0\n2 4 0\n3 7 3 0\n"),
             Contains("the part has no variable of 3"));
  CHECK_THAT(refusal(nodes + first + "4 7 3 0\n"), Contains("13: node 7 should be 'a'"));
  CHECK_THAT(refusal(nodes + "1 2 0\n2 3 0\n2 3 0\n3 7 1 -2 0\n3 7 -1 2 0\n"),
             Contains("10: the other ways to node 3 leave another part"));
}

TEST_CASE("numbers of models may be larger than any machine's") {
  Question question{{.variables = 210, .clauses = {}, .comments = {}}, 210};
  for (int variable = 1; variable <= 210; variable += 3) {
    question.cnf.clauses.push_back({variable, variable + 1, variable + 2});
  }
  CHECK(question.check(question.compiled()).models ==
        "143503601609868434285603076356671071740077383739246066639249");
}

TEST_CASE("a limit ends compiling and checking") {
  const std::atomic<bool> stop = true;
  const std::vector<int> formula = {1, 2, 0};
  CHECK_THROWS_AS(dnnf::compile(formula, 2, 2, Limits({}, &stop)), Stopped);
  CHECK_THROWS_AS(check_count({formula, 1, 1, "", ""}), std::logic_error);
}
