// Shared by the black-box tests: runs of the program compared line by line, and boards whose
// solutions are known by construction. Uses nothing from src/: only the program is under test.
#pragma once

#include <catch2/catch.hpp>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "support/run.hpp"

namespace sudoku_sat::support {

using Strings = std::vector<std::string>;
using Json = nlohmann::json;

inline const std::string worksheet =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
/// Solved by patterns that are no long arguments, so that it is quickly explained.
inline const std::string medium =
    "...1..........84.9..139...5...9.61.....8..9.346.......2.....7...13...2..95.6..3..";
inline const std::string worksheet_solution =
    "812753649943682175675491283154237896369845721287169534521974368438526917796318452";
/// Two pairs of givens clash: 5 in r1c1 and r1c2, in r1c2 and r4c2.
inline const std::string clashing = "55" + worksheet.substr(2);
/// No two givens clash, and there is no solution.
inline const std::string unsolvable = "84" + worksheet.substr(2);
/// A 4x4 puzzle with one solution.
inline const std::string small = "1.....2..3.....4";
inline const std::string small_solution = "1243342143122134";
inline const std::string miracle_rules = "anti-knight,anti-king,non-consecutive";
/// A solver that never answers; it needs no file of its own.
inline const std::string sleeper = "exec sleep 1000 # {cnf}";

/// For what waits for something to happen, which a fault would make wait for ever.
inline constexpr std::chrono::seconds patience{30};

inline Strings lines_of(const std::string& text) {
  Strings lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

/// The words of a command with further ones.
inline Strings with_words(Strings words, const Strings& more) {
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

/// Lines joined again, each with its end.
inline std::string joined(const Strings& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

/// The objects of JSON Lines.
inline std::vector<Json> objects_of(const RunResult& result) {
  std::vector<Json> objects;
  for (const std::string& line : lines_of(result.out)) objects.push_back(Json::parse(line));
  return objects;
}

/// The answer's line of `serve --stdio` to one request; on a busy machine progress comes first.
inline std::string line_served(const std::string& request) {
  const Strings lines = lines_of(run({"serve", "--stdio"}, request + "\n").out);
  REQUIRE(!lines.empty());
  return lines.back();
}

/// The only object that a command writes.
inline Json object_of(const std::string& command, const Strings& options) {
  Strings arguments = {command, "-f", "json"};
  arguments.insert(arguments.end(), options.begin(), options.end());
  const auto objects = objects_of(run(arguments));
  REQUIRE(objects.size() == 1);
  return objects.front();
}

/// The formula that `dimacs` writes without a word.
inline std::string dimacs(const Strings& options) {
  Strings arguments = {"dimacs"};
  arguments.insert(arguments.end(), options.begin(), options.end());
  const RunResult result = run(arguments);
  INFO(result);
  CHECK(result.status == 0);
  CHECK(result.err.empty());
  return result.out;
}

/// The only line on standard error, which has to be an error; nothing may be on standard output.
inline std::string only_error(const RunResult& result, int status) {
  INFO(result);
  CHECK(result.status == status);
  CHECK(result.out.empty());
  const Strings lines = lines_of(result.err);
  CHECK(lines.size() == 1);
  if (lines.empty()) return {};
  CHECK_THAT(lines.front(), Catch::StartsWith("sudoku-sat: error: "));
  CHECK_THAT(lines.front(), !Catch::Contains("error: :"));
  CHECK(lines.front().size() < 400);
  return lines.front();
}

/// A solved board: each row is the one before it, moved by a box's width; bands begin one further.
inline std::vector<int> solved_board(int box_rows, int box_columns) {
  const int size = box_rows * box_columns;
  std::vector<int> board;
  for (int row = 0; row < size; ++row) {
    const int shift = box_columns * (row % box_rows) + row / box_rows;
    for (int column = 0; column < size; ++column) board.push_back((shift + column) % size + 1);
  }
  return board;
}

/// The board with every `step`-th cell empty, so that unit propagation finds the rest.
inline std::vector<int> with_holes(std::vector<int> board, std::size_t step) {
  for (std::size_t cell = 0; cell < board.size(); cell += step) board[cell] = 0;
  return board;
}

inline std::string in_symbols(const std::vector<int>& board) {
  static constexpr std::string_view symbols = ".123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  std::string text;
  for (const int value : board) text += symbols.at(static_cast<std::size_t>(value));
  return text;
}

/// Numbers with `separator` between them and a line's end after each `per_line`.
inline std::string in_numbers(const std::vector<int>& board, const std::string& separator,
                              std::size_t per_line) {
  std::string text;
  for (std::size_t cell = 0; cell < board.size(); ++cell) {
    const bool ends = (cell + 1) % per_line == 0;
    text += std::to_string(board[cell]) + (ends ? "\n" : separator);
  }
  return text;
}

/// A text cut into lines of `width`.
inline std::string in_rows(const std::string& text, std::size_t width) {
  std::string rows;
  for (std::size_t i = 0; i < text.size(); i += width) rows += text.substr(i, width) + "\n";
  return rows;
}

/// Changes the first `from` of a file.
inline void replace_in(const std::string& file, const std::string& from, const std::string& to) {
  std::string text = read_file(file);
  REQUIRE(text.find(from) != std::string::npos);
  text.replace(text.find(from), from.size(), to);
  const Scratch scratch;
  std::filesystem::rename(scratch.write("new", text), file);
}

}  // namespace sudoku_sat::support
