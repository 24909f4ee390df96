// Which lemmas and deletions are accepted, in small proofs with known results.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "clauses.hpp"

using namespace sudoku_sat;
using namespace sudoku_sat::support;
using Catch::Contains;

namespace {

ProofReport check(const std::vector<Clause>& clauses, const std::string& proof) {
  return check_proof(proof_formula(clauses), proof);
}

/// Cook's short proof of the pigeon-hole principle (A short proof of the pigeon hole principle
/// using extended resolution, SIGACT News 1976). Each round defines who sits where with one hole
/// fewer.
class Pigeons {
 public:
  explicit Pigeons(int holes) : next_(holes * (holes + 1) + 1) {
    std::vector<Clause> seats(static_cast<std::size_t>(holes + 1));
    int variable = 1;
    for (Clause& row : seats) {
      for (int hole = 0; hole < holes; ++hole) row.push_back(variable++);
    }
    formula = clauses_of(seats);
    while (seats.size() > 2) seats = with_one_fewer(seats);
  }

  std::vector<Clause> formula;
  std::string proof;
  int definitions = 0;

 private:
  /// Row p, column h: the variable that says pigeon p sits in hole h.
  static std::vector<Clause> clauses_of(const std::vector<Clause>& seats) {
    std::vector<Clause> clauses = seats;
    for (std::size_t p = 0; p < seats.size(); ++p) {
      for (std::size_t q = 0; q < p; ++q) {
        for (std::size_t h = 0; h < seats[p].size(); ++h) {
          clauses.push_back({-seats[q][h], -seats[p][h]});
        }
      }
    }
    return clauses;
  }

  void lemma(const Clause& clause) { proof += proof_line(clause); }

  /// next_ is to mean: pigeon's seat, or it is in the last hole and the last pigeon in this one.
  int define(int seat, int in_last, int of_last) {
    const int fresh = next_++;
    lemma({fresh, -seat});
    lemma({fresh, -in_last, -of_last});
    lemma({-fresh, seat, in_last});
    lemma({-fresh, seat, of_last});
    definitions += 4;
    return fresh;
  }

  std::vector<Clause> with_one_fewer(const std::vector<Clause>& seats) {
    std::vector<Clause> fewer(seats.size() - 1);
    for (std::size_t p = 0; p < fewer.size(); ++p) {
      for (std::size_t h = 0; h + 1 < seats[p].size(); ++h) {
        fewer[p].push_back(define(seats[p][h], seats[p].back(), seats.back()[h]));
      }
    }
    for (std::size_t p = 0; p < fewer.size(); ++p) {
      for (std::size_t q = 0; q < p; ++q) {
        for (std::size_t h = 0; h < fewer[p].size(); ++h) {
          lemma({-fewer[q][h], -fewer[p][h], seats[q][h]});
        }
      }
    }
    for (const Clause& clause : clauses_of(fewer)) lemma(clause);
    return fewer;
  }

  int next_;
};

}  // namespace

TEST_CASE("lemmas that follow by unit propagation are accepted", "[proof-checker]") {
  const ProofReport report = check(four_variables, "1 2 0\n1 0\n2 0\n0\n");
  CHECK(report.accepted);
  CHECK(report.reason.empty());
  CHECK(report.line == 0);
  CHECK(report.rat_lemmas == 0);
}

TEST_CASE("the example of DRAT-trim is accepted, with its lemma that is only RAT",
          "[proof-checker]") {
  const ProofReport report = check(four_variables, "-1 0\nd -1 2 4 0\n2 0\n0\n");
  CHECK(report.accepted);
  CHECK(report.rat_lemmas == 1);
  CHECK(report.deletions == 1);
}

TEST_CASE("Cook's proof of the pigeon-hole principle is accepted", "[proof-checker]") {
  for (int holes = 3; holes <= 7; ++holes) {
    const Pigeons pigeons(holes);
    const ProofReport report = check(pigeons.formula, pigeons.proof + "0\n");
    CAPTURE(holes, report.reason, report.line);
    CHECK(report.accepted);
    // Where two holes are left, units refute some seats, and with them follow their definitions.
    CHECK(report.rat_lemmas == static_cast<std::uint64_t>(pigeons.definitions - 20));
  }
}

TEST_CASE("a definition with its new variable in the wrong place is refused", "[proof-checker]") {
  // x3 = x1 and x2, from both sides; the second time the new variable is not in front.
  const std::vector<Clause> formula = {{1, 2}};
  CHECK(check(formula, "3 -1 -2 0\n-3 1 0\n-3 2 0\n").line == 0);
  CHECK(check(formula, "3 -1 -2 0\n1 -3 0\n-3 2 0\n").line == 0);
  CHECK(check(formula, "3 -1 -2 0\n-3 1 0\n-3 2 0\n-1 3 0\n").line == 4);
}

TEST_CASE("a lemma that doesn't follow is refused with its line", "[proof-checker]") {
  const ProofReport report = check({{1, 2}, {-1, 3}}, "c\n2 1 0\n\n3 2 0\n1 0\n0\n");
  CHECK_FALSE(report.accepted);
  CHECK(report.line == 5);
  CHECK(report.lemmas == 2);
  CHECK_THAT(report.reason, Contains("neither by unit propagation nor as RAT"));
  CHECK(report.core_lemmas == 0);
  CHECK(report.trimmed.empty());
}

TEST_CASE("a wrong lemma is refused if the refutation needs it", "[proof-checker]") {
  const std::vector<Clause> formula = {{1, 2}, {1, -2}, {-1, 2}};
  for (const std::string lemmas : {"-1 0\n", "-1 -2 0\n", "3 -1 0\n-3 -1 0\n-1 0\n",
                                   "-1 -2 0\n-1 0\n1 0\n0\n", "-1 -2 0\n2 0\nd -1 -2 0\n"}) {
    CAPTURE(lemmas);
    const ProofReport report = check(formula, lemmas);
    CHECK_FALSE(report.accepted);
    // A definition of 3 is no wrong lemma.
    CHECK(report.line == (lemmas.front() == '3' ? 2 : 1));
  }
}

TEST_CASE("a wrong lemma is passed over if the refutation doesn't need it", "[proof-checker]") {
  std::vector<Clause> formula = all_of_two;
  formula.push_back({3, 4});
  const ProofReport report = check(formula, "-3 -1 0\n1 0\n0\n");
  CHECK(report.accepted);
  CHECK(report.lemmas == 3);
  CHECK(report.core_lemmas == 2);
  // As long as nothing is refuted, it is found.
  CHECK(check({{1, 2}, {3, 4}}, "-3 -1 0\n").line == 1);
}

TEST_CASE("an empty clause that doesn't follow is refused", "[proof-checker]") {
  const ProofReport report = check(all_of_two, "0\n1 0\n");
  CHECK_FALSE(report.accepted);
  CHECK(report.line == 1);
  CHECK_THAT(report.reason, Contains("the empty clause does not follow"));
}

TEST_CASE("a proof that never reaches the empty clause is refused", "[proof-checker]") {
  for (const std::string proof : {"", "c nothing\n", "1 2 0\n", "d 1 2 0\n"}) {
    const ProofReport report = check(all_of_two, proof);
    CAPTURE(proof);
    CHECK_FALSE(report.accepted);
    CHECK(report.line == 0);
    CHECK_THAT(report.reason, Contains("the empty clause does not follow"));
  }
}

TEST_CASE("a contradiction of units counts as the empty clause", "[proof-checker]") {
  const ProofReport report = check(all_of_two, "1 0\n");
  CHECK(report.accepted);
  CHECK(report.lemmas == 2);
  CHECK(report.core_lemmas == 2);
}

TEST_CASE("a formula that units refute needs no proof", "[proof-checker]") {
  for (const std::vector<Clause>& formula : std::vector<std::vector<Clause>>{
           {{1}, {-1, 2}, {-2}}, {{1}, {-1}}, {{}}, {{1, 2}, {}}, {{1, 1}, {-1, -1, -1}}}) {
    const ProofReport report = check(formula, "");
    CHECK(report.accepted);
    CHECK(report.lemmas == 1);
    CHECK(report.core_lemmas == 1);
    CHECK(check(formula, "0\n").accepted);
  }
}

TEST_CASE("a formula without clauses is not refuted", "[proof-checker]") {
  for (const std::string proof : {"", "0\n", "1 0\n0\n", "1 0\n-1 0\n0\n", "1 -1 0\n0\n"}) {
    CAPTURE(proof);
    CHECK_FALSE(check({}, proof).accepted);
  }
}

TEST_CASE("deleting a clause breaks what needs it later", "[proof-checker]") {
  CHECK(check(all_of_two, "1 3 0\nd -1 -2 0\n1 0\n").line == 0);
  const ProofReport report = check(all_of_two, "1 3 0\nd -2 1 0\nc\n1 0\n0\n");
  CHECK_FALSE(report.accepted);
  CHECK(report.line == 4);
  CHECK(report.deletions == 1);
}

TEST_CASE("a deletion finds the clause in any order and with repeated literals",
          "[proof-checker]") {
  for (const std::string clause : {"1 -2", "-2 1", "1 -2 1", "-2 -2 1 1"}) {
    CAPTURE(clause);
    const ProofReport report = check(all_of_two, "d " + clause + " 0\n1 0\n");
    CHECK(report.deletions == 1);
    CHECK(report.line == 2);
  }
}

TEST_CASE("the deletion of what is not there is ignored", "[proof-checker]") {
  for (const std::string clause : {"", "1", "1 2 3", "3", "-3", "1 -1", "2 2"}) {
    CAPTURE(clause);
    const ProofReport report = check(all_of_two, "d " + clause + " 0\n3 1 0\n1 0\n");
    CHECK(report.accepted);
    CHECK(report.deletions == 0);
  }
}

TEST_CASE("a deletion takes away one of equal clauses", "[proof-checker]") {
  const std::string once = "1 -2 0\nd 1 -2 0\n";
  CHECK(check(all_of_two, once + "1 0\n").accepted);
  CHECK(check(all_of_two, once + "d -2 1 0\n1 0\n").line == 4);
}

TEST_CASE("a hundred thousand copies of a clause come and go", "[proof-checker]") {
  constexpr int copies = 100000;
  std::string proof;
  for (int i = 0; i < copies; ++i) proof += "3 1 2 0\n";
  for (int i = 0; i < copies; ++i) proof += "d 1 2 3 0\n";
  const ProofReport report = check(all_of_two, proof + "1 0\n");
  CHECK(report.accepted);
  CHECK(report.deletions == copies);
}

TEST_CASE("a clause that was deleted stays so among many others", "[proof-checker]") {
  std::string proof = "1 2 3 0\nd 1 2 3 0\n";
  for (int i = 4; i < 4000; ++i) proof += proof_line({1, 2, i});
  const ProofReport report = check(all_of_two, proof + "d 1 2 3 0\n1 0\n");
  CHECK(report.accepted);
  CHECK(report.deletions == 1);
}

TEST_CASE("no other clause of the same length is deleted", "[proof-checker]") {
  std::string proof;
  for (int i = 3; i < 4000; ++i) proof += proof_line({1, 2, i});
  for (int i = 3; i < 4000; ++i) proof += proof_line({1, -2, i}, true);
  const ProofReport report = check(all_of_two, proof + "1 0\n");
  CHECK(report.accepted);
  CHECK(report.deletions == 0);
}

TEST_CASE("the reason of a known literal is not deleted", "[proof-checker]") {
  // 1 is a unit, and so is 2 because of the second clause.
  const std::vector<Clause> formula = {{1}, {-1, 2}, {-2, 3, 4}, {-2, 3, -4}, {-3, 4}, {-3, -4}};
  const ProofReport report = check(formula, "d 1 0\nd 2 -1 0\n3 0\n0\n");
  CHECK(report.accepted);
  CHECK(report.deletions == 0);
  // A second copy is no reason and goes; what remains is the reason still.
  const ProofReport copied = check(formula, "2 -1 0\nd 2 -1 0\nd 2 -1 0\n3 0\n0\n");
  CHECK(copied.accepted);
  CHECK(copied.deletions == 1);
}

TEST_CASE("a tautology is a lemma that gives nothing", "[proof-checker]") {
  CHECK(check(all_of_two, "3 -3 0\n1 -1 0\n1 0\n0\n").accepted);
  CHECK(check({{1, 2}}, "1 -1 0\n2 -1 1 0\n0\n").line == 3);
  // It is no obstacle to RAT either.
  CHECK(check({{-1, 1, 2}, {2, 3}}, "1 0\n").line == 0);
  CHECK(check({{-1, 2}, {2, 3}}, "1 0\n").line == 1);
}

TEST_CASE("repeated literals in formula and lemmas are allowed", "[proof-checker]") {
  const std::vector<Clause> formula = {{1, 2, 1}, {-2, 1, -2}, {-1, 2, 2}, {-1, -1, -2, -2}};
  CHECK(check(formula, "1 1 0\n").accepted);
  CHECK(check(formula, "1 0\n").accepted);
}

TEST_CASE("RAT is only tried on the first literal of a lemma", "[proof-checker]") {
  const std::vector<Clause> formula = {{1, 2}, {-2, 3}};
  CHECK(check(formula, "-3 1 0\n").line == 1);
  CHECK(check(formula, "1 -3 0\n").line == 0);
}

TEST_CASE("further clauses count like those of the formula", "[proof-checker]") {
  const ProofFormula half = proof_formula({{1, 2}, {1, -2}});
  const ProofFormula rest = proof_formula({{-1, 2}, {-1, -2}});
  CHECK_FALSE(check_proof(half, "1 0\n0\n").accepted);
  const ProofReport report = check_proof(half, "1 0\n0\n", {.further = rest.literals});
  CHECK(report.accepted);
  CHECK(report.core_clauses == 4);
  // A variable that only a further clause has.
  const ProofFormula beyond = proof_formula({{1, -90}, {90}, {-1, -90}});
  CHECK(check_proof(half, "", {.further = beyond.literals}).accepted);
  const std::vector<std::int32_t> endless = {3};
  CHECK_THROWS_AS(check_proof(half, "", {.further = endless}), std::logic_error);
}
