// `verify` accepts a requested certificate.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <string>

#include "sudoku_sat/api.hpp"
#include "sudoku_sat/certificate.hpp"
#include "support/fixtures.hpp"
#include "support/run.hpp"

using namespace sudoku_sat;

namespace {

using Json = nlohmann::json;

const std::string unique_4x4 = "1.....2..3.....4";

Json proved(const std::string& puzzle, const Json& options = Json::object()) {
  const Json request{{"command", "prove"}, {"puzzle", puzzle}, {"options", options}};
  return Json::parse(answer_request(request.dump()));
}

}  // namespace

TEST_CASE("the files of a requested certificate are what verify accepts", "[api]") {
  const support::Scratch scratch;
  const Json answer = proved(unique_4x4, {{"encoding", "minimal"}}).at("answers").at(0);
  CHECK(answer.at("status") == "proved");
  CHECK(answer.at("claim") == "unique");
  for (const auto& [name, text] : answer.at("files").items()) {
    scratch.write(name, text.get<std::string>());
  }
  const Verified verified =
      verify_certificate(scratch.path().string(), {}, support::puzzle_of(unique_4x4));
  CHECK(verified.certificate.claim.kind == Claim::Kind::unique);
  CHECK(verified.proof.lemmas == answer.at("lemmas"));
}

TEST_CASE("killers are proved with the encoding sums, and nothing of it is trusted", "[api]") {
  const std::string rules =
      "size: 4\ncages: 6: r1c1 r1c2 r2c1; 8: r1c3 r1c4 r2c3; 7: r2c2 r3c2 r2c4\n";
  const std::string one = rules + "grid:\n1...\n....\n..4.\n....\n";
  const std::string several = rules + "grid:\n....\n....\n....\n....\n";
  for (const auto& [claim, puzzle] :
       {std::pair("unique", one), std::pair("count", several), std::pair("candidates", several)}) {
    CAPTURE(claim);
    const support::Scratch scratch;
    const Json answer = proved(puzzle, {{"claim", claim}}).at("answers").at(0);
    CHECK(answer.at("encoding") == "sums");
    REQUIRE(answer.at("status") == "proved");
    for (const auto& [name, text] : answer.at("files").items()) {
      scratch.write(name, text.get<std::string>());
    }
    CHECK(verify_certificate(scratch.path().string()).formula.trusted.empty());
  }
  CHECK(proved(unique_4x4).at("answers").at(0).at("encoding") == "extended");
  CHECK(proved(one, {{"encoding", "minimal"}}).at("answers").at(0).at("encoding") == "minimal");
}

TEST_CASE("every claim can be requested, and verify accepts the files", "[api]") {
  const std::string several = "1.....2........4";
  const std::vector<std::pair<std::string, std::string>> claims{{"minimal", unique_4x4},
                                                                {"fewest=4", unique_4x4},
                                                                {"impossible:r1c2=3", unique_4x4},
                                                                {"candidates", several},
                                                                {"count", several}};
  for (const auto& [claim, puzzle] : claims) {
    CAPTURE(claim);
    const support::Scratch scratch;
    const Json answer = proved(puzzle, {{"claim", claim}}).at("answers").at(0);
    CHECK(answer.at("status") == "proved");
    for (const auto& [name, text] : answer.at("files").items()) {
      scratch.write(name, text.get<std::string>());
    }
    const Verified verified =
        verify_certificate(scratch.path().string(), {}, support::puzzle_of(puzzle));
    CHECK(verified.formula.trusted.empty());
    CHECK(verified.proof.lemmas == answer.at("lemmas"));
  }
  CHECK(proved(several, {{"claim", "count=1"}}).at("answers").at(0).at("reason") ==
        "the number of solutions is 3");
  CHECK(proved(several, {{"claim", "count"}, {"trim", true}}).contains("error"));
}

TEST_CASE("a false claim has no certificate, and the answer says why", "[api]") {
  const Json several = proved("1...............", {{"claim", "unique"}});
  CHECK(several.at("status") == 1);
  CHECK(several.at("answers").at(0).at("status") == "false");
  CHECK(several.at("answers").at(0).at("reason") == "there is a second solution");
  CHECK_FALSE(several.at("answers").at(0).contains("files"));
  CHECK(proved(unique_4x4, {{"claim", "maybe"}}).at("error").at("kind") == "usage");
}

TEST_CASE("a certificate that has no room in the answer is refused", "[api]") {
  const Json request{{"command", "prove"}, {"puzzle", unique_4x4}};
  const Json answer =
      Json::parse(answer_request(request.dump(), {.answer_bytes = std::size_t{1000}}));
  CHECK(answer.contains("error"));
}
