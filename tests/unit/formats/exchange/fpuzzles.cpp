// Puzzles of f-puzzles: fields as f-puzzles itself writes them, read to the rules of a puzzle file
// and back; what is unknown, wrong, cut or noise is refused by name and place.
#include <array>
#include <catch2/catch.hpp>
#include <random>
#include <string>
#include <utility>

#include "formats/exchange/links/lz_string.hpp"
#include "support/sentences.hpp"
#include "unit/formats/read_all.hpp"

using namespace sudoku_sat;

namespace {

/// A 9x9 puzzle with these further fields.
std::string with_fields(const std::string& fields) {
  std::string row = "[{},{},{},{},{},{},{},{},{}]";
  std::string rows = row;
  for (int i = 1; i < 9; ++i) rows += "," + row;
  return "{\"size\":9,\"title\":\"T\",\"author\":\"A\",\"grid\":[" + rows + "]," + fields + "}";
}

std::string written_as(std::string_view format, const Puzzle& puzzle) {
  std::string text;
  format_named(format).write({.geometry = puzzle.geometry(),
                              .grid = puzzle.givens,
                              .givens = &puzzle.givens,
                              .board = puzzle.board.get()},
                             text);
  return text;
}

const std::pair<std::string, std::string> meanings[] = {
    {R"("killercage":[{"cells":["R1C1","R1C2"],"value":"10"},{"cells":["R5C5","R5C6"]}])",
     "cages; 10: r1c1 r1c2; r5c5 r5c6"},
    {R"("arrow":[{"lines":[["R1C1","R1C2","R1C3"]],"cells":["R1C1"]}])", "arrows; r1c1: r1c2 r1c3"},
    {R"("arrow":[{"lines":[["R5C6","R6C7","R7C7"]],"cells":["R5C5","R5C6"]}])",
     "arrows; r5c5 r5c6: r6c7 r7c7"},
    {R"("thermometer":[{"lines":[["R1C1","R2C1","R3C1"],["R1C1","R1C2"]]}])",
     "thermometers; r1c1 r2c1 r3c1; r1c1 r1c2"},
    {R"("difference":[{"cells":["R1C1","R1C2"],"value":""}],"ratio":[{"cells":["R9C8","R9C9"],"value":"2"}],)"
     R"("negative":["ratio"])",
     "kropki; white: r1c1-r1c2; black: r9c8-r9c9; all black given"},
    {R"("difference":[{"cells":["R1C1","R1C2"]}],"nonconsecutive":true)",
     "kropki; white: r1c1-r1c2; all white given"},
    {R"("ratio":[{"cells":["R1C1","R1C2"],"value":"3"}],"negative":["ratio"])",
     "ratio-dots; 3: r1c1-r1c2; all 3 given"},
    {R"("slowthermometer":[{"lines":[["R1C1","R2C1","R3C1"]]}],"zipperline":[{"lines":[["R1C1","R1C2"]]}])",
     "thermometers; slow: r1c1 r2c1 r3c1"},
    {R"("xv":[{"cells":["R1C1","R1C2"],"value":"X"},{"cells":["R2C1","R2C2"],"value":"v"}],"negative":["xv"])",
     "xv; x: r1c1-r1c2; v: r2c1-r2c2; all given"},
    {R"("whispers":[{"lines":[["R1C1","R2C2"]]},{"lines":[["R5C5","R5C6"]],"value":"4"}])",
     "whispers; r1c1 r2c2; 4: r5c5 r5c6"},
    {R"("palindrome":[{"lines":[["R1C1","R1C2"]]}],"renban":[{"lines":[["R2C1","R2C2"]]}],)"
     R"("betweenline":[{"lines":[["R3C1","R3C2","R3C3"]]}])",
     "palindromes; r1c1 r1c2 | between; r3c1 r3c2 r3c3 | renban; r2c1 r2c2"},
    {R"("even":[{"cell":"R1C1"},{"cell":"R9C9"}],"odd":[{"cell":"R5C5"}])",
     "even; r1c1; r9c9 | odd; r5c5"},
    {R"("clone":[{"cells":["R1C1","R1C2"],"cloneCells":["R5C5","R5C6"]}])",
     "clones; r1c1 r1c2: r5c5 r5c6"},
    {R"("quadruple":[{"cells":["R1C1","R1C2","R2C1","R2C2"],"values":[1,2,3]}])",
     "quadruples; 1 2 3: r1c1"},
    {R"("sandwichsum":[{"cell":"R0C2","value":"12"},{"cell":"R3C10","value":"7"}])",
     "sandwich; top: . 12 . . . . . . .; left: . . 7 . . . . . ."},
    {R"("xsum":[{"cell":"R10C1","value":"20"}],"skyscraper":[{"cell":"R9C10","value":"3"}])",
     "x-sums; bottom: 20 . . . . . . . . | skyscrapers; right: . . . . . . . . 3"},
    {R"("littlekillersum":[{"cell":"R0C7","direction":"DR","value":"9"}])", "sums; 9: r1c8 r2c9"},
    {R"("antiknight":true,"antiking":true,"nonconsecutive":true,"disjointgroups":true,"diagonal+":true,"diagonal-":true)",
     "diagonals | disjoint-groups | anti-knight | anti-king | non-consecutive"},
    {R"("diagonal+":true)", "extra; r9c1-r1c9"},
    {R"("extraregion":[{"cells":["R1C1","R2C2","R3C3"]}],"antiknight":false,"line":[])",
     "extra; r1c1 r2c2 r3c3"},
};

std::string sorted(const std::string& text) {
  std::vector<std::string> rules;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find(" | ", at), text.size());
    rules.push_back(text.substr(at, end - at));
    at = end + 3;
  }
  std::sort(rules.begin(), rules.end());
  std::string all;
  for (const std::string& rule : rules) all += rule + "\n";
  return all;
}

}  // namespace

TEST_CASE("each field of f-puzzles is read as its rule") {
  for (const auto& [fields, rules] : meanings) {
    CAPTURE(fields);
    CHECK(sorted(rules_read(with_fields(fields))) == sorted(rules));
  }
}

TEST_CASE("what was read of f-puzzles is written for it and read back as the same board") {
  for (const auto& [fields, rules] : meanings) {
    CAPTURE(fields);
    const Puzzle puzzle = only_puzzle(with_fields(fields));
    for (const std::string_view format : {"fpuzzles", "link"}) {
      const Puzzle again = only_puzzle(written_as(format, puzzle));
      CHECK(again.board->constraints().all_different.size() ==
            puzzle.board->constraints().all_different.size());
      // One diagonal comes back as the extra region that it is.
      const bool diagonal = fields == R"("diagonal+":true)";
      CHECK((diagonal || again.board->same_rules(*puzzle.board)));
      CHECK(again.givens == puzzle.givens);
    }
  }
}

TEST_CASE(
    "givens, pencil marks, title and author of f-puzzles are read, entries of solvers are not") {
  const std::string text =
      R"({"size":4,"title":"Small","author":"Me","grid":[)"
      R"([{"value":1,"given":true},{"value":2},{"value":3,"given":false},{"givenPencilMarks":[2,4]}],)"
      R"([{},{},{},{"centerPencilMarks":[1]}],[{},{},{},{}],[{},{},{},{}]]})";
  const auto items = read_all(text);
  REQUIRE(items.size() == 1);
  CHECK(items[0].title == "Small");
  CHECK(items[0].author == "Me");
  REQUIRE(items[0].puzzle);
  CHECK(to_line(items[0].puzzle->givens) == "1...............");
  CHECK(rules_read(text) == "allowed; 2 4: r1c4");
}

TEST_CASE("what f-puzzles would take for something else with these dots is not written for it") {
  const std::string cells = "\n\n" + std::string(81, '.');
  for (const std::string header : {"rules: non-consecutive\nkropki: black: r1c1-r1c2",
                                   "kropki: all black given\nratio-dots: 3: r1c1-r1c2",
                                   "kropki: all black given\ndifference-dots: 3: r1c1-r1c2"}) {
    CAPTURE(header);
    CHECK_THROWS_WITH(written_as("fpuzzles", only_puzzle(header + cells)),
                      Catch::Contains(says::skip_unknown));
  }
  CHECK_THAT(
      written_as("fpuzzles", only_puzzle("kropki: white: r1c1-r1c2; all given" + cells)),
      Catch::Contains(R"("nonconsecutive":true)") && Catch::Contains(R"("negative":["ratio"])"));
}

// Only the arrow's place and direction count in f-puzzles, so the cells come back from these alone.
TEST_CASE("diagonals from each side and either way are written as arrows beside the board") {
  for (const std::string list : {"top-right", "top-left", "bottom-right", "bottom-left",
                                 "left-down", "left-up", "right-down", "right-up"}) {
    CAPTURE(list);
    const Puzzle puzzle =
        only_puzzle("size: 4\nlittle-killers: " + list + ": . 5 4 .\n\n....\n....\n....\n....\n");
    const Puzzle back = only_puzzle(written_as("fpuzzles", puzzle));
    const auto& sums = puzzle.board->constraints().sums;
    const auto& read = back.board->constraints().sums;
    REQUIRE(sums.size() == 2);
    REQUIRE(read.size() == 2);
    for (std::size_t i = 0; i < 2; ++i) {
      CHECK(read[i].cells == sums[i].cells);
      CHECK(read[i].total == sums[i].total);
    }
  }
}

TEST_CASE("regions of f-puzzles are boxes, no boxes or a jigsaw") {
  const auto board = [](const std::array<int, 16>& regions) {
    std::string grid;
    for (std::size_t i = 0; i < 16; ++i) {
      grid += i % 4 == 0 ? (i == 0 ? "[" : "],[") : ",";
      grid +=
          regions[i] < 0 ? "{\"region\":null}" : "{\"region\":" + std::to_string(regions[i]) + "}";
    }
    return "{\"size\":4,\"grid\":[" + grid + "]]}";
  };
  CHECK(rules_read(board({0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3})) == "");
  CHECK(only_puzzle(board({0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3})).geometry() ==
        Geometry(1, 4));
  CHECK(rules_read(board({0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3})) ==
        "regions; AAAB; ABBB; CCCD; CDDD");
  std::array<int, 16> none{};
  none.fill(-1);
  CHECK(rules_read(board(none)) == "latin");
  const Puzzle jigsaw = only_puzzle(board({0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3}));
  CHECK(only_puzzle(written_as("link", jigsaw)).board->same_rules(*jigsaw.board));
}

TEST_CASE("what this program has no rule for is refused by name and place, or left out") {
  const std::string text = with_fields(R"("fogofwar":[{"cells":["R1C1"]}],"antiknight":true)");
  CHECK(only_error(text) == "in:1: this program has no rule 'fogofwar': " + says::skip_unknown);
  CHECK_THAT(only_error(with_fields(R"("thermometers":[{"lines":[["R1C1","R1C2"]]}])")),
             Catch::Contains("this program has no rule 'thermometers'; did you mean thermometer? "
                             "use --ignore-unknown"));
  CHECK(only_error(with_fields(
            R"("difference":[{"cells":["R1C1","R1C2"],"value":"3"}],"negative":["ratio"])")) ==
        "in:1: negative: 'ratio' combined with differences other than 1 is not supported: " +
            says::skip_unknown);
  CHECK_THAT(
      only_error(with_fields(
          R"("difference":[{"cells":["R1C1","R1C2"],"value":3}],"negative":["difference"])")),
      Catch::Contains("'difference' combined with dots other than 1"));
  CHECK_THAT(only_error(with_fields(R"("negative":["ratios"])")),
             Catch::Contains("negative: this program has no rule 'ratios'; did you mean ratio?"));
  CHECK_THAT(
      only_error(with_fields(R"("killercage":[{"cells":["R1C1"],"value":"<9"}])")),
      Catch::StartsWith("in:1: killercage[0]: this program has no rule 'killercage of value <9'"));
  std::string told;
  const std::string rules =
      rules_read(text, ignoring_unknown([&](const std::string& what) { told += what; }));
  CHECK(rules == "anti-knight");
  CHECK(told == "in:1: this program has no rule 'fogofwar'");
}

TEST_CASE("what is wrong in f-puzzles' JSON is named with its place") {
  CHECK(only_error(with_fields(R"("killercage":[{"cells":["R1C1","R0C1"],"value":"3"}])")) ==
        "in:1: killercage[0].cells[1]: 'R0C1' is outside the board");
  CHECK(only_error(with_fields(R"("even":[{"cell":"R1C77"}])")) ==
        "in:1: even[0].cell: 'R1C77' is not a cell of this board (expected \"R1C2\")");
  CHECK(only_error(R"({"size":9,"grid":[[]]})") == "in:1: grid: expected 9 rows");
  CHECK(only_error(R"({"size":100})") == "in:1: size: board size 100 is not supported (1 to 35)");
  CHECK_THAT(only_error(with_fields(R"("killercage":[{"cells":["R1C1"],"value":"99"}])")),
             Catch::StartsWith("in:1: killercage[0]: "));
  CHECK_THAT(only_error("{\"size\":9"), Catch::StartsWith("in:1: " + says::not_json));
  CHECK(only_error("{\"grid\":" + std::string(100'000, '[')) ==
        "in:1: JSON that is nested too deeply");
}

TEST_CASE("a link is read wherever it comes from, or says why it holds no puzzle") {
  const std::string letters = format::lz_compress(with_fields(R"("antiknight":true)"));
  std::string coded;
  for (const char c : letters) coded += c == '+' ? "%2B" : std::string(1, c);
  for (const std::string& link :
       {"https://f-puzzles.com/?load=" + coded, "http://www.f-puzzles.com/?load=" + letters,
        "https://sudokupad.app/fpuz" + coded, "https://sudokupad.app/?puzzleid=fpuzzles" + coded,
        "fpuz" + letters, letters}) {
    CAPTURE(link);
    CHECK(rules_read(link) == "anti-knight");
  }
  CHECK_THAT(only_error("https://sudokupad.app/nQHjr7Ggpg"),
             Catch::StartsWith("in:1: the link only names puzzle 'nQHjr7Ggpg' on a server"));
  CHECK_THAT(only_error("https://f-puzzles.com/?id=y1234567"), Catch::Contains("puzzle"));
  CHECK_THAT(only_error("https://f-puzzles.com/?load=" + letters.substr(0, 60)),
             Catch::StartsWith("in:1: the link is truncated"));
}

TEST_CASE("a link's rules are not those of the puzzles below it") {
  const std::string link =
      "https://f-puzzles.com/?load=" + format::lz_compress(with_fields(R"("antiknight":true)"));
  const std::string plain(81, '.');
  const auto items = read_all(link + "\n" + plain + "\n" + link + "\n");
  REQUIRE(items.size() == 3);
  CHECK(items[0].puzzle->board->rules().size() == 1);
  CHECK(items[1].puzzle->board->rules().empty());
  CHECK(items[2].puzzle->board->rules().size() == 1);
}

TEST_CASE("cut and altered JSON and links give puzzles or one error") {
  std::mt19937 random(5);
  for (int i = 0; i < 400; ++i) {
    std::string text = with_fields(meanings[random() % std::size(meanings)].first);
    if (i % 2 == 0) text.erase(random() % text.size());
    for (int change = 0; change < 3 && !text.empty(); ++change) {
      text[random() % text.size()] = "{}[]\",:019Rn\xff"[random() % 13];
    }
    if (i % 3 == 0) text = "https://f-puzzles.com/?load=" + format::lz_compress(text);
    try {
      for (const PuzzleInput& item : read_all(text)) REQUIRE((item.puzzle || !item.error.empty()));
    } catch (const InputError&) {
    }
  }
}
