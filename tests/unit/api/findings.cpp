// Findings of requests about a puzzle: counts of candidates, clues that follow from the rest.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "sudoku_sat/api.hpp"
#include "support/brute_force.hpp"

using namespace sudoku_sat;

namespace {

using Json = nlohmann::json;

Json answer_about(const char* command, const std::string& puzzle, const Json& options) {
  const Json request{{"command", command}, {"puzzle", puzzle}, {"options", options}};
  return Json::parse(answer_request(request.dump())).at("answers").at(0);
}

/// With two solutions or more.
const std::string few_solutions = "12..34....1.....";

}  // namespace

TEST_CASE("candidates are counted as brute force counts them", "[api]") {
  const Json answer = answer_about("candidates", few_solutions, {{"counts", true}});
  std::vector<int> givens;
  for (const char c : few_solutions) givens.push_back(c == '.' ? 0 : c - '0');
  CHECK(answer.at("solutions") == support::count_solutions(2, 2, givens));
  for (int cell = 0; cell < 16; ++cell) {
    const std::string name =
        "r" + std::to_string(cell / 4 + 1) + "c" + std::to_string(cell % 4 + 1);
    const Json& values = answer.at("candidates").at(name);
    REQUIRE(answer.at("counts").at(name).size() == values.size());
    for (std::size_t i = 0; i < values.size(); ++i) {
      std::vector<int> with = givens;
      with[static_cast<std::size_t>(cell)] = values[i];
      CAPTURE(name, values[i]);
      CHECK(answer.at("counts").at(name)[i] == support::count_solutions(2, 2, with));
    }
  }
}

TEST_CASE("if there are more solutions than the limit, no counts are given", "[api]") {
  const Json answer = answer_about("candidates", few_solutions, {{"counts", true}, {"limit", 1}});
  CHECK(answer.at("solutions").is_null());
  CHECK(answer.at("counts").is_null());
  CHECK(answer.at("candidates").at("r1c1") == Json{1});
}

TEST_CASE("entries of rules that follow from the rest are named with the givens", "[api]") {
  // The first cage follows from givens and rules; without the second there are several solutions.
  const std::string head = "size: 4\ncages:\n  3: r1c1 r1c2\n  4: r4c4\n\n";
  const Json options{{"redundant", true}, {"with-rules", true}};
  CHECK(answer_about("check", head + "1...\n..2.\n.3..\n....\n", options).at("redundant") ==
        Json{"cages 3: r1c1 r1c2"});
  const Json several = answer_about("check", head + "1...\n....\n....\n....\n", options);
  CHECK(several.at("unique") == false);
  CHECK(several.at("reason") == "rules are checked only if there is one solution");
}

TEST_CASE("a rule without data is superfluous as a whole, what others refer to isn't", "[api]") {
  const std::string givens = "1...\n..2.\n.3..\n...4\n";
  const auto redundant = [&](const std::string& rules) {
    const Json options{{"redundant", true}, {"with-rules", true}};
    return answer_about("check", "size: 4\n" + rules + "\n" + givens, options).at("redundant");
  };
  const Json with_knights = redundant("rules: anti-knight\n");
  CHECK(with_knights.back() == "anti-knight");
  CHECK(redundant("rule:\n  var t in 1..4\n  t = r1c1\n  r1c1 < 3\n") ==
        Json{"rule t = r1c1", "rule r1c1 < 3"});
}
