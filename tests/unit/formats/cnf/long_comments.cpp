// Comments of more than 1,000 bytes: cut into numbered lines, and joined again.
#include <catch2/catch.hpp>
#include <random>
#include <sstream>

#include "formats/cnf/header.hpp"
#include "sudoku_sat/cnf.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/rule.hpp"
#include "support/fixtures.hpp"
#include "support/inputs.hpp"
#include "support/run.hpp"

using namespace sudoku_sat;
using Catch::Contains;

namespace {

std::vector<std::string> long_comment_lines(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

std::size_t longest_of(const std::vector<std::string>& lines) {
  std::size_t longest = 0;
  for (const std::string& line : lines) longest = std::max(longest, line.size());
  return longest;
}

/// All comments of these lines, "KEY=VALUE" each.
std::vector<std::string> joined_comments(const std::vector<std::string>& lines) {
  format::CommentJoiner joiner;
  std::vector<std::string> comments;
  std::size_t number = 0;
  for (const std::string& line : lines) {
    const auto comment = joiner.add(std::string_view(line).substr(2), {"test.cnf", ++number});
    if (comment) comments.push_back(std::string(comment->key) + "=" + std::string(comment->value));
  }
  joiner.finish({"test.cnf", number});
  return comments;
}

std::string cnf_text(const Puzzle& puzzle, const CnfOptions& options) {
  const support::Scratch scratch;
  Output out(scratch.file("x.cnf"));
  write_cnf(puzzle, options, out);
  out.commit();
  return support::read_file(scratch.file("x.cnf"));
}

CnfPuzzle read_back(const std::string& text) {
  LineReader lines = LineReader::of_text(text, "test.cnf");
  return read_cnf(lines);
}

Puzzle sparse_puzzle(int size) {
  Puzzle puzzle{make_board(Geometry(size)), {}};
  puzzle.givens = Grid(puzzle.board->cells(), 0);
  puzzle.givens[1] = static_cast<Value>(size);
  puzzle.givens.back() = 1;
  return puzzle;
}

std::vector<std::string> three_lines() {
  return long_comment_lines(format::comment_text("puzzle", std::string(2500, '1')));
}

}  // namespace

TEST_CASE("a comment of 1,000 bytes is one line, a longer one several numbered lines") {
  const std::string fits(1000 - 9, 'x');
  CHECK(format::comment_text("puzzle", fits) == "c puzzle " + fits + "\n");
  const auto lines = long_comment_lines(format::comment_text("puzzle", fits + "y"));
  REQUIRE(lines.size() == 2);
  CHECK_THAT(lines[0], Catch::StartsWith("c puzzle(1/2) x"));
  CHECK_THAT(lines[1], Catch::StartsWith("c puzzle(2/2) x") && Catch::EndsWith("xy"));
  CHECK(longest_of(lines) <= 1000);
}

TEST_CASE("whatever a long comment consists of, it is put together again") {
  std::mt19937 random(1);
  const std::string pieces[] = {"a", " ", "\t", "\r", "(", "1/2)", "\xC3\xA4", "12,"};
  for (std::size_t i = 0; i < support::random_inputs(300); ++i) {
    std::string value;
    const std::size_t length = random() % 4000;
    const std::size_t kinds = 1 + random() % 8;
    while (value.size() < length) value += pieces[random() % kinds];
    value += "end";
    const auto lines = long_comment_lines(format::comment_text("data", value));
    CAPTURE(value);
    CHECK(longest_of(lines) <= 1000);
    REQUIRE(joined_comments(lines) == std::vector{"data=" + value});
  }
}

TEST_CASE("lines are not cut at white space or within a character of UTF-8") {
  std::string value;
  while (value.size() < 3000) value += "\xC3\xA4 \xE2\x82\xAC";
  for (const std::string& line : long_comment_lines(format::comment_text("label", value))) {
    const std::string part = line.substr(line.find(')') + 2);
    CAPTURE(part);
    CHECK((part.front() == '\xC3' || part.front() == '\xE2'));
    CHECK((part.ends_with("\xC3\xA4") || part.ends_with("\xE2\x82\xAC")));
  }
}

TEST_CASE("a line of a long comment that is missing, doubled or out of order is found") {
  const auto lines = three_lines();
  REQUIRE(lines.size() == 3);
  const std::vector<std::vector<std::string>> damaged = {
      {lines[1], lines[2]},
      {lines[0], lines[2]},
      {lines[0], lines[1]},
      {lines[0], lines[0], lines[1], lines[2]},
      {lines[0], lines[2], lines[1]},
      {lines[0], "c box 3x3", lines[1], lines[2]},
      {lines[0]},
      {lines[0], "c box(2/3) 1", lines[2]},
      {lines[0], "c puzzle(2/4) 1"},
      {"c puzzle(0/0) 1"},
      {"c puzzle(1/0) 1"}};
  for (const auto& some : damaged) {
    CAPTURE(some);
    CHECK_THROWS_WITH(joined_comments(some), Contains("test.cnf:") &&
                                                 Contains("the header is damaged: its line 'c ") &&
                                                 Contains("expected"));
  }
  CHECK(joined_comments(lines).size() == 1);
}

TEST_CASE("no comment of a large board's file is longer than 1,000 bytes, and it is read back") {
  const Puzzle puzzle = sparse_puzzle(36);
  for (const char* reduction : {"none", "givens"}) {
    CnfOptions options{.formulation = {.encoding = &support::encoding("onehot"),
                                       .reduction = &reduction_named(reduction)},
                       .label = std::string(1500, 'L')};
    const std::string text = cnf_text(puzzle, options);
    CHECK(longest_of(long_comment_lines(text.substr(0, text.find("\np cnf")))) <= 1000);
    const CnfPuzzle back = read_back(text);
    CHECK(back.puzzle.givens == puzzle.givens);
    CHECK(back.label == options.label);
    CHECK(back.variables.decided(1) == (std::string(reduction) == "none" ? 0 : 36));
  }
}

TEST_CASE("long comments on one line, as older files have them, are read") {
  const Puzzle puzzle = sparse_puzzle(36);
  const std::string givens = to_line(puzzle.geometry(), puzzle.givens);
  const std::string text = cnf_text(puzzle, {.formulation = {&support::encoding("onehot")}});
  std::string old = text.substr(0, text.find("c puzzle(1/"));
  old += "c puzzle " + givens + "\np cnf 46656 0\n";
  CHECK(read_back(old).puzzle.givens == puzzle.givens);
}

TEST_CASE("an entry of a rule's data longer than a line is read back") {
  std::string cells;
  for (int row = 1; row <= 16; ++row) {
    for (int column = 1; column <= 16; ++column) {
      cells += " r" + std::to_string(row) + "c" + std::to_string(column);
    }
  }
  const std::string header =
      "c sudoku-sat 0.1.0\nc board 16\nc box 4x4\nc rules rows columns boxes between\n" +
      format::comment_text("data", "between" + cells);
  const std::string rest = "c encoding minimal\nc amo pairwise\nc reduce none\nc givens units\n" +
                           format::comment_text("puzzle", std::string(256, '.')) +
                           "p cnf 99999 0\n";
  const CnfPuzzle back = read_back(header + rest);
  REQUIRE(back.puzzle.board->rules().size() == 1);
  CHECK(" " + back.puzzle.board->rules()[0].entries.at(0) == cells);
}
