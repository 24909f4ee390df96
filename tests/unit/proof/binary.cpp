// Binary proofs: judged like the same steps as text, and malformed ones refused at their step.
#include <catch2/catch.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "clauses.hpp"
#include "sudoku_sat/base.hpp"

using namespace sudoku_sat;
using namespace sudoku_sat::support;
using Catch::Contains;

namespace {

/// The bytes of a number: 128 times what follows, and whether something follows.
std::string bytes_of(std::uint64_t number) {
  const auto low = static_cast<char>(number % 128);
  if (number < 128) return {low};
  return static_cast<char>(low | '\x80') + bytes_of(number / 128);
}

std::string bytes_of_literal(std::int64_t literal) {
  return bytes_of(static_cast<std::uint64_t>(literal < 0 ? -2 * literal + 1 : 2 * literal));
}

std::string step(char letter, const std::vector<std::int64_t>& literals) {
  std::string bytes(1, letter);
  for (const std::int64_t literal : literals) bytes += bytes_of_literal(literal);
  return bytes + '\0';
}

/// The binary form of a text that has nothing but steps.
std::string binary(const std::string& text) {
  std::string bytes;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    const bool deletion = line.front() == 'd';
    std::istringstream words(deletion ? line.substr(1) : line);
    std::vector<std::int64_t> literals;
    for (std::int64_t literal = 0; words >> literal && literal != 0;) literals.push_back(literal);
    bytes += step(deletion ? 'd' : 'a', literals);
  }
  return bytes;
}

ProofReport checked_bytes(const std::string& proof) {
  return check_proof(proof_formula(all_of_two), proof);
}

}  // namespace

TEST_CASE("a binary proof is judged as its text is", "[proof-checker]") {
  // Of two bytes and more: variables from 64 on.
  const std::vector<Clause> wide = {{64, 9000}, {64, -9000}, {-64, 9000}, {-64, -9000}};
  struct Case {
    std::vector<Clause> formula;
    std::string text;
  };
  const std::vector<Case> cases = {{all_of_two, "1 0\n0\n"},
                                   {all_of_two, "0\n"},
                                   {all_of_two, "1 0\nd 1 2 0\nd 1 -2 0\n0\n"},
                                   {all_of_two, "d 1 2 0\n1 0\n0\n"},
                                   {all_of_two, "3 1 0\n-3 1 0\n1 0\n0\n"},
                                   {wide, "64 0\nd 64 9000 0\n0\n"},
                                   {wide, "d 64 9000 0\n9000 0\n0\n"},
                                   {wide, "9001 64 0\n-64 0\n"}};
  for (const Case& one : cases) {
    CAPTURE(one.text);
    const ProofReport text = check_trimming(one.formula, one.text);
    const ProofReport bytes = check_trimming(one.formula, binary(one.text));
    CHECK(bytes.accepted == text.accepted);
    CHECK(bytes.reason == text.reason);
    CHECK(bytes.line == text.line);
    CHECK(bytes.lemmas == text.lemmas);
    CHECK(bytes.deletions == text.deletions);
    CHECK(bytes.rat_lemmas == text.rat_lemmas);
    CHECK(bytes.trimmed == text.trimmed);
  }
}

TEST_CASE("a binary proof may begin with a deletion that reads like text", "[proof-checker]") {
  // The literal 16 is a blank.
  std::vector<Clause> formula = all_of_two;
  formula.push_back({16, 1});
  const std::string proof = step('d', {16, 1}) + step('a', {1}) + step('a', {});
  REQUIRE(proof.substr(0, 2) == "d ");
  const ProofReport report = check_proof(proof_formula(formula), proof);
  CHECK(report.accepted);
  CHECK(report.deletions == 1);
}

TEST_CASE("a malformed step of a binary proof is refused with its number", "[proof-checker]") {
  const std::string good = step('a', {1});
  struct Case {
    std::string bytes;
    std::string reason;
  };
  const std::vector<Case> cases = {
      {"a", "ends within a step"},
      {"a\x02", "ends within a step"},
      {"a\x82", "ends within a step"},
      {"d\x02\x04", "ends within a step"},
      {step('b', {1}), "begins with a or d"},
      {std::string("\0", 1), "begins with a or d"},
      {"\n", "begins with a or d"},
      {std::string("a\1\0", 3), "a literal has no variable"},
      {"a" + bytes_of(std::uint64_t{1} << 32) + '\0', "doesn't fit in 32 bits"},
      {std::string("a\x80\x80\x80\x80\x80\0\0", 8), "doesn't fit in 32 bits"},
      {step('a', {2'000'000'000}), "variable 2000000000 is above"},
  };
  for (const Case& one : cases) {
    CAPTURE(one.bytes);
    const ProofReport report = checked_bytes(good + one.bytes);
    CHECK_FALSE(report.accepted);
    CHECK_THAT(report.reason, Contains(one.reason));
    CHECK(report.line == 2);
  }
}

TEST_CASE("no bytes after a step's letter crash the checker or refute a formula with a model",
          "[proof-checker]") {
  Random random(5);
  int malformed = 0;
  for (int round = 0; round < 20000; ++round) {
    std::string proof(1, random.below(2) == 0 ? 'a' : 'd');
    for (std::size_t i = random.below(12); i > 0; --i) {
      proof += random.below(3) == 0 ? '\0' : static_cast<char>(random.below(256));
      if (proof.back() == '\0') proof += random.below(2) == 0 ? 'a' : 'd';
    }
    const ProofReport report = check_proof(proof_formula({{1, 2}, {-1, 2}}), proof);
    CAPTURE(proof);
    CHECK_FALSE(report.accepted);
    malformed += report.line > 0 ? 1 : 0;
  }
  CHECK(malformed > 1000);
}
