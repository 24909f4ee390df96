// Lemmas one by one: accepted exactly if unit propagation refutes their negation.
#include <catch2/catch.hpp>
#include <random>
#include <vector>

#include "clauses.hpp"
#include "support/cnf.hpp"

using namespace sudoku_sat;
using namespace sudoku_sat::support;

namespace {

Clause random_clause(std::mt19937& random, int variables) {
  Clause clause;
  const auto length = 1 + random() % 3;
  while (clause.size() < length) {
    const int variable = 1 + static_cast<int>(random() % static_cast<unsigned>(variables));
    clause.push_back(random() % 2 == 0 ? variable : -variable);
  }
  return clause;
}

Clause negated(const Clause& clause) {
  Clause units;
  for (const int literal : clause) units.push_back(-literal);
  return units;
}

}  // namespace

TEST_CASE("a lemma is taken exactly where unit propagation refutes its negation") {
  std::mt19937 random(24);
  int taken = 0;
  int refused = 0;
  int refuted = 0;
  for (int round = 0; round < 60; ++round) {
    Cnf known{.variables = 7, .clauses = {}, .comments = {}};
    for (int i = 0; i < 14; ++i) known.clauses.push_back(random_clause(random, 7));
    LemmaChecker checker(proof_formula(known.clauses).literals, 7);
    for (int i = 0; i < 30; ++i) {
      const Clause lemma = random_clause(random, 7);
      const bool follows = !propagate(known, negated(lemma));
      REQUIRE(checker.add(lemma) == follows);
      (follows ? taken : refused)++;
      if (follows) known.clauses.push_back(lemma);
      REQUIRE(checker.refuted() == !propagate(known));
    }
    refuted += checker.refuted() ? 1 : 0;
  }
  CHECK(taken > 100);
  CHECK(refused > 100);
  CHECK(refuted > 3);
  CHECK(refuted < 57);
}

TEST_CASE("a lemma with an invalid literal, or an unknown variable, doesn't follow") {
  const std::vector<Clause> formula = {{1, 2}};
  LemmaChecker checker(proof_formula(formula).literals, 3);
  CHECK(checker.add(Clause{1, 2, 3}));
  CHECK_FALSE(checker.add(Clause{1, 2, 4}));
  CHECK_FALSE(checker.add(Clause{1, 2, 0}));
  CHECK_FALSE(checker.add(Clause{1, 2, -2147483647 - 1}));
  CHECK_FALSE(checker.add(Clause{}));
}
