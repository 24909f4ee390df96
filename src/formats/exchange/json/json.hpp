// JSON of other programs.
#pragma once

#include "base/json.hpp"

#include "formats/exchange/exchange_puzzle.hpp"

namespace sudoku_sat::format {

/// A text as it is, anything else as JSON.
std::string text_of(const base::Json& value);

/// Whether it is null, false, or empty.
bool says_nothing(const base::Json& json);

/// Where all brackets of a JSON text are closed, or it can't be JSON.
TextEnd json_end();

/// How long the JSON is that the text begins with, by its brackets; no value if they don't close.
std::optional<std::size_t> json_length(std::string_view text);

/// Calls visit(cell, index, place) for each cell of an array of rows, as many as each of them has
/// cells, for which the puzzle then has room. Throws: TextError if they are other rows.
void for_each_cell(const base::Json& rows, const std::string& name, ExchangePuzzle& puzzle,
                   const std::function<void(const base::Json& cell, std::size_t index,
                                            const std::string& place)>& visit);

/// No format nests as deep; the library's parser would take the machine's stack.
inline constexpr std::size_t deepest_json = 16;

/// An object or list as programs in Python and JavaScript have it: texts in single quotes, names
/// without any, tuples, None. No value if it is none.
std::optional<base::Json> parse_relaxed_json(std::string_view text);

/// Throws: TextError if it is not JSON, nor nearly.
base::Json parse_exchange_json(std::string_view text, const ExchangePuzzle& puzzle);
/// Likewise if it is not a JSON object.
base::Json parse_exchange_object(std::string_view text, const ExchangePuzzle& puzzle);

// The short form of SudokuPad's links.

/// The object in a text of that form: {ce:[[{v:5},,],...],ca:[...]}. No value if it is none.
std::optional<base::Json> parse_zipped_json(std::string_view text);

/// The long names of SudokuPad's fields for the short ones, in place.
void lengthen_names(base::Json& json);

}  // namespace sudoku_sat::format
