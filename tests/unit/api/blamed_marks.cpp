// Requests name the pencil mark that leaves a puzzle no solution.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <string>

#include "sudoku_sat/api.hpp"

using Json = nlohmann::json;

TEST_CASE("every request about a puzzle without a solution names the wrong pencil mark") {
  std::string marks;
  for (int cell = 0; cell < 16; ++cell) marks += cell == 5 ? "12.." : "1234";
  // Its solution is 1243 3421 4312 2134.
  const std::string puzzle = "size: 4\npencilmarks: " + marks + "\n\n1.....2..3.....4\n";
  for (const std::string command : {"check", "solve", "explain", "hint", "count", "candidates"}) {
    CAPTURE(command);
    const Json request{{"command", command}, {"puzzle", puzzle}};
    const Json answer = Json::parse(sudoku_sat::answer_request(request.dump())).at("answers")[0];
    CHECK(answer.at("status") == "unsatisfiable");
    CHECK(answer.value("reason", "") == "The pencil marks leave no solution: r2c2 has lost 4.");
  }
}
