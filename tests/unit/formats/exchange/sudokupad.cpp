// SudokuPad: what is written is JSON of the fields that its app reads, and givens, regions and
// cages come back; links in the app's short form are read; what needs its server is said.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "formats/exchange/links/lz_string.hpp"
#include "support/sentences.hpp"
#include "unit/formats/read_all.hpp"

using namespace sudoku_sat;

namespace {

std::string link_to(const Puzzle& puzzle) {
  std::string link;
  format_named("sudokupad")
      .write({.geometry = puzzle.geometry(),
              .grid = puzzle.givens,
              .title = "A title",
              .board = puzzle.board.get()},
             link);
  link.pop_back();
  return link;
}

/// The JSON in the link, which has its signs coded with percents.
nlohmann::json json_in(std::string link) {
  link = link.substr(link.find("/scl") + 4);
  for (const auto& [code, sign] : {std::pair{"%2B", "+"}, {"%2F", "/"}, {"%3D", "="}}) {
    for (std::size_t at; (at = link.find(code)) != link.npos;) link.replace(at, 3, sign);
  }
  return nlohmann::json::parse(format::lz_decompress(link));
}

const std::string killer = "cages:\n  10: r1c1 r1c2\n  3: r4c3 r4c4\n\n" + nine_line + "\n";

}  // namespace

TEST_CASE("SudokuPad: givens, regions and cages come back from the link that is written") {
  for (const std::string& text :
       {killer, std::string("regions: AAAB; ABBB; CCCD; CDDD\n\n1...............\n"),
        std::string("size: 6\n\n") + "1....2" + std::string(30, '.') + "\n",
        std::string("rules: latin\n\n1...............\n")}) {
    const Puzzle puzzle = only_puzzle(text);
    const std::string link = link_to(puzzle);
    CAPTURE(text, link);
    const Puzzle back = only_puzzle(link);
    CHECK(back.givens == puzzle.givens);
    CHECK(back.board->rules().size() == puzzle.board->rules().size());
    CHECK(back.board->all_different().size() == puzzle.board->all_different().size());
    CHECK(back.board->constraints().sums.size() == puzzle.board->constraints().sums.size());
  }
}

TEST_CASE("SudokuPad: the JSON has the fields of its app, the rules in words") {
  const auto json = json_in(link_to(only_puzzle(killer)));
  CHECK(json["metadata"]["title"] == "A title");
  CHECK_THAT(json["metadata"]["rules"].get<std::string>(), Catch::Contains("cage"));
  CHECK(json["cells"].size() == 9);
  CHECK(json["cells"][0][0]["value"] == "5");
  CHECK(json["regions"].size() == 9);
  CHECK(json["cages"][0]["value"] == "10");
  CHECK(json["cages"][0]["cells"] == nlohmann::json::parse("[[0,0],[0,1]]"));
  const auto lines = json_in(link_to(only_puzzle("thermometers: r1c1-r1c3\n\n" + nine_line)));
  CHECK(lines["lines"][0]["wayPoints"] == nlohmann::json::parse("[[0.5,0.5],[0.5,1.5],[0.5,2.5]]"));
  CHECK(lines["underlays"][0]["rounded"] == true);
}

TEST_CASE("SudokuPad: the short form of its links is read") {
  const std::string zipped =
      "{ce:[[{v:1},,,],[,,,],[,,,],[,,,{v:'4'}]],re:[[[0,0],[0,1],[1,0],[1,1]],"
      "[[0,2],[0,3],[1,2],[1,3]],[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]],"
      "ca:[{ce:[[0,1],[0,2]],v:5},{v:'title: It\\'s short'},{v:'rules: Normal rules.'}],"
      "u:[{ct:[0.5,0.5],r:t,c2:FF00AA}]}";
  const std::string text = "https://sudokupad.app/sudoku/scl" + format::lz_compress(zipped);
  const auto items = read_all(text);
  REQUIRE(items.size() == 1);
  CAPTURE(items[0].error);
  REQUIRE(items[0].puzzle);
  CHECK(to_line(items[0].puzzle->geometry(), items[0].puzzle->givens) == "1..............4");
  CHECK(items[0].title == "It's short");
  REQUIRE(items[0].puzzle->board->rules().size() == 1);
  CHECK(items[0].puzzle->board->rules()[0].name == "cages");
  const auto notes = notes_on(text);
  REQUIRE(notes.size() == 2);
  CHECK_THAT(notes[0], Catch::Contains("the rules are words") && Catch::EndsWith("Normal rules."));
  CHECK_THAT(notes[1], Catch::EndsWith("drawn without a rule and left out: underlays (1)"));
}

TEST_CASE("SudokuPad: links to its server are explained, damaged ones reported") {
  for (const std::string id : {"abc123", "sudoku/LQbp9qBjR2", "author/some-title"}) {
    CHECK_THAT(told("https://sudokupad.app/" + id).front(),
               Catch::Contains("on a server, and nothing is downloaded"));
  }
  const auto error_of = [](const std::string& json) {
    return told("https://sudokupad.app/scl" + format::lz_compress(json)).front();
  };
  CHECK_THAT(error_of("{\"a\": 1}"), Catch::Contains("no puzzle of SudokuPad: it has no cells"));
  CHECK_THAT(error_of("{ce:[[,],[{v:3},]]}"),
             Catch::Contains("cells[1][0]: '3' is not a value from 1 to 2"));
  CHECK_THAT(error_of("{ce:[[,,],[,,]]}"), Catch::Contains("cells[0]: expected 2 cells"));
  CHECK_THAT(error_of("{ce:[[,],[,]],ca:[{ce:[[0,9]],v:3}]}"),
             Catch::Contains("cages[0]: no cell of the board"));
  CHECK_THAT(error_of("{ce:[[,],[,"), Catch::Contains(says::not_json));
  CHECK_THAT(error_of("{ce:[[,],[,]],ca:[{ce:[[0,1]],v:'abc'}]}"),
             Catch::Contains("no rule 'a cage with 'abc''"));
}
