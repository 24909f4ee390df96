// What a refutation depends on, and trimmed proofs.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "clauses.hpp"

using namespace sudoku_sat;
using namespace sudoku_sat::support;

TEST_CASE("lemmas and clauses that nothing rests on are not in the core", "[proof-checker]") {
  std::vector<Clause> formula = all_of_two;
  formula.push_back({3, 4});
  formula.push_back({-3, 4});
  const ProofReport report = check_trimming(formula, "4 0\n1 4 3 0\n1 0\n0\n");
  CHECK(report.accepted);
  CHECK(report.lemmas == 4);
  CHECK(report.core_lemmas == 2);
  CHECK(report.core_clauses == 4);
  CHECK(report.trimmed == "1 0\n0\n");
}

TEST_CASE("the core follows units back to their reasons", "[proof-checker]") {
  // 1, 2, 3 are known one because of the other; the fourth clause is not needed.
  const std::vector<Clause> formula = {{1},        {-1, 2},     {-2, 3}, {1, 4},
                                       {-3, 5, 6}, {-3, 5, -6}, {-5, 6}, {-5, -6}};
  const ProofReport report = check_trimming(formula, "5 0\n");
  CHECK(report.accepted);
  CHECK(report.core_clauses == 7);
  CHECK(report.trimmed == "5 0\n0\n");
}

TEST_CASE("a formula that refutes itself has its clauses for a core", "[proof-checker]") {
  const ProofReport report = check_trimming({{1, 2}, {1}, {-1, 2}, {3}, {-2}}, "4 0\n0\n");
  CHECK(report.accepted);
  CHECK(report.core_lemmas == 1);
  CHECK(report.core_clauses == 3);
  CHECK(report.trimmed == "0\n");
}

TEST_CASE("a trimmed proof keeps the deletions of its own lemmas only", "[proof-checker]") {
  std::vector<Clause> formula;
  for (const Clause& clause : all_of_two) {
    formula.push_back({clause[0], clause[1], 3});
    formula.push_back({clause[0], clause[1], -3});
  }
  const ProofReport report =
      check_trimming(formula, "1 2 0\n4 1 0\n1 0\nd 2 1 0\nd 1 4 0\nd 1 2 3 0\n2 0\n0\nd 2 0\n");
  CHECK(report.accepted);
  CHECK(report.deletions == 3);
  CHECK(report.trimmed == "1 2 0\n1 0\nd 2 1 0\n2 0\n0\n");
}

TEST_CASE("a trimmed proof deletes each lemma after its last use", "[proof-checker]") {
  std::vector<Clause> formula;
  for (int signs = 0; signs < 16; ++signs) {
    Clause& clause = formula.emplace_back();
    for (int i = 0; i < 4; ++i) clause.push_back((signs >> i) % 2 == 0 ? i + 1 : -i - 1);
  }
  const ProofReport report =
      check_trimming(formula,
                     "1 2 3 0\n1 2 -3 0\n1 2 0\n1 -2 3 0\nd 3 1 2 0\nd 1 2 -3 0\n1 0\n2 3 0\n2 "
                     "0\nd 2 3 0\n3 0\n0\n");
  CHECK(report.accepted);
  CHECK(report.lemmas == 9);
  CHECK(report.trimmed ==
        "1 2 3 0\n1 2 -3 0\n1 2 0\nd 3 1 2 0\nd 1 2 -3 0\n1 -2 3 0\n1 0\n2 3 0\n2 0\nd 2 3 0\n3 "
        "0\n0\n");
}

TEST_CASE("clauses that are needed already propagate first", "[proof-checker]") {
  // 1 follows from the first two clauses; those about 3 and 4 imply it too, and are nearer in
  // memory or not. Whatever else is used, no more than one way is.
  std::vector<Clause> formula = all_of_two;
  formula.insert(formula.begin(), {{1, 3}, {1, -3, 4}, {1, -3, -4}});
  const ProofReport report = check_trimming(formula, "1 5 0\n1 0\n0\n");
  CHECK(report.accepted);
  CHECK(report.core_lemmas == 2);
  CHECK(report.core_clauses <= 5);
}

TEST_CASE("what the resolvents of a RAT lemma rest on is in the core", "[proof-checker]") {
  const std::vector<Clause>& formula = four_variables;
  const ProofReport report = check_trimming(formula, "-1 0\nd -1 2 4 0\n5 2 0\n2 0\n0\n");
  CHECK(report.accepted);
  CHECK(report.core_clauses == 8);
  CHECK(report.trimmed == "-1 0\nd -1 2 4 0\n2 0\n0\n");
  CHECK(check_trimming(formula, report.trimmed).rat_lemmas == 1);
}

TEST_CASE("what makes a literal of a resolvent true is in the core", "[proof-checker]") {
  // 5 or 1 is RAT on 5, because not 1 makes 2 true by the first clause, which goes then.
  const std::vector<Clause> formula = {{1, 2},     {-5, 2},     {-1, 3},     {-1, -3},
                                       {-2, 4, 6}, {-2, 4, -6}, {-2, -4, 6}, {-2, -4, -6}};
  const ProofReport report = check_trimming(formula, "-1 9 0\n5 1 0\nd 1 2 0\n-2 4 0\n-2 0\n0\n");
  CHECK(report.accepted);
  CHECK(report.rat_lemmas == 1);
  CHECK(report.core_clauses == 8);
  CHECK(report.trimmed == "5 1 0\nd 1 2 0\n-2 4 0\n-2 0\n0\n");
  CHECK(check_trimming(formula, report.trimmed).accepted);
}

TEST_CASE("a proof that uses too many clauses for its size has everything in the core",
          "[proof-checker]") {
  // Each lemma is checked along the whole chain 1, 2, ..., links, and not needed. The example of
  // DRAT-trim needs RAT, so every lemma is checked.
  constexpr int links = 4000;
  std::vector<Clause> formula;
  for (int i = 1; i < links; ++i) formula.push_back({-i, i + 1});
  const auto moved = [](Clause clause) {
    for (int& literal : clause) literal += literal < 0 ? -links : links;
    return clause;
  };
  for (const Clause& clause : four_variables) formula.push_back(moved(clause));
  const std::string end = proof_line(moved({-1})) + proof_line(moved({-1, 2, 4}), true) +
                          proof_line(moved({2})) + "0\n";
  std::string chain;
  for (int i = 5; i < 12; ++i) chain += proof_line({links + i, -1, links});
  const ProofReport few = check_trimming(formula, chain + end);
  CHECK(few.core_lemmas == 3);
  CHECK(few.core_clauses == 8);
  for (int i = 12; i < 4400; ++i) chain += proof_line({links + i, -1, links});
  const ProofReport many = check_trimming(formula, chain + end);
  CHECK(many.accepted);
  CHECK(many.core_lemmas == many.lemmas);
  CHECK(many.core_clauses == formula.size());
  CHECK(many.trimmed == chain + end);
}
