// Encodings compared by a request: known sizes, the chart, and refusals.
#include <catch2/catch.hpp>
#include <future>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "sudoku_sat/api.hpp"
#include "support/fixtures.hpp"
#include "support/sentences.hpp"

using namespace sudoku_sat;

namespace {

using Json = nlohmann::json;

Json comparison(const Json& options, const RequestLimits& limits = {}) {
  const Json request{{"command", "compare"}, {"options", options}};
  return Json::parse(answer_request(request.dump(), limits));
}

std::string refusal_of(const Json& options) {
  return comparison(options).at("error").at("message");
}

}  // namespace

TEST_CASE("a comparison has a row for each size and setting, with the known sizes", "[api]") {
  const Json answer = comparison({{"sizes", "4,9"}, {"encodings", "minimal,extended"}});
  CHECK(answer.at("status") == 0);
  const Json& rows = answer.at("answers").at(0).at("rows");
  REQUIRE(rows.size() == 4);
  CHECK(rows[0].at("size") == 4);
  CHECK(rows[0].at("name") == "minimal");
  CHECK(rows[2].at("size") == 9);
  CHECK(rows[2].at("clauses") == 8829);
  CHECK(rows[3].at("name") == "extended");
  CHECK(rows[3].at("clauses") == 11988);
  CHECK(rows[3].at("variables") == 729);
}

TEST_CASE("puzzles are compared by their boards, with what solving takes", "[api]") {
  const Json request{{"command", "compare"},
                     {"puzzle", "1.....2..3.....4\n1...............\n"},
                     {"options", {{"encodings", "extended"}, {"solve", true}}}};
  const Json answer = Json::parse(answer_request(request.dump()));
  const Json& rows = answer.at("answers").at(0).at("rows");
  REQUIRE(rows.size() == 1);
  CHECK(rows[0].at("puzzles") == 2);
  CHECK(rows[0].at("solver") == "in-process");
  CHECK(rows[0].at("total_seconds") > 0);
}

TEST_CASE("comparisons that solve may run at once, each with its own figures", "[api]") {
  const Json request{{"command", "compare"},
                     {"puzzle", std::string(support::inkala)},
                     {"options", {{"encodings", "minimal"}, {"solve", true}}}};
  const auto conflicts = [text = request.dump()] {
    return Json::parse(answer_request(text)).at("answers").at(0).at("rows").at(0).at("conflicts");
  };
  const Json alone = conflicts();
  CHECK(alone > 0);
  std::vector<std::future<Json>> others;
  for (int i = 0; i < 8; ++i) others.push_back(std::async(std::launch::async, conflicts));
  for (auto& other : others) CHECK(other.get() == alone);
}

TEST_CASE("puzzles that can't be read are reported besides the rows of the others", "[api]") {
  const Json request{{"command", "compare"},
                     {"puzzle", "1.....2..3.....4\n1.....2..3.....44\n"},
                     {"options", {{"encodings", "extended"}}}};
  const Json answer = Json::parse(answer_request(request.dump()));
  CHECK(answer.at("status") == 1);
  CHECK(answer.at("answers").at(0).at("rows").size() == 1);
  CHECK(answer.at("answers").at(0).at("errors").size() == 1);
}

TEST_CASE("the chart of a comparison is the one asked for, or the usual one", "[api]") {
  const auto drawn = [](const char* plot) {
    const Json options{{"sizes", "4,9"}, {"encodings", "minimal,extended"}, {"plot", plot}};
    return comparison(options).at("answers").at(0);
  };
  CHECK(drawn("usual").at("plot") == "growth");
  const Json bars = drawn("bars");
  CHECK(bars.at("plot") == "bars");
  CHECK(bars.at("document").get<std::string>().find("<svg") != std::string::npos);
  CHECK(bars.at("document").get<std::string>().find("extended") != std::string::npos);
}

TEST_CASE("a comparison that is too large or contradicts itself is refused", "[api]") {
  CHECK(refusal_of({{"sizes", "51"}}) ==
        "the board has 2601 cells, but at most 2500 are allowed here");
  CHECK(refusal_of({{"sizes", "4"}, {"size", 9}}) == "sizes and size " + says::not_combined);
  CHECK(refusal_of({{"empty", true}, {"encodings", "mimimal"}}) ==
        "unknown encoding 'mimimal'; did you mean minimal?");
  CHECK(refusal_of({{"empty", true}, {"plot", "cactus"}}).starts_with("plot cactus shows times"));
  std::string many;
  for (int i = 0; i < 400; ++i) many += "1.....2..3.....4\n";
  const Json request{{"command", "compare"},
                     {"puzzle", many},
                     {"options", {{"encodings", "minimal,extended,maple"}}}};
  CHECK(Json::parse(answer_request(request.dump())).at("error").at("message") ==
        "the comparison needs 1200 measurements, but at most 1000 are allowed here; the command "
        "compare has no such bound");
}
