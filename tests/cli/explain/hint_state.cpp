// hint --state and --filled: hints from a player's digits and marks. They are judged by the known
// solution of 4x4 puzzles; each kind of file has the same state.
#include <algorithm>

#include "cli/helpers.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;

namespace {

// The givens of `small`: 1.....2..3.....4, with the solution 1243 3421 4312 2134.

/// The cells of f-puzzles or SudokuPad: `entries` has a digit for what was entered, `marks` the
/// marks of each cell, which may be empty.
std::string cells_text(const std::string& entries, const Strings& marks, bool fpuzzles) {
  std::string text;
  for (std::size_t i = 0; i < 16; ++i) {
    text += i == 0 ? "[" : i % 4 == 0 ? "],[" : ",";
    std::string fields;
    const char value = small[i] != '.' ? small[i] : entries[i];
    const char* const given = fpuzzles ? ",\"given\":true" : "";
    const char* const entered = fpuzzles ? "" : ",\"given\":false";
    if (value != '.') {
      fields = "\"value\":" + std::string(1, value) + (small[i] != '.' ? given : entered);
    } else if (!marks[i].empty()) {
      fields = fpuzzles ? "\"centerPencilMarks\":[" : "\"centremarks\":[";
      for (const char mark : marks[i])
        fields += (fields.back() == '[' ? "" : ",") + std::string(1, mark);
      fields += "]";
    }
    text += "{" + fields + "}";
  }
  return "[" + text + "]]";
}

std::string fpuzzle(const std::string& entries, const Strings& marks) {
  return "{\"size\":4,\"grid\":" + cells_text(entries, marks, true) + "}";
}

std::string sudokupad(const std::string& entries, const Strings& marks) {
  return "{\"metadata\":{},\"cells\":" + cells_text(entries, marks, false) +
         ",\"regions\":[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],"
         "[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]]}";
}

const std::string nothing_in(16, '.');
const Strings no_marks(16);

Json state_hint(const std::string& text, const Strings& more = {"--state"}) {
  return object_of("hint", with_words(more, {"-p", text}));
}

/// "r1c2" of a cell of a 4x4 board.
std::string small_cell(std::size_t cell) {
  return "r" + std::to_string(cell / 4 + 1) + "c" + std::to_string(cell % 4 + 1);
}

}  // namespace

TEST_CASE("cli: hint --state names a wrong digit that clashes with a given", "[cli][hint]") {
  std::string entries = nothing_in;
  entries[1] = '1';
  const std::string text = fpuzzle(entries, no_marks);
  CHECK(run({"hint", "--state", "--tell", "where", "-p", text}).out == "Look at r1c2.\n");
  CHECK(run({"hint", "--state", "--tell", "what", "-p", text}).out ==
        "Look at r1c2 for a wrong digit.\n");
  const RunResult why = run({"hint", "--state", "-p", text});
  CHECK(why.status == 20);
  CHECK(why.out == "You put 1 in r1c2: row 1 has 1 only once, and r1c1=1 is given.\n");
}

TEST_CASE("cli: hint --state shows that each wrong digit is wrong", "[cli][hint]") {
  for (std::size_t cell = 0; cell < 16; ++cell) {
    for (char value = '1'; small[cell] == '.' && value <= '4'; ++value) {
      std::string entries = nothing_in;
      entries[cell] = value;
      const Json answer = state_hint(fpuzzle(entries, no_marks));
      CAPTURE(cell, value, answer.dump());
      const Json& hint = answer["hint"];
      CHECK(hint.contains("fault") == (value != small_solution[cell]));
      CHECK(hint.contains("step") == (value == small_solution[cell]));
      if (!hint.contains("fault")) continue;
      CHECK(hint["fault"]["kind"] == "entry");
      CHECK(hint["fault"]["cells"] == Strings{small_cell(cell)});
      CHECK(hint["fault"]["value"] == value - '0');
      if (hint["steps"].empty()) continue;
      const std::string right = small_cell(cell) + "=" + small_solution[cell];
      const std::string wrong = small_cell(cell) + "!=" + value;
      const Strings shown = hint["steps"].back()["conclusions"];
      const bool direct = std::find(shown.begin(), shown.end(), wrong) != shown.end() ||
                          std::find(shown.begin(), shown.end(), right) != shown.end();
      const bool seen = shown[0].substr(4) == "=" + std::string(1, value);
      CHECK((direct || seen));
    }
  }
}

TEST_CASE("cli: a wrong digit is shown from right ones, which are not called givens",
          "[cli][hint]") {
  std::string entries = nothing_in;
  entries[1] = '2';
  entries[9] = '.';
  entries[13] = '2';  // column 2 has the right 2 in r1c2
  const RunResult why = run({"hint", "--state", "-p", fpuzzle(entries, no_marks)});
  CHECK(why.out == "You put 2 in r4c2: column 2 has 2 only once, and r1c2=2 is entered.\n");
}

TEST_CASE("cli: hint --state names a digit that the marks have lost", "[cli][hint]") {
  for (std::size_t cell = 0; cell < 16; ++cell) {
    if (small[cell] != '.') continue;
    Strings marks = no_marks;
    for (char mark = '1'; mark <= '4'; ++mark) {
      if (mark != small_solution[cell]) marks[cell] += mark;
    }
    for (const std::string& text : {fpuzzle(nothing_in, marks), sudokupad(nothing_in, marks)}) {
      const Json answer = state_hint(text);
      CAPTURE(text, answer.dump());
      CHECK(answer["hint"]["fault"]["kind"] == "mark");
      CHECK(answer["hint"]["fault"]["cells"] == Strings{small_cell(cell)});
      CHECK(answer["hint"]["fault"]["value"] == small_solution[cell] - '0');
      CHECK_THAT(answer["hint"]["fault"]["text"].get<std::string>(),
                 Catch::StartsWith("The marks of " + small_cell(cell) + " have lost "));
    }
  }
}

TEST_CASE("cli: hint --state reads the marks of other kinds of files", "[cli][hint]") {
  // All marks but the right 9 of r1c2.
  std::string sdx;
  std::string first = "version: 1\n";
  std::string third = "version: 3\n";
  for (std::size_t i = 0; i < 81; ++i) {
    const bool given = medium[i] != '.';
    sdx += given ? std::string(1, medium[i]) : i == 1 ? "246" : "123456789";
    sdx += i % 9 == 8 ? "\n" : " ";
    const std::string value(1, given ? medium[i] : '0');
    first += value + (i == 1 ? "|2,4,6,|" : "|-|") + (given ? "0|" : "1|");
    third += value + (i == 1 ? "|42|" : "|0|") + (given ? "0|" : "1|");
  }
  const auto game = [](const std::string& data) {
    return "<opensudoku version=\"2\"><game data=\"" + data + "\"/></opensudoku>";
  };
  for (const std::string& text : {sdx, game(first), game(third)}) {
    const Json answer = state_hint(text);
    CAPTURE(text, answer.dump());
    CHECK(answer["hint"]["fault"]["kind"] == "mark");
    CHECK(answer["hint"]["fault"]["cells"] == Strings{"r1c2"});
    CHECK(answer["hint"]["fault"]["value"] == 9);
  }
}

TEST_CASE("cli: hints from marks never conclude what the marks have lost already", "[cli][hint]") {
  Strings marks(16, "1234");
  std::string entries = nothing_in;
  for (int round = 0; round < 60; ++round) {
    const Json answer = state_hint(fpuzzle(entries, marks));
    CAPTURE(entries, answer.dump());
    if (answer["hint"].is_null()) break;
    REQUIRE(answer["hint"].contains("step"));
    bool news = false;
    for (const std::string conclusion : answer["hint"]["step"]["conclusions"]) {
      const std::size_t cell =
          static_cast<std::size_t>((conclusion[1] - '1') * 4 + conclusion[3] - '1');
      const bool holds = conclusion[4] == '=';
      CHECK((small_solution[cell] == conclusion.back()) == holds);
      const auto mark = marks[cell].find(conclusion.back());
      if (holds) {
        CHECK(entries[cell] == '.');
        entries[cell] = conclusion.back();
        news = true;
      } else if (mark != std::string::npos) {
        marks[cell].erase(mark, 1);
        news = true;
      }
    }
    REQUIRE(news);
  }
  for (std::size_t i = 0; i < 16; ++i) {
    CHECK((small[i] != '.' ? small[i] : entries[i]) == small_solution[i]);
  }
}

TEST_CASE("cli: --filled has the state of a puzzle in another text", "[cli][hint]") {
  const Scratch scratch;
  const std::string puzzle = "size: 4\nvalues: 0-3\n\n0.....1..2.....3\n";
  const std::string file = scratch.write("filled.txt", "01....1..2.....3\n");
  CHECK(run({"hint", "--filled", file, "-p", puzzle}).status == 0);
  const std::string wrong = scratch.write("wrong.txt", "00....1..2.....3\n");
  const RunResult hint = run({"hint", "--filled", wrong, "-p", puzzle});
  CHECK(hint.status == 20);
  CHECK(hint.out == "You put 0 in r1c2: row 1 has 0 only once, and r1c1=0 is given.\n");
  const std::string other = scratch.write("other.txt", "11....1..2.....3\n");
  CHECK_THAT(run({"hint", "--filled", other, "-p", puzzle}).err,
             Contains("r1c1=1 here, but 0 is given"));
  const std::string large = scratch.write("large.txt", worksheet + "\n");
  CHECK_THAT(run({"hint", "--filled", large, "-p", puzzle}).err, Contains("81"));
  const std::string in_rows = scratch.write("rows.txt", "4...\n.2..\n..13\n..2.\n");
  const RunResult small_one = run({"hint", "--filled", in_rows, "-p", worksheet});
  CHECK_THAT(only_error(small_one, 1), Contains("16 cells") && !Contains("--box"));
}

TEST_CASE("cli: with several solutions only what none has is wrong", "[cli][hint]") {
  const Scratch scratch;
  const std::string open = "size: 4\n\n1...............\n";
  const auto told = [&](const std::string& filled) {
    return run({"hint", "--filled", scratch.write("several.txt", filled + "\n"), "-p", open});
  };
  const RunResult right = told("12..............");
  CHECK(right.status == 0);
  CHECK_THAT(right.out, Contains("The puzzle has several solutions."));
  const RunResult wrong = told("1..............1");
  CHECK(wrong.status == 0);
  CHECK(told("1.......1.......").status == 20);
  const RunResult together = told("12..3.4.2.......");
  CAPTURE(together);
  CHECK(together.status == 20);
  CHECK_THAT(together.out, Contains("together") || Contains("You put"));
}

TEST_CASE("cli: a hint from marks names the pattern's cells, not the marks", "[cli][hint]") {
  // Marks of a player who has got to an XYZ-wing; the judge of printed texts has accepted the way.
  const std::string puzzle =
      ".....2.......7...17..3...9.8..7......2.89.6...13..6....9..5.824.....891..........";
  const Scratch scratch;
  const std::string marks =
      scratch.write("marks.txt",
                    ".....6..9..345.......4....9...456..91.........2.........34...........7........"
                    ".8..2...6..9..34"
                    "...8..2.4...89...4.6..9......7.....4....9..34.........5....1..............7..."
                    "..45....1......."
                    "...3.............8....45.....2...............9.....6..........8......6......."
                    "5...9......7...23"
                    "........3.5....1...........4......2......9...4......2.............7.........8."
                    "........91......"
                    ".......6.....3..........5........5...91..........3.......2.45.....2.4........."
                    ".6.........7...."
                    ".....8..2......9..3..............9.....6...1............5..........7........."
                    "8..2..........4.."
                    "....2..5..........7...2.45.....2.4..........6..........8.........91.........."
                    "3......1........."
                    "..4...8..2.4...8..2.4....9.234.......34....9....5.........6.........7..\n");
  const auto hint = [&](const std::string& telling) {
    return run({"hint", "--tell", telling, "--filled", marks, "-p", puzzle}).out;
  };
  CHECK(hint("where") == "Look at r1c2, r1c7 and r3c2.\n");
  CHECK(hint("what") == "Look at r1c2, r1c7 and r3c2 for an XYZ-wing.\n");
}
