// The items of a puzzle input, as short texts that tests compare.
#pragma once

#include <catch2/catch.hpp>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "sudoku_sat/formats.hpp"

namespace sudoku_sat {

inline std::vector<PuzzleInput> read_all(std::string text, const BoardRequest& request = {}) {
  PuzzleReader reader(LineReader::of_text(std::move(text), "in"), request);
  std::vector<PuzzleInput> items;
  while (std::optional<PuzzleInput> item = reader.next()) items.push_back(*std::move(item));
  return items;
}

/// What is told while the text is read.
inline std::vector<std::string> notes_on(std::string text, BoardRequest request = {}) {
  std::vector<std::string> notes;
  request.policy.note = [&](const std::string& note) { notes.push_back(note); };
  read_all(std::move(text), request);
  return notes;
}

/// What is unknown is left out.
inline BoardRequest ignoring_unknown(std::function<void(const std::string&)> note = {}) {
  BoardRequest request;
  request.policy = {true, std::move(note)};
  return request;
}

/// The only puzzle of the text.
inline Puzzle only_puzzle(const std::string& text, const BoardRequest& request = {}) {
  auto items = read_all(text, request);
  REQUIRE(items.size() == 1);
  INFO(items[0].error);
  REQUIRE(items[0].puzzle);
  return *std::move(items[0].puzzle);
}

/// The rules of the only puzzle, as a puzzle file has them.
inline std::string rules_read(const std::string& text, const BoardRequest& request = {}) {
  const Puzzle puzzle = only_puzzle(text, request);
  std::string rules;
  for (const RuleText& rule : puzzle.board->rules()) {
    rules += (rules.empty() ? "" : " | ") + rule.name;
    for (const std::string& entry : rule.entries) rules += "; " + entry;
  }
  return rules;
}

/// The puzzle as a constraint string.
inline std::string constraint_string_of(const Puzzle& puzzle) {
  std::string text;
  format_named("iss").write(
      {.geometry = puzzle.geometry(), .grid = puzzle.givens, .board = puzzle.board.get()}, text);
  return text;
}

/// What is wrong with the only puzzle of the text.
inline std::string only_error(const std::string& text) {
  const auto items = read_all(text);
  REQUIRE(items.size() == 1);
  return items[0].error;
}

/// What is wrong with the request, if that is what is wrong.
inline std::string usage_error_of(std::string text, const BoardRequest& request) {
  try {
    read_all(std::move(text), request);
  } catch (const UsageError& error) {
    return error.what();
  }
  return "";
}

inline std::string repeated(const std::string& text, int times) {
  std::string all;
  for (int i = 0; i < times; ++i) all += text;
  return all;
}

/// For each item "LINE ROWSxCOLUMNS GRID", with " LABEL" where there is one, or its error.
inline std::vector<std::string> told(std::string text, const BoardRequest& request = {}) {
  std::vector<std::string> texts;
  for (const PuzzleInput& item : read_all(std::move(text), request)) {
    if (!item.puzzle) {
      texts.push_back(item.error);
      continue;
    }
    const Geometry& board = item.puzzle->geometry();
    texts.push_back(std::to_string(item.position.line) + " " + std::to_string(board.box_rows()) +
                    "x" + std::to_string(board.box_columns()) + " " +
                    to_line(board, item.puzzle->givens) +
                    (item.label.empty() ? "" : " " + item.label));
  }
  return texts;
}

inline BoardRequest of_size(int size) { return {size, {}}; }
inline BoardRequest of_box(int rows, int columns) { return {{}, Geometry(rows, columns)}; }

/// The items in the order of the input.
using Told = std::vector<std::string>;

/// A 9x9 puzzle on one line, and its rows.
inline const std::string nine_line =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
inline const std::string nine_rows =
    "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n"
    "....8..79\n";

}  // namespace sudoku_sat
