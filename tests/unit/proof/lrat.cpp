// Proofs written as LRAT. That each is right is checked wherever a test trims one (check_trimming).
#include <catch2/catch.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "clauses.hpp"
#include "support/lrat.hpp"

using namespace sudoku_sat;
using namespace sudoku_sat::support;

TEST_CASE("a lemma in LRAT names the clauses that justify it, as they propagate",
          "[proof-checker]") {
  CHECK(check_trimming(all_of_two, "1 0\n0\n").lrat == "5 1 0 1 2 0\n6 0 5 3 4 0\n");
}

TEST_CASE("what is true without assumptions becomes a lemma of LRAT where it is first used",
          "[proof-checker]") {
  const std::vector<Clause> formula = {{1},        {-1, 2},     {-2, 3}, {1, 4},
                                       {-3, 5, 6}, {-3, 5, -6}, {-5, 6}, {-5, -6}};
  const std::string lrat = check_trimming(formula, "5 0\n").lrat;
  CHECK(lrat == "9 2 0 1 2 0\n10 3 0 9 3 0\n11 5 0 10 5 6 0\n12 0 11 7 8 0\n");
}

TEST_CASE("a proof in LRAT that lacks a hint, a line or a clause is not one", "[proof-checker]") {
  const std::vector<Clause> formula = {{1, 2, -3},   {-1, -2, 3}, {2, 3, -4}, {-2, -3, 4},
                                       {-1, -3, -4}, {1, 3, 4},   {-1, 2, 4}, {1, -2, -4}};
  const ProofReport report = check_trimming(formula, "-1 0\nd -1 2 4 0\n5 2 0\n2 0\n0\n");
  REQUIRE(report.rat_lemmas == 1);
  REQUIRE(fault_of_lrat(formula, report.lrat).empty());
  for (std::size_t at = report.lrat.find(' '); at != std::string::npos;
       at = report.lrat.find(' ', at + 1)) {
    const std::size_t line = report.lrat.rfind('\n', at) + 1;
    const std::size_t end = report.lrat.find_first_of(" \n", at + 1);
    const std::string word = report.lrat.substr(at + 1, end - at - 1);
    const bool removes = report.lrat.find(" d", line) < report.lrat.find('\n', line);
    if (word == "0" || removes) continue;
    std::string without = report.lrat;
    without.erase(at, end - at);
    CAPTURE(report.lrat, without);
    CHECK_FALSE(fault_of_lrat(formula, without).empty());
  }
}

TEST_CASE("no LRAT is written of a proof whose checks use too many clauses", "[proof-checker]") {
  constexpr int links = 4000;
  // A proof with RAT: every lemma is checked.
  std::vector<Clause> formula = four_variables;
  for (int i = 5; i < links; ++i) formula.push_back({-i, i + 1});
  std::string chain;
  for (int i = 1; i < 4400; ++i) chain += proof_line({links + i, -5, links});
  const ProofReport report = check_trimming(formula, chain + "-1 0\nd -1 2 4 0\n2 0\n0\n");
  CHECK(report.accepted);
  CHECK(report.lrat.empty());
}
