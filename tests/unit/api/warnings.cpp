// The reader's warnings are part of every answer about the puzzle.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "formats/exchange/links/lz_string.hpp"
#include "sudoku_sat/api.hpp"
#include "sudoku_sat/formats.hpp"

using namespace sudoku_sat;

namespace {

using Json = nlohmann::json;
using Strings = std::vector<std::string>;

/// A 4x4 puzzle with one solution, rules in words and a circle of no rule.
std::string link_with_losses() {
  return "https://sudokupad.app/sudoku/scl" +
         format::lz_compress(
             "{ce:[[{v:1},,,],[,,{v:2},],[,{v:3},,],[,,,{v:4}]],"
             "re:[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],"
             "[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]],"
             "ca:[{v:'rules: Mind the circle.'}],u:[{ct:[0.5,0.5],r:t,c2:FF00AA}]}");
}

Json answers_to(std::string_view command, const std::string& puzzle) {
  Json options = Json::object();
  if (command == "clauses") options["about"] = "r1c1";
  if (command == "export") options["format"] = "opb";
  if (command == "find") options = {{"clue", "4 givens"}, {"attempts", 2}};
  if (command == "compare") options["encodings"] = "minimal";
  const Json request{{"command", command}, {"puzzle", puzzle}, {"options", options}};
  return Json::parse(answer_request(request.dump())).at("answers");
}

std::vector<PuzzleInput> all_of(const std::string& text, const ExchangePolicy& policy = {}) {
  BoardRequest request;
  request.policy = policy;
  PuzzleReader reader(LineReader::of_text(text, "text"), request);
  std::vector<PuzzleInput> all;
  while (auto input = reader.next()) all.push_back(*std::move(input));
  return all;
}

/// A board of 16x16 whose values are 0 to F, if its line is right.
std::string hexadecimal_line() {
  std::string line = "0A" + std::string(254, '.');
  for (std::size_t i = 2; i < 10; ++i) line[i] = static_cast<char>('0' + i);
  return line;
}

}  // namespace

TEST_CASE("every answer about a puzzle has the reader's warnings", "[api]") {
  for (const std::string_view command : request_commands()) {
    if (command == "list") continue;
    const Json answers = answers_to(command, link_with_losses());
    CAPTURE(command, answers.dump().substr(0, 2000));
    REQUIRE(answers.size() == 1);
    const Strings warnings = answers[0].at("warnings");
    REQUIRE(warnings.size() == 2);
    CHECK_THAT(warnings[0], Catch::EndsWith("Mind the circle."));
    CHECK_THAT(warnings[1], Catch::EndsWith("left out: underlays (1)"));
  }
}

TEST_CASE("if there is nothing to warn about, the warnings are empty", "[api]") {
  for (const std::string_view command : request_commands()) {
    if (command == "list") continue;
    for (const char* puzzle : {"1.....2..3.....4", "11.............4", "12345"}) {
      // They need a board.
      if ((command == "generate" || command == "find") && puzzle == std::string_view("12345"))
        continue;
      const Json answers = answers_to(command, puzzle);
      CAPTURE(command, answers.dump().substr(0, 2000));
      REQUIRE(answers.size() == 1);
      CHECK(answers[0].at("warnings") == Json::array());
    }
  }
}

TEST_CASE("warnings belong to the puzzles that they are about") {
  const std::string plain(81, '.');
  const auto all = all_of(link_with_losses() + "\n" + plain + "\n" + link_with_losses());
  REQUIRE(all.size() == 3);
  CHECK(all[0].warnings.size() == 2);
  CHECK(all[1].warnings.empty());
  CHECK(all[2].warnings.size() == 2);
  CHECK(all[2].warnings[0].starts_with("text:3: "));
}

TEST_CASE("a note on how a line was read is printed once and kept with every puzzle") {
  Strings told;
  const auto all = all_of(hexadecimal_line() + "\n" + hexadecimal_line() + "\n",
                          {false, [&](const std::string& what) { told.push_back(what); }});
  REQUIRE(all.size() == 2);
  CHECK(told.size() == 1);
  CHECK(all[0].warnings == told);
  REQUIRE(all[1].warnings.size() == 1);
  CHECK(all[1].warnings[0].starts_with("text:2: 0 and letters up to F"));
}

TEST_CASE("what is left out of a header goes for all puzzles below it") {
  const auto all = all_of("rules: latin, moonshine\n\n" + std::string(16, '.') + "\n" +
                              std::string(16, '.') + "\n\nrules: latin\n\n" + std::string(16, '.'),
                          {true, {}});
  REQUIRE(all.size() == 3);
  for (std::size_t i = 0; i < 2; ++i) {
    REQUIRE(all[i].warnings.size() == 1);
    CHECK_THAT(all[i].warnings[0], Catch::Contains("moonshine"));
  }
  CHECK(all[2].warnings.empty());
}
