// Digits that a player has entered in another program: reported, and not givens unless requested.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "unit/formats/read_all.hpp"

using namespace sudoku_sat;

namespace {

const std::string four_by_four =
    R"({"size":4,"grid":[[{"value":1,"given":true},{"value":2},{"value":3,"given":false},{}],)"
    R"([{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]})";

/// The fields of a game of OpenSudoku: `given` is fixed, `entered` isn't.
std::string game(const std::string& version, const std::string& given, const std::string& entered,
                 const std::string& empty) {
  std::string data = version + given + entered;
  for (int i = 2; i < 81; ++i) data += empty;
  return "<opensudoku version=\"2\"><game data=\"" + data + "\"/></opensudoku>";
}

struct Read {
  PuzzleInput input;
  std::vector<std::string> notes;
};

Read read_one(const std::string& text, Entries entries = Entries::ignored) {
  Read read;
  BoardRequest request;
  request.policy.note = [&](const std::string& note) { read.notes.push_back(note); };
  request.entries = entries;
  auto items = read_all(text, request);
  REQUIRE(items.size() == 1);
  INFO(items[0].error);
  REQUIRE(items[0].puzzle);
  read.input = std::move(items[0]);
  return read;
}

std::string givens_of(const Read& read) {
  return to_line(read.input.puzzle->geometry(), read.input.puzzle->givens);
}

std::string entries_of(const Read& read) {
  return to_line(read.input.puzzle->geometry(), read.input.entries);
}

}  // namespace

TEST_CASE("a value of f-puzzles without a given of true was entered, and a note says so") {
  const Read read = read_one(four_by_four);
  CHECK(givens_of(read) == "1...............");
  CHECK(entries_of(read) == ".23.............");
  REQUIRE(read.notes.size() == 1);
  CHECK(read.notes[0] ==
        "in:1: 2 entered digits are ignored; --entries givens uses them as givens");
}

TEST_CASE("entered digits are givens if that was asked for") {
  const Read read = read_one(four_by_four, Entries::givens);
  CHECK(givens_of(read) == "123.............");
  CHECK(read.input.entries.empty());
  CHECK(read.notes.empty());
}

TEST_CASE("entered digits are kept without a note if they are going to be used") {
  const Read read = read_one(four_by_four, Entries::kept);
  CHECK(givens_of(read) == "1...............");
  CHECK(entries_of(read) == ".23.............");
  CHECK(read.notes.empty());
}

TEST_CASE("a file of f-puzzles without any given has entered digits alone") {
  const Read read = read_one(
      R"({"size":4,"grid":[[{"value":1},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]})");
  CHECK(givens_of(read) == "................");
  REQUIRE(read.notes.size() == 1);
  CHECK(read.notes[0] == "in:1: 1 entered digit is ignored; --entries givens uses it as a given");
}

TEST_CASE("a puzzle without entered digits has none and no note") {
  const Read read = read_one(R"({"size":4,"grid":[[1,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]})");
  CHECK(givens_of(read) == "1...............");
  CHECK(read.input.entries.empty());
  CHECK(read.notes.empty());
}

TEST_CASE("values of OpenSudoku that may be changed were entered, in each version of its data") {
  const std::string games[] = {
      game("", "5|-|0|", "7|-|1|", "0|-|1|"),
      game("version: 2&#10;", "5|0|0|", "7|0|1|", "0|20||1|"),
      game("version: 3&#10;", "5|0|0|0|", "7|0|0|1|", "0|0|0|1|"),
  };
  for (const std::string& text : games) {
    CAPTURE(text);
    const Read read = read_one(text);
    CHECK(givens_of(read) == "5" + std::string(80, '.'));
    CHECK(entries_of(read) == ".7" + std::string(79, '.'));
    CHECK(read.notes.size() == 1);
  }
}

TEST_CASE("digits below [State] that are not givens were entered") {
  const std::string state = "539.7...." + nine_rows.substr(9);
  const Read read = read_one("[Puzzle]\n" + nine_rows + "[State]\n" + state);
  CHECK(givens_of(read) == nine_line);
  CHECK(entries_of(read) == "..9" + std::string(78, '.'));
  CHECK(read.notes.size() == 1);
}

TEST_CASE("a digit after u in rows of candidates was entered") {
  const std::string marks = "u5 12 123456789 123456789 123456789 123456789 123456789 123456789 1\n";
  std::string rows = marks;
  for (int i = 1; i < 9; ++i) rows += "123456789 12 345 123456789 678 123456789 12 123456789 789\n";
  const Read read = read_one(rows);
  CHECK(entries_of(read) == "5" + std::string(80, '.'));
  CHECK(givens_of(read) == std::string(8, '.') + "1" + std::string(72, '.'));
  CHECK(givens_of(read_one(rows, Entries::givens)).starts_with("5.......1"));
}

TEST_CASE("a value of SudokuPad is a given unless its cell says that it is none") {
  const Read read = read_one(
      R"({"cells":[[{"value":1},{"value":2,"given":false},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]})");
  CHECK(givens_of(read) == "1...............");
  CHECK(entries_of(read) == ".2..............");
}
