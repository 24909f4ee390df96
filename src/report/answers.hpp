// What a command found out about one item of its input, and its form as JSON.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>
#include "base/exit_status.hpp"
#include "base/json.hpp"

#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat::report {

struct PuzzleAnswer {
  std::size_t index = 0;
  const PuzzleInput& input;
  const Outcome& outcome;   ///< meaningless if the input is not a puzzle
  std::string_view status;  ///< as status_word()
  std::string_view solver;
  std::vector<Grid> all = {};  ///< the solutions, if several were requested
  bool with_all = false;
  bool with_statistics = false;
  /// What is wrong with the solution that the input gives, "" if nothing; no value: not checked.
  std::optional<std::string> expected = {};
  bool with_evidence = false;  ///< the solver is another program
};

/// The status of an item that is not a puzzle: "invalid", or "unknown" if its time ran out before
/// it was read.
std::string_view unread_word(const PuzzleInput& input);

/// The status as all outputs name it: "solved", ...; unread_word() if the input is not a puzzle.
std::string_view status_word(const PuzzleInput& input, const Outcome& outcome);

base::Json to_json(const PuzzleAnswer& answer);

/// Records the outcome of a puzzle for the exit status. `only_one`: several solutions count, too.
void note(const Outcome& outcome, bool only_one, base::ExitStatus& status);

/// The JSON of `convert`: the puzzle itself, without solving it; `reason`: why it is not what was
/// requested, or "".
base::Json puzzle_json(const PuzzleInput& input, std::size_t index, const std::string& reason);

/// true, false or, if unknown, null.
base::Json to_json(Uniqueness uniqueness);

/// The value, or null.
template <class T>
base::Json or_null(const std::optional<T>& value) {
  return value ? base::Json(*value) : base::Json(nullptr);
}

/// The text, or null if it is empty.
base::Json or_null(const std::string& text);

/// The rules besides those that are on by default: an array of names with their data.
base::Json rules_json(const Board& board);

/// "1 pair", "2 pairs"
std::string counted(std::size_t number, std::string_view what);

/// {"cells": ["r1c2", "r1c7"], "value": 5, "rule": "row 1"}
base::Json conflict_json(const Geometry& geometry, const Conflict& conflict);

/// The numbers that the values are written as.
std::vector<int> numbers_of(std::span<const Value> values, const Geometry& geometry);

/// "r1c2=5"
std::string given_name(const Puzzle& puzzle, Cell cell);

/// The text of a JSON value on one line; bytes that are not UTF-8 are replaced.
std::string dump(const base::Json& json);

}  // namespace sudoku_sat::report
