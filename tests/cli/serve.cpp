// `serve --stdio` as other programs use it: a line for a line, the same JSON as the commands write.
#include <fmt/format.h>

#include <map>

#include "helpers.hpp"

using namespace sudoku_sat::support;

namespace {

/// The answers by id.
std::map<std::string, Json> served(const std::vector<Json>& requests) {
  std::string input;
  for (const Json& request : requests) input += request.dump() + "\n";
  std::map<std::string, Json> answers;
  for (const Json& answer : objects_of(run({"serve", "--stdio"}, input))) {
    if (!answer.contains("progress")) answers[answer.at("id").dump()] = answer;
  }
  return answers;
}

/// Without times.
Json timeless(Json object) {
  object.erase("seconds");
  return object;
}

}  // namespace

TEST_CASE("serve answers what the commands write as JSON", "[cli]") {
  struct Asked {
    std::string command;
    Json options;
    Strings arguments;
  };
  const std::vector<Asked> all{
      {"solve", {{"unique", true}}, {"--unique", "--core"}},
      {"solve", {{"solutions", 3}}, {"-n", "3", "--core"}},
      {"check", {{"differences", true}}, {"--differences"}},
      {"check", {{"all", 2}, {"repairs", true}}, {"--all=2", "--repairs"}},
      {"count", {{"limit", 50}}, {"--limit", "50"}},
      {"candidates", Json::object(), {}},
      {"explain", Json::object(), {}},
      {"explain", {{"cell", "r1c2"}}, {"--cell", "r1c2"}},
      {"rate", Json::object(), {}},
      {"convert", Json::object(), {}},
      {"convert", {{"minimize", true}}, {"--minimize"}},
      {"count", {{"variables", true}}, {"--variables"}},
      {"solve", {{"solutions", 0}, {"sorted", true}}, {"-n", "0", "--sorted", "--core"}}};
  for (const std::string& puzzle : {medium, clashing, unsolvable, small, std::string(16, '.')}) {
    std::vector<Json> requests;
    for (const Asked& one : all) {
      requests.push_back({{"id", requests.size()},
                          {"command", one.command},
                          {"puzzle", puzzle + " label"},
                          {"options", one.options}});
    }
    const auto answers = served(requests);
    REQUIRE(answers.size() == all.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
      INFO(all[i].command << " " << puzzle);
      Strings arguments{all[i].command, "-q", "-f", "json", "-p", puzzle + " label"};
      arguments.insert(arguments.end(), all[i].arguments.begin(), all[i].arguments.end());
      const RunResult written = run(arguments);
      const Json& answer = answers.at(std::to_string(i));
      CHECK(timeless(answer.at("answers").at(0)) == timeless(objects_of(written).at(0)));
      CHECK(answer.at("status") == written.status);
    }
  }
}

TEST_CASE("serve writes the formula and the trace that the commands write", "[cli]") {
  struct Asked {
    Json options;
    Strings arguments;
  };
  const std::vector<Asked> formulas{
      {{{"givens", "assume"}}, {"--givens", "assume"}},
      {{{"givens", "none"}, {"encoding", "auto"}}, {"--givens", "none", "-e", "auto"}},
      {{{"annotate", true}, {"show", true}}, {"--annotate", "--show"}},
      {{{"scramble", 7}, {"names", true}}, {"--scramble", "7", "--names"}},
      {{{"encoding", "auto"}}, {"-e", "auto"}}};
  const std::vector<Asked> traces{
      {{{"order", "fixed"}}, {"--order", "fixed"}},
      {{{"no-restarts", true}, {"mode", "cdcl"}}, {"--no-restarts", "--mode", "cdcl"}}};
  const auto answered = [](const std::string& command, const Json& options) {
    const auto answers =
        served({{{"id", 1}, {"command", command}, {"puzzle", worksheet}, {"options", options}}});
    CAPTURE(answers.at("1").dump());
    return answers.at("1").at("answers").at(0);
  };
  const auto written = [](const std::string& command, Strings arguments) {
    arguments.insert(arguments.begin(), {command, "-q", "-p", worksheet});
    return run(arguments).out;
  };
  for (const auto& [options, arguments] : formulas) {
    CAPTURE(options.dump());
    CHECK(answered("dimacs", options).at("document") == written("dimacs", arguments));
  }
  for (auto [options, arguments] : traces) {
    CAPTURE(options.dump());
    arguments.insert(arguments.end(), {"-f", "json", "--conflicts", "1000", "--steps", "20000"});
    CHECK(answered("trace", options) == Json::parse(written("trace", arguments)));
  }
}

TEST_CASE("a request may skip rules that the program doesn't have, with a warning", "[cli]") {
  const std::string puzzle = "size: 4\nfrobnicate: r1c1\n\n1...\n..2.\n.3..\n...4\n";
  const auto answers = served({{{"id", 1}, {"command", "convert"}, {"puzzle", puzzle}},
                               {{"id", 2},
                                {"command", "convert"},
                                {"puzzle", puzzle},
                                {"options", {{"ignore-unknown", true}}}}});
  CAPTURE(answers.at("1").dump(), answers.at("2").dump());
  CHECK(answers.at("1").at("status") == 1);
  CHECK(answers.at("2").at("status") == 0);
  CHECK(answers.at("2").at("answers").at(0).at("warnings").size() == 1);
}

TEST_CASE("serve answers each line, whatever is in it", "[cli]") {
  const RunResult result = run({"serve", "--stdio", "-j", "1"},
                               "nonsense\n\n{\"id\":1}\n\xff\xfe\n{\"cancel\":7}\n"
                               "{\"id\":2,\"command\":\"list\",\"options\":{\"what\":\"amo\"}}\n");
  CHECK(result.status == 0);
  const std::vector<Json> answers = objects_of(result);
  REQUIRE(answers.size() == 4);
  for (std::size_t i = 0; i < 3; ++i) CHECK(answers[i].contains("error"));
  CHECK(answers[3].at("answers").at(0).at("name") == "pairwise");
}

TEST_CASE("a request that waits or runs is cancelled by its id", "[cli]") {
  const std::string endless =
      R"("command":"solve","options":{"empty":true,"solutions":0,"rules":"anti-knight"}})";
  const RunResult result = run({"serve", "--stdio", "-j", "1"},
                               "{\"id\":\"a\"," + endless + "\n{\"id\":\"b\"," + endless +
                                   "\n{\"cancel\":\"b\"}\n{\"cancel\":\"a\"}\n");
  CHECK(result.status == 0);
  std::size_t answers = 0;
  for (const Json& line : objects_of(result)) {
    if (line.contains("progress")) continue;
    ++answers;
    CHECK(line.at("status") == 30);
  }
  CHECK(answers == 2);
}
