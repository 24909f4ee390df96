// Whatever limit ends a request, its answer says so, and nothing in it looks like a finding.
#include <algorithm>
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "sudoku_sat/api.hpp"
#include "support/fixtures.hpp"

using namespace sudoku_sat;

namespace {

using Json = nlohmann::json;

struct Limited {
  const char* command;
  Json options;
  std::vector<const char*> not_found;  ///< the fields of what was looked for
};

const std::vector<Limited>& limited_requests() {
  static const std::vector<Limited> all{
      {"solve", {{"unique", true}}, {"solution", "unique", "decided_by", "variables", "clauses"}},
      {"solve", {{"encoding", "maple"}}, {"solution", "unique", "decided_by", "variables"}},
      {"solve", {{"solutions", 0}, {"encoding", "maple"}}, {"solution"}},
      {"check", Json::object(), {"solution", "unique", "decided_by", "variables", "clauses"}},
      {"check", {{"all", true}}, {"unique"}},
      {"check", {{"repairs", true}, {"with-clues", true}}, {"unique"}},
      {"check", {{"redundant", true}, {"with-rules", true}}, {"redundant"}},
      {"check", {{"differences", true}}, {"differences", "further_givens", "further_least"}},
      {"count", Json::object(), {}},
      {"candidates", Json::object(), {"candidates", "beside"}},
      {"candidates", {{"counts", true}}, {"candidates", "counts", "solutions"}},
      {"explain", Json::object(), {"solution"}},
      {"explain", {{"cell", "r1c2"}}, {"solution", "answer"}},
      {"explain", {{"why-not", "r1c2=3"}}, {"solution", "answer"}},
      {"hint", Json::object(), {"hint"}},
      {"generate", {{"seed", 1}}, {"puzzle", "solution", "givens"}},
      {"find", {{"seed", 1}, {"clue", "4 givens"}}, {"puzzle", "solution", "givens"}},
      {"rate",
       {{"backdoor", true}, {"seeds", 1}},
       {"unique", "level", "grade", "backdoor", "core"}},
      {"dimacs", Json::object(), {"document"}},
      {"export", {{"format", "opb"}}, {"document"}},
      {"clauses", {{"about", "r1c1"}}, {"shown", "matching", "clauses"}},
      {"trace", Json::object(), {"events", "solution"}},
      {"prove", Json::object(), {"claim", "files", "lemmas"}},
      {"prove", {{"claim", "unique"}}, {"claim", "files", "lemmas"}},
      {"compare", {{"encodings", "minimal"}, {"solve", true}}, {"document"}},
  };
  return all;
}

Json limited_answer(const Limited& request) {
  Json options = request.options;
  options["timeout"] = 1e-9;
  return Json::parse(answer_request(Json{
      {"command", request.command},
      {"puzzle", support::inkala},
      {"options", std::move(options)}}.dump()));
}

}  // namespace

TEST_CASE("every request that takes a limit is tried with one that ends it", "[api]") {
  for (const std::string_view command : request_commands()) {
    CAPTURE(command);
    const bool quick = command == "list" || command == "convert";
    const auto& all = limited_requests();
    CHECK(quick == std::none_of(all.begin(), all.end(), [&](const Limited& request) {
            return request.command == command;
          }));
  }
}

TEST_CASE("a limit that ends a request is an answer of its own", "[api]") {
  for (const Limited& request : limited_requests()) {
    const Json whole = limited_answer(request);
    CAPTURE(request.command, request.options.dump(), whole.dump());
    CHECK(whole.at("status") == 30);
    REQUIRE(whole.contains("answers"));
    REQUIRE(whole.at("answers").size() == 1);
    const Json& answer = whole.at("answers")[0];
    CHECK(answer.at("reason").get<std::string>().starts_with("time-out"));
    if (std::string_view(request.command) == "compare") {
      CHECK(answer.at("rows").empty());
    } else if (std::string_view(request.command) != "generate" &&
               std::string_view(request.command) != "find") {
      CHECK(answer.at("status") == "unknown");
    }
    CHECK(answer.value("complete", false) == false);
    for (const char* field : request.not_found) {
      CAPTURE(field);
      CHECK((!answer.contains(field) || answer.at(field).is_null()));
    }
  }
}

TEST_CASE("a puzzle that takes too long doesn't keep the others from their answers", "[api]") {
  const std::string two = std::string(support::inkala) + "\n" + std::string(support::inkala);
  for (const char* command : {"dimacs", "trace", "candidates", "prove"}) {
    const Json answer = Json::parse(answer_request(
        Json{{"command", command}, {"puzzle", two}, {"options", {{"timeout", 1e-9}}}}.dump()));
    CAPTURE(answer.dump());
    CHECK(answer.at("answers").size() == 2);
  }
}

TEST_CASE("counts that are left out have a reason", "[api]") {
  const Json options{{"counts", true}, {"limit", 1}};
  const Json answer = Json::parse(answer_request(Json{
                                      {"command", "candidates"},
                                      {"puzzle", "12..34....1....."},
                                      {"options",
                                       options}}.dump()))
                          .at("answers")[0];
  CHECK(answer.at("counts").is_null());
  CHECK(answer.at("complete") == true);
  CHECK(answer.at("reason") == "more than 1 solution: limit");
}
