// Textual proofs: what is well-formed, and what is refused on which line.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "clauses.hpp"

using namespace sudoku_sat;
using namespace sudoku_sat::support;
using Catch::Contains;

namespace {

ProofReport check_text(const std::string& proof) {
  return check_proof(proof_formula(all_of_two), proof);
}

}  // namespace

TEST_CASE("comments, blank lines, blanks and Windows line ends in a proof are allowed",
          "[proof-checker]") {
  for (const std::string proof :
       {"1 0\n0\n", "1 0\n0", "c a proof\n\n1 0\n   \nc\n0\n", "1 0\r\n\r\n0\r\n", "\t1 \t 0 \n0\n",
        "cadical\n1 0\n0\n", "1 1 1 0\nd  1 2 0 \n0\n"}) {
    CAPTURE(proof);
    CHECK(check_text(proof).accepted);
  }
}

TEST_CASE("a malformed line of a proof is refused with its number", "[proof-checker]") {
  struct Case {
    std::string line;
    std::string reason;
  };
  const std::vector<Case> cases = {
      {"1", "does not end in 0"},
      {"1 2", "does not end in 0"},
      {"d 1 2", "does not end in 0"},
      {"d ", "does not end in 0"},
      {"d", "d is not followed"},
      {"d1 2 0", "d is not followed"},
      {"delete 1 2 0", "d is not followed"},
      {"1 0 2 0", "something follows the 0"},
      {"0 0", "something follows the 0"},
      {"1 0 c why", "something follows the 0"},
      {"a 1 2 0", "not a number"},
      {"1 d 2 0", "not a number"},
      {"1 x 0", "not a number"},
      {"1 - 2 0", "not a number"},
      {"1 --2 0", "not a number"},
      {"1 +2 0", "not a number"},
      {"1-2 0", "not a number"},
      {"1.0 0", "not a number"},
      {"1,2,0", "not a number"},
      {"0x1 0", "not a number"},
      {"1e1 0", "not a number"},
      {"\xEF\xBB\xBF"
       "1 0",
       "not a number"},
      {"1\xC2\xA0"
       "0",
       "not a number"},
      {std::string("1 \0 0", 5), "not a number"},
      {std::string("\0", 1), "not a number"},
      {"\x7F"
       "ELF",
       "not a number"},
      {"a\x02\x04", "not a number"},
      {"\xFF\xFE", "not a number"},
      {"1\v0", "not a number"},
      {"2147483648 0", "doesn't fit in 32 bits"},
      {"-2147483648 0", "doesn't fit in 32 bits"},
      {"-2147483649 0", "doesn't fit in 32 bits"},
      {"99999999999999999999999999 0", "doesn't fit in 32 bits"},
      {"1 4294967296", "doesn't fit in 32 bits"},
      {"2147483647 0", "variable 2147483647 is above"},
      {"-2000000000 0", "variable 2000000000 is above"},
      {"d 2000000000 0", "variable 2000000000 is above"},
  };
  for (const Case& one : cases) {
    // Before, between and after lemmas that are good; and as the last bytes of the file.
    for (const std::string end : {"\n0\n", ""}) {
      const ProofReport report = check_text("1 0\nc fine\n" + one.line + end);
      CAPTURE(one.line, end, report.reason);
      CHECK_FALSE(report.accepted);
      CHECK_THAT(report.reason, Contains(one.reason));
      CHECK(report.line == 3);
    }
  }
}

TEST_CASE("no single byte crashes the checker or proves anything", "[proof-checker]") {
  for (int byte = 0; byte < 256; ++byte) {
    const std::string text(1, static_cast<char>(byte));
    CAPTURE(byte);
    CHECK_FALSE(check_proof(proof_formula({{1, 2}}), text).accepted);
    CHECK_FALSE(check_proof(proof_formula({{1, 2}}), "1 " + text + " 0").accepted);
  }
}

TEST_CASE("what follows the empty clause is read but not checked", "[proof-checker]") {
  CHECK(check_text("1 0\n0\n2 0\n-2 0\nd 1 2 0\n0\n").accepted);
  const ProofReport report = check_text("1 0\n0\nd 1 2\n");
  CHECK_FALSE(report.accepted);
  CHECK(report.line == 3);
}

TEST_CASE("variables of a proof are bounded by the formula's and the literals of the proof",
          "[proof-checker]") {
  // Two variables of the formula, four literals in the proof.
  CHECK(check_text("6 5 0\n1 3 0\n1 0\n").line == 0);
  const ProofReport report = check_text("5 6 0\n7 1 0\n");
  CHECK_FALSE(report.accepted);
  CHECK(report.line == 2);
  CHECK_THAT(report.reason, Contains("variable 7 is above 6"));
}

TEST_CASE("a malformed formula is the caller's error", "[proof-checker]") {
  CHECK_THROWS_AS(check_proof({{1, 2}}, "0\n"), std::logic_error);
  CHECK_THROWS_AS(check_proof({{-2147483647 - 1, 0}}, "0\n"), std::logic_error);
}

TEST_CASE("what the poll throws ends the check of a proof", "[proof-checker]") {
  struct Enough {};
  ProofOptions options;
  options.poll = [] { throw Enough(); };
  std::string proof;
  for (int i = 0; i < 100000; ++i) proof += "c a long proof\n";
  CHECK_THROWS_AS(check_proof(proof_formula(all_of_two), proof, options), Enough);
}
