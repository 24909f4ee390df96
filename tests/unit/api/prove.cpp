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
