// Words of a line, for readers of white-space-separated text, and foreign text made fit for a
// message.
#pragma once

#include <charconv>
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

}  // namespace sudoku_sat
