// Words of a line, for readers of white-space-separated text; foreign text made fit for a message;
// and the name that somebody probably meant.
#pragma once

#include <charconv>
#include <span>
#include <string>
#include <string_view>
#include <system_error>

namespace sudoku_sat {

/// Takes the next word off the front of `rest`; empty where there is none.
std::string_view take_word(std::string_view& rest);

/// Whether `word` is nothing but a number that fits `number`; otherwise `number` is not changed.
template <class Number>
bool parse_number(std::string_view word, Number& number) {
  const char* const end = word.data() + word.size();
  Number parsed{};
  const auto result = std::from_chars(word.data(), end, parsed);
  if (word.empty() || result.ec != std::errc() || result.ptr != end) return false;
  number = parsed;
  return true;
}

/// `text` made safe for a message: at most `most` bytes, and '?' for bytes that a terminal would
/// obey or could not show.
std::string shown(std::string_view text, std::size_t most = 40);

/// The entry of `known` of which `word` is a misspelling: letters left out, added, changed or
/// swapped, one for each three letters and at most three; or the only entry that begins with `word`
/// (of three letters or more). Upper and lower case count as the same. Of equally near ones the
/// first. Empty where there is no such entry. For "did you mean" after a mistyped name.
std::string_view nearest(std::string_view word, std::span<const std::string_view> known);

}  // namespace sudoku_sat
