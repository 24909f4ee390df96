// Random formulas and proofs: every lemma is judged as the definitions require, nothing refutes a
// formula that has a model, and solvers' proofs are accepted.
#include <catch2/catch.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "clauses.hpp"
#include "naive_checker.hpp"
#include "sudoku_sat/base.hpp"
#include "support/cnf.hpp"

using namespace sudoku_sat;
using namespace sudoku_sat::support;

namespace {

int number(Random& random, int least, int most) {
  return least + static_cast<int>(random.below(static_cast<std::size_t>(most - least + 1)));
}

/// Literals are drawn one by one: some stand there twice, and some clauses are tautologies.
Clause random_clause(Random& random, int variables, int shortest, int longest) {
  Clause clause(static_cast<std::size_t>(number(random, shortest, longest)));
  for (int& literal : clause) {
    literal = number(random, 1, variables) * (random.below(2) == 0 ? 1 : -1);
  }
  return clause;
}

/// Has two more variables, for proofs to define; the first clause, a tautology, makes them known.
std::vector<Clause> random_formula(Random& random, int variables, int clauses) {
  std::vector<Clause> formula = {{variables + 2, -variables - 2}};
  for (int i = 0; i < clauses; ++i) formula.push_back(random_clause(random, variables, 2, 4));
  return formula;
}

bool satisfiable(const std::vector<Clause>& clauses, int variables) {
  Cnf cnf;
  cnf.variables = variables + 2;
  cnf.clauses = clauses;
  return count_models(cnf) > 0;
}

/// Lemmas that the definitions accept, in random order, with deletions between them; the checker
/// is told of each one that they refuse.
class RandomProof {
 public:
  RandomProof(Random& random, int variables, std::vector<Clause> formula)
      : random_(random), variables_(variables), formula_(formula), naive_(std::move(formula)) {}

  void extend(int tries) {
    for (int i = 0; i < tries && !naive_.refuted(); ++i) {
      if (random_.below(4) == 0) {
        remove();
      } else {
        add();
      }
    }
  }

  bool refuted() const { return naive_.refuted(); }
  const std::string& text() const { return text_; }
  ProofReport check() const { return check_trimming(formula_, text_); }
  const std::vector<Clause>& formula() const { return formula_; }

 private:
  void add() {
    const Clause lemma = random_clause(random_, variables_ + 2, 1, 3);
    const std::string line = proof_line(lemma);
    if (naive_.accepts(lemma)) {
      naive_.add(lemma);
      text_ += line;
      ++lines_;
      return;
    }
    const ProofReport report = check_proof(proof_formula(formula_), text_ + line);
    CAPTURE(text_, line);
    CHECK_FALSE(report.accepted);
    CHECK(report.line == lines_ + 1);
  }

  void remove() {
    if (naive_.clauses().empty()) return;
    const std::size_t index = random_.below(naive_.clauses().size());
    Clause clause = naive_.clauses()[index];
    if (!naive_.remove(index)) return;
    random_.shuffle(clause);
    text_ += proof_line(clause, true);
    ++lines_;
  }

  Random& random_;
  int variables_;
  std::vector<Clause> formula_;
  NaiveChecker naive_;
  std::string text_;
  std::uint64_t lines_ = 0;
};

/// A random proof without any check of its lemmas.
std::string random_text(Random& random, int variables) {
  std::string text;
  for (int i = number(random, 1, 12); i > 0; --i) {
    text += proof_line(random_clause(random, variables + 2, 1, 3), random.below(4) == 0);
  }
  return text + "0\n";
}

}  // namespace

TEST_CASE("the checker judges each lemma as the definitions of RUP and RAT do", "[proof-checker]") {
  Random random(1);
  int refuted = 0;
  std::uint64_t rat = 0;
  for (int round = 0; round < 200; ++round) {
    const int variables = number(random, 2, 5);
    const int clauses = number(random, 1, 6 * variables);
    RandomProof proof(random, variables, random_formula(random, variables, clauses));
    proof.extend(20);
    const ProofReport report = proof.check();
    CAPTURE(round, proof.text(), report.reason);
    CHECK(report.accepted == proof.refuted());
    CHECK(report.line == 0);
    refuted += proof.refuted() ? 1 : 0;
    rat += report.rat_lemmas;
  }
  // Neither answer is rare, and RAT neither.
  CHECK(refuted > 30);
  CHECK(refuted < 170);
  CHECK(rat > 100);
}

TEST_CASE("no random proof refutes a formula that has a model", "[proof-checker]") {
  Random random(2);
  int tried = 0;
  while (tried < 5000) {
    const int variables = number(random, 1, 6);
    const int clauses = number(random, 0, 4 * variables);
    const std::vector<Clause> formula = random_formula(random, variables, clauses);
    if (!satisfiable(formula, variables)) continue;
    ++tried;
    const std::string proof = random_text(random, variables);
    if (!check_proof(proof_formula(formula), proof).accepted) continue;
    CAPTURE(proof);
    FAIL_CHECK("a formula with a model is refuted");
  }
}

TEST_CASE("what is left of an accepted proof follows lemma by lemma", "[proof-checker]") {
  Random random(5);
  int lemmas = 0;
  int passed_over = 0;
  for (int tried = 0; tried < 2000;) {
    const int variables = number(random, 2, 5);
    const std::vector<Clause> formula = random_formula(random, variables, 7 * variables);
    const std::string proof = random_text(random, variables);
    const ProofReport report = check_trimming(formula, proof);
    ++tried;
    if (!report.accepted) continue;
    passed_over += report.core_lemmas < report.lemmas ? 1 : 0;
    NaiveChecker naive(formula);
    std::istringstream lines(report.trimmed);
    for (std::string line; !naive.refuted() && std::getline(lines, line);) {
      const bool deletion = line.front() == 'd';
      std::istringstream words(deletion ? line.substr(1) : line);
      Clause clause;
      for (int literal = 0; words >> literal && literal != 0;) clause.push_back(literal);
      if (deletion) continue;
      CAPTURE(proof, report.trimmed, line);
      CHECK(naive.accepts(clause));
      naive.add(clause);
      ++lemmas;
    }
    CHECK(naive.refuted());
  }
  CHECK(lemmas > 100);
  CHECK(passed_over > 100);
}

TEST_CASE("good lemmas and deletions never refute a formula that has a model", "[proof-checker]") {
  Random random(3);
  int tried = 0;
  while (tried < 150) {
    const int variables = number(random, 2, 5);
    const std::vector<Clause> formula = random_formula(random, variables, 2 * variables);
    if (!satisfiable(formula, variables)) continue;
    ++tried;
    RandomProof proof(random, variables, formula);
    proof.extend(20);
    CAPTURE(proof.text());
    CHECK_FALSE(proof.check().accepted);
  }
}

TEST_CASE("trimmed random proofs, RAT among them, are accepted and not longer", "[proof-checker]") {
  Random random(4);
  std::uint64_t rat = 0;
  int shorter = 0;
  for (int tried = 0; tried < 150;) {
    const int variables = number(random, 2, 5);
    RandomProof proof(random, variables, random_formula(random, variables, 5 * variables));
    proof.extend(25);
    if (!proof.refuted() || proof.text().empty()) continue;
    ++tried;
    const ProofReport report = proof.check();
    const ProofReport again = check_trimming(proof.formula(), report.trimmed);
    CAPTURE(proof.text(), report.trimmed, again.reason, again.line);
    CHECK(again.accepted);
    CHECK(report.core_lemmas <= report.lemmas);
    CHECK(again.lemmas <= report.core_lemmas);
    CHECK(report.trimmed.size() <= proof.text().size() + 2);
    rat += again.rat_lemmas;
    shorter += report.trimmed.size() < proof.text().size() ? 1 : 0;
  }
  CHECK(rat > 10);
  CHECK(shorter > 50);
}
