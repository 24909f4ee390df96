// Texts that people have: tables, JSON of data sets, posts, what programs of players write. Each is
// one puzzle, said in many ways. A table of them all is also altered at random: nothing may crash,
// and what is still read has as many cells as its board.
#include <algorithm>
#include <catch2/catch.hpp>
#include <random>
#include <string>
#include <vector>

#include "unit/formats/read_all.hpp"

using namespace sudoku_sat;

namespace {

/// The rows of nine_line with each cell as `cell` says it, `gap` between them.
std::string rows_with(const std::string& gap, const std::string& end,
                      const std::function<std::string(char)>& cell) {
  std::string out;
  for (std::size_t i = 0; i < nine_line.size(); ++i) {
    out += cell(nine_line[i]);
    out += i % 9 == 8 ? end : gap;
  }
  return out;
}

std::function<std::string(char)> with_empty(const std::string& sign) {
  return [sign](char c) { return c == '.' ? sign : std::string(1, c); };
}

std::string line_with(char empty) {
  std::string line = nine_line;
  std::ranges::replace(line, '.', empty);
  return line;
}

/// Digits as other characters: `first` stands for 0.
std::function<std::string(char)> in_utf8(const std::string& before, char first,
                                         const std::string& empty) {
  return [=](char c) { return c == '.' ? empty : before + static_cast<char>(first + (c - '0')); };
}

std::string between(const std::string& before, const std::string& text, const std::string& after) {
  return before + text + after;
}

/// As links of pzpr have cells: a letter from g on for each run of empty ones.
std::string runs_of(const std::string& line) {
  std::string runs;
  for (const char c : line) {
    const bool goes_on = !runs.empty() && runs.back() >= 'g';
    if (c != '.') runs += c;
    if (c == '.' && !goes_on) runs += 'g';
    if (c == '.' && goes_on) ++runs.back();
  }
  return runs;
}

struct Input {
  std::string what;
  std::string text;
};

std::vector<Input> tables() {
  const auto fraction = [](char c) { return c == '.' ? "" : std::string(1, c) + ".0"; };
  const auto quoted = [](char c) { return c == '.' ? "\"\"" : "\"" + std::string(1, c) + "\""; };
  return {
      {"tabs and nothing", rows_with("\t", "\n", with_empty(""))},
      {"semicolons", rows_with(";", "\n", with_empty(""))},
      {"quotes", rows_with(",", "\n", quoted)},
      {"quotes and semicolons", rows_with(";", "\n", quoted)},
      {"fractions", rows_with(",", "\n", fraction)},
      {"columns of qqwing",
       "Puzzle,Hidden Singles,Box/Line Intersections\n" + nine_line + ",3,0\n"},
      {"two columns", "id, puzzle\n1," + line_with('0') + "\n"},
      {"NaN", rows_with(",", "\n", with_empty("NaN"))},
      {"names of columns", "c1,c2,c3,c4,c5,c6,c7,c8,c9\n" + rows_with(",", "\n", with_empty(""))},
      {"an index and a solution", "quizzes,solutions\n" + line_with('0') + "," +
                                      "5346789126721953481983425678597614234268537917139248569615"
                                      "37284287419635345286179\n"},
      {"a comment after a semicolon", nine_line + ";a comment"},
  };
}

std::vector<Input> json() {
  const std::string rows = between("[", rows_with(",", "],[", with_empty("0")), "]");
  const std::string nested = "[[" + rows.substr(1, rows.size() - 4) + "]";
  std::string cells;
  for (const char c : nine_line) {
    cells += cells.empty() ? "" : ",";
    cells += c == '.' ? "{\"val\":null}" : "{\"val\":" + std::string(1, c) + "}";
  }
  return {
      {"a text", "{\"puzzle\": \"" + nine_line + "\", \"level\": \"easy\"}"},
      {"a board", "{\"board\": " + nested + "}"},
      {"a service", "{\"newboard\":{\"grids\":[{\"value\":" + nested +
                        ",\"difficulty\":\"Hard\"}],\"results\":1}}"},
      {"several lines", "[\n  {\n    \"quiz\": \"" + line_with('0') + "\"\n  }\n]\n"},
      {"cells", "[" + cells + "]"},
      {"size and clues",
       "{\"version\":2,\"size\":9,\"block\":{\"bw\":3,\"bh\":3},\"clues\":" + nested + "}"},
  };
}

std::vector<Input> posts() {
  const std::string spaced = rows_with(" ", "\n", with_empty("."));
  return {
      {"full-width digits", rows_with("", "\n", in_utf8("\xEF\xBC", '\x90', "\xEF\xBC\x8E"))},
      {"keys of phones", rows_with("", "\n",
                                   [](char c) {
                                     return c == '.'
                                                ? "\xE2\xAC\x9C"
                                                : std::string(1, c) + "\xEF\xB8\x8F\xE2\x83\xA3";
                                   })},
      {"bullets", rows_with(" ", "\n", with_empty("\xE2\x80\xA2"))},
      {"no-break spaces", rows_with("\xC2\xA0", "\n", with_empty("."))},
      {"x", line_with('x')},
      {"question marks", line_with('?')},
      {"e in rows", rows_with(" ", "\n", with_empty("e"))},
      {"text around",
       "Here is a puzzle that I can't solve.\n\n" + spaced + "\nThanks in advance\n"},
      {"text behind rows", rows_with(" ", " [ok]\n", with_empty("."))},
      {"a code fence", "```\n" + spaced + "```\n"},
      {"colours",
       rows_with(" ", "\n", [](char c) { return "\x1b[1m" + std::string(1, c) + "\x1b[0m"; })},
  };
}

std::vector<Input> programs() {
  std::string latex = "\\begin{sudoku}\n|" + rows_with("|", "|.\n|", with_empty(" "));
  latex.pop_back();
  std::string minizinc = rows_with(", ", "|\n", with_empty("0"));
  std::string pzpr = "pzprv3/sudoku/9/" + rows_with(" ", " /", with_empty("."));
  return {
      {"LaTeX", latex + "\\end{sudoku}\n"},
      {"MiniZinc", "N = 9;\nstart = [|\n" + minizinc + "];\n"},
      {"an array of MiniZinc",
       "start = array2d(1..9, 1..9, [" + rows_with(", ", ", ", with_empty("0")) + "]);\n"},
      {"pzpr", pzpr},
      {"the library of HoDoKu", ":0000:x:" + nine_line + ":::\n"},
      {"a link of puzz.link", "https://puzz.link/p?sudoku/9/9/" + runs_of(nine_line)},
  };
}

std::vector<Input> all_inputs() {
  std::vector<Input> all;
  for (const auto& kind : {tables(), json(), posts(), programs()}) {
    all.insert(all.end(), kind.begin(), kind.end());
  }
  return all;
}

/// A few random bytes changed, left out, doubled or moved.
std::string altered(std::string text, std::mt19937& random) {
  const auto below = [&](std::size_t count) { return random() % std::max<std::size_t>(count, 1); };
  for (std::size_t changes = 1 + below(3); changes > 0 && !text.empty(); --changes) {
    const std::size_t at = below(text.size());
    const std::size_t length = 1 + below(9);
    switch (below(5)) {
      case 0:
        text[at] = static_cast<char>(random());
        break;
      case 1:
        text.erase(at, length);
        break;
      case 2:
        text.insert(at, text.substr(below(text.size()), length));
        break;
      case 3:
        text.resize(at);
        break;
      default:
        text[at] = "0123456789.,;:|+-=?/\\[]{}\"'~x \t\n"[below(33)];
    }
  }
  return text;
}

}  // namespace

TEST_CASE("what people have is read as the puzzle that it is") {
  for (const Input& input : all_inputs()) {
    INFO(input.what << ":\n" << input.text);
    const std::vector<PuzzleInput> items = read_all(input.text);
    REQUIRE(items.size() == 1);
    INFO(items[0].error);
    REQUIRE(items[0].puzzle);
    CHECK(to_line(items[0].puzzle->geometry(), items[0].puzzle->givens) == nine_line);
  }
}

TEST_CASE("randomly altered texts of people are read or refused") {
  std::mt19937 random(20261127);
  const std::vector<Input> inputs = all_inputs();
  for (int i = 0; i < 10'000; ++i) {
    const Input& input = inputs[random() % inputs.size()];
    const std::string text = altered(input.text, random);
    INFO(input.what << ":\n" << text);
    try {
      for (const PuzzleInput& item : read_all(text)) {
        CHECK(item.puzzle.has_value() == item.error.empty());
        if (item.puzzle) {
          CHECK(item.puzzle->givens.size() == item.puzzle->geometry().cells());
        }
      }
    } catch (const InputError&) {
      // The input as a whole is refused.
    }
  }
}

TEST_CASE("killers of players' programs are read with their cages") {
  const std::string killer = "3x3::k:2560:2560:" + repeated("5:", 79);
  CHECK(rules_read(killer) == "cages; 10: r1c1 r1c2");
  for (const std::string mark : {"dw", "wd", "xw"}) {
    const std::string rules = rules_read("3x3:" + mark + ":k:2560:2560:" + repeated("5:", 79));
    CHECK_THAT(rules, Catch::Contains("diagonals") && Catch::Contains("windoku") &&
                          Catch::Contains("cages"));
  }
  CHECK_THAT(only_error("3x3:n:k:2560:2560:" + repeated("5:", 79)),
             Catch::Contains("the mark 'n'"));
  CHECK(rules_read("3x3:d:k:2560:2560:" + repeated("5:", 79)) ==
        "cages; 10: r1c1 r1c2 | diagonals");
  // Cells outside cages are 0, which is also the number of a cage.
  CHECK(rules_read("3x3::k:2560:2560:" + repeated("0:", 79)) == "cages; 10: r1c1 r1c2");
  // A sum, an arrow to it, and single cells: 0 is no sum.
  CHECK(rules_read("A<" + std::string(79, '0')) == "cages; 10: r1c1 r1c2");
  const std::string sumocue = "SumoCueV1=10+0" + repeated("=0", 79);
  CHECK(rules_read(sumocue) == "cages; 10: r1c1 r1c2");
}

TEST_CASE("a killer's cage without a sum is read: its cells differ") {
  CHECK(rules_read("A<0<<" + std::string(76, '0')) == "cages; 10: r1c1 r1c2; r1c3 r1c4 r1c5");
  CHECK(rules_read("SumoCueV1=10+0=0+2" + repeated("=0", 77)) == "cages; 10: r1c1 r1c2; r1c3 r1c4");
  // More cells than values can't differ.
  CHECK(rules_read("SumoCueV1=10+0=0" + repeated("+2", 9) + repeated("=0", 69)) ==
        "cages; 10: r1c1 r1c2");
}

TEST_CASE("two grids are the sums and the cages of a killer") {
  CHECK(rules_read("5 5 - -\n- - - -\n- - - -\n- - - 10\n\n1 2 3 3\n1 2 3 3\n4 4 5 5\n4 4 5 5\n") ==
        "cages; 5: r1c1 r2c1; 5: r1c2 r2c2; r1c3 r1c4 r2c3 r2c4; r3c1 r3c2 r4c1 r4c2; "
        "10: r3c3 r3c4 r4c3 r4c4");
}

TEST_CASE("an error in a killer of two grids has its place") {
  CHECK_THAT(only_error("1 - - 5\n- - - -\n- - - -\n- - - -\n1 1 2 2\n1 1 2 2\n3 3 4 4\n3 3 4 4\n"),
             Catch::StartsWith("in:1: ") && Catch::Contains("sum 1"));
}

TEST_CASE("regions beside a board in JSON are those of a jigsaw, in rows of texts too") {
  const std::string rows = "[\"1122\", \"1122\", \"3344\", \"3344\"]";
  const std::string numbers = "[[1,1,2,2],[1,3,3,2],[1,3,3,2],[4,4,4,4]]";
  CHECK(rules_read("{\"grid\": \"1" + std::string(15, '.') + "\", \"regions\": " + numbers + "}")
            .starts_with("regions; 1122; 1332; 1332; 4444"));
  CHECK(rules_read("{\"grid\": \"1" + std::string(15, '.') + "\", \"regions\": " + rows + "}")
            .starts_with("regions"));
}

TEST_CASE("a killer that is written as a line is read back") {
  const Puzzle killer =
      parse_puzzle("cages:\n  10: r1c1 r1c2\n  7: r2c1-r2c3\n\n" + std::string(80, '.') + "4");
  const Picture picture{
      .geometry = killer.geometry(), .grid = killer.givens, .board = killer.board.get()};
  std::string text;
  format_named("killer").write(picture, text);
  CHECK(rules_read(text) == "cages; 10: r1c1 r1c2; 7: r2c1 r2c2 r2c3; 4: r9c9");
}

TEST_CASE("a game of Solo has its regions and cages after commas") {
  // 2x2 boxes, each row a cage: twelve neighbours in rows, then borders.
  CHECK(rules_read("2x2k:p,l_12,10c10c10c10c") ==
        "cages; 10: r1c1 r1c2 r1c3 r1c4; 10: r2c1 r2c2 r2c3 r2c4; 10: r3c1 r3c2 r3c3 r3c4; "
        "10: r4c1 r4c2 r4c3 r4c4");
  CHECK_THAT(only_error("3x3:a1b"), Catch::Contains("cells"));
  CHECK_THAT(only_error("3x99999999:a1b"), Catch::Contains("columns x rows"));
  CHECK(only_puzzle("2x2:1a2m").givens[0] == 1);
}

TEST_CASE("unit clauses of courses are givens") {
  const Puzzle puzzle = only_puzzle("168 0\n225 0\n");
  CHECK(puzzle.givens[5] == 8);
  CHECK(puzzle.givens[10] == 5);
  CHECK_THAT(only_error("168 0\n169 0\n"), Catch::Contains("two values, 8 and 9"));
}

TEST_CASE("entered values of HoDoKu are no givens") {
  std::string line = nine_line;
  line.replace(2, 1, "+4");
  const auto items = read_all(line + ":214 316");
  REQUIRE(items.size() == 1);
  REQUIRE(items[0].puzzle);
  CHECK(items[0].puzzle->givens[2] == 0);
  CHECK(items[0].entries[2] == 4);
}

TEST_CASE("JSON with a rule's name says more than a board") {
  const std::string json = "{\"board\": \"" + nine_line + "\", \"cages\": [{\"cells\": [1, 2]}]}";
  CHECK_THAT(only_error(json), Catch::Contains("'cages'"));
}

TEST_CASE("records of a data set are read as with other delimiters", "[format]") {
  const std::string solution =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  for (const std::string& record :
       {"1," + nine_line + "," + solution + ",30,2.5", nine_line + "," + solution,
        "17," + line_with('0') + ",,", nine_line + ",30", "x1," + nine_line + "," + solution,
        "1," + nine_line.substr(1) + "," + solution, "1," + nine_line + "0," + solution}) {
    CAPTURE(record);
    std::string other = record;
    std::ranges::replace(other, ',', ';');
    // After another one, and as the first.
    for (const std::string& before : {std::string(), nine_line + ",1\n"}) {
      const auto read = read_all(before + record + "\n");
      const auto expected = read_all(before + other + "\n");
      REQUIRE(read.size() == expected.size());
      CHECK(read.back().error.empty() == expected.back().error.empty());
      if (!read.back().puzzle || !expected.back().puzzle) continue;
      CHECK(read.back().puzzle->givens == expected.back().puzzle->givens);
      std::string label = expected.back().label;
      std::ranges::replace(label, ';', ',');
      CHECK(read.back().label == label);
    }
  }
}
