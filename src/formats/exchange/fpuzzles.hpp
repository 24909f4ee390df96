// f-puzzles' JSON: a board, its givens and its rules.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "exchange_puzzle.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat {

/// Reads what f-puzzles exports. Throws: TextError.
void read_fpuzzles(std::string_view json, ExchangePuzzle& out);

/// The same, on one line without its end. Throws: UsageError where f-puzzles has no name for
/// something of the puzzle, unless the policy is to leave it out.
std::string fpuzzles_json(const Picture& picture);

/// Where all brackets of a JSON text are closed, or it can't be JSON.
TextEnd json_end();

/// Throws: TextError where it is no JSON object.
nlohmann::ordered_json parse_exchange_json(std::string_view text, const ExchangePuzzle& puzzle);

}  // namespace sudoku_sat
