// The small words that all data of rules are made of.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sudoku_sat::referee {

[[noreturn]] void not_understood(std::string_view where, std::string_view what);

std::string_view trimmed(std::string_view text);

/// The parts between separators, trimmed; an empty text has one, empty, part.
std::vector<std::string_view> split(std::string_view text, char separator);

/// Words with white space between them.
std::vector<std::string_view> words(std::string_view text);

/// The entries of a rule's data: lines, or parts between `;` outside of quotes, that aren't empty.
std::vector<std::string_view> entries(std::string_view data);

/// Lines "key: value" and the indented lines below each; `#` begins a comment. Throws
/// NotUnderstood.
std::vector<std::pair<std::string, std::string>> read_keys(std::string_view text);

/// A whole number without sign, or nothing if the text is none.
std::optional<int> as_number(std::string_view text);

/// The same; throws NotUnderstood.
int number(std::string_view text);
std::vector<int> numbers(std::string_view text);

/// "8x6" as two numbers. Throws NotUnderstood.
std::pair<int, int> rows_by_columns(std::string_view text);

}  // namespace sudoku_sat::referee
