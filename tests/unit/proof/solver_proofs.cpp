// Proofs that CaDiCaL writes: accepted unchanged, and, if altered, never for a formula with a
// model.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cctype>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "clauses.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"
#include "sudoku_sat/solver.hpp"
#include "support/cnf.hpp"

using namespace sudoku_sat;
using namespace sudoku_sat::support;

namespace {

std::vector<Clause> random_three_sat(Random& random, int variables, int clauses) {
  std::vector<Clause> formula;
  for (int i = 0; i < clauses; ++i) {
    Clause clause = random.permutation(static_cast<std::size_t>(variables), 1);
    clause.resize(3);
    for (int& literal : clause) literal *= random.below(2) == 0 ? 1 : -1;
    formula.push_back(clause);
  }
  return formula;
}

/// CaDiCaL's proof; nothing where the formula has a model.
std::string solver_proof(const std::vector<Clause>& formula, int variables) {
  const TemporaryDirectory directory;
  const std::string path = directory.file("proof");
  const auto solver = make_proving_solver(path);
  solver->new_vars(static_cast<std::size_t>(variables));
  for (const Clause& clause : formula) solver->add_clause(clause);
  if (solver->solve({}) != Answer::unsatisfiable) return {};
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// One of: a sign turned, a digit changed, a line left out, the file cut off.
std::string altered(Random& random, std::string proof) {
  const std::size_t at = random.below(proof.size());
  const std::size_t line = at == 0 ? 0 : proof.rfind('\n', at - 1) + 1;
  switch (random.below(4)) {
    case 0:
      return proof.insert(at, "-");
    case 1:
      if (std::isdigit(static_cast<unsigned char>(proof[at])) == 0)
        proof[at] = ' ';
      else
        proof[at] = static_cast<char>('0' + random.below(10));
      return proof;
    case 2:
      return proof.erase(line, proof.find('\n', line) + 1 - line);
    default:
      return proof.substr(0, at);
  }
}

}  // namespace

TEST_CASE("a solver's proofs of random formulas are accepted, and trimmed ones too",
          "[proof-checker]") {
  Random random(1);
  int unsatisfiable = 0;
  for (int round = 0; round < 60; ++round) {
    const int variables = 10 + static_cast<int>(random.below(60));
    const std::vector<Clause> formula = random_three_sat(random, variables, 5 * variables);
    const std::string proof = solver_proof(formula, variables);
    if (proof.empty()) continue;
    ++unsatisfiable;
    const ProofReport report = check_trimming(formula, proof);
    CAPTURE(round, report.reason, report.line);
    REQUIRE(report.accepted);
    CHECK(report.core_lemmas <= report.lemmas);
    CHECK(report.core_clauses <= formula.size());
    CHECK(report.trimmed.size() <= proof.size());
    const ProofReport again = check_trimming(formula, report.trimmed);
    CHECK(again.accepted);
    CHECK(again.lemmas <= report.core_lemmas);
  }
  CHECK(unsatisfiable > 30);
}

TEST_CASE("the proof of one formula, altered or not, refutes no other one that has a model",
          "[proof-checker]") {
  Random random(2);
  int tried = 0;
  while (tried < 3000) {
    constexpr int variables = 8;
    std::vector<Clause> formula = random_three_sat(random, variables, 6 * variables);
    const std::string proof = solver_proof(formula, variables);
    if (proof.empty()) continue;
    // Without the last clauses it has a model sooner or later, and the proof stays close to it.
    Cnf cnf;
    cnf.variables = variables;
    while (cnf.clauses = formula, count_models(cnf) == 0) formula.pop_back();
    for (int i = 0; i < 100; ++i, ++tried) {
      const std::string text = i == 0 ? proof : altered(random, proof);
      if (!check_proof(proof_formula(formula), text).accepted) continue;
      CAPTURE(text);
      FAIL_CHECK("a formula with a model is refuted");
    }
  }
}

TEST_CASE("an altered proof is refused or still one: nothing in it crashes the checker",
          "[proof-checker]") {
  Random random(3);
  constexpr int variables = 30;
  std::string proof;
  std::vector<Clause> formula;
  while (proof.empty()) {
    formula = random_three_sat(random, variables, 6 * variables);
    proof = solver_proof(formula, variables);
  }
  int refused = 0;
  for (int i = 0; i < 1000; ++i) {
    const std::string text = altered(random, proof);
    const ProofReport report = check_trimming(formula, text);
    CAPTURE(text);
    CHECK(report.accepted == report.reason.empty());
    CHECK(report.line <=
          static_cast<std::uint64_t>(std::count(text.begin(), text.end(), '\n')) + 1);
    refused += report.accepted ? 0 : 1;
    if (report.accepted) CHECK(check_trimming(formula, report.trimmed).accepted);
  }
  CHECK(refused > 100);
}
