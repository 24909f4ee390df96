// Words of a line, and text made safe for a message or a shell.
#include "sudoku_sat/io.hpp"

#include <algorithm>
#include <cctype>

#include "text_encoding.hpp"

namespace sudoku_sat {

namespace {

constexpr std::string_view blanks = " \t\r\v\f";

/// Marks of direction: Arabic letter mark, left-to-right mark, embeddings, overrides, isolates.
bool is_direction_mark(char32_t code) {
  if (code == 0x061C || code == 0x200E || code == 0x200F) return true;
  return (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
}

}  // namespace

std::string shell_word(std::string_view text) {
  constexpr std::string_view plain = "/._-+,=@%";
  const auto is_plain = [&](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) || plain.find(c) != plain.npos;
  };
  if (!text.empty() && std::all_of(text.begin(), text.end(), is_plain)) return std::string(text);
  std::string word = "'";
  for (const char c : text) {
    if (c == '\'') {
      word += "'\\''";
    } else {
      word += c;
    }
  }
  return word + "'";
}

Character first_character(std::string_view text) {
  const auto [bytes, code] = base::first_code(text);
  if (bytes == 0) return {1, static_cast<unsigned char>(text.front()) < 0xA0};
  return {bytes, code < ' ' || (code >= 0x7F && code < 0xA0) || is_direction_mark(code)};
}

std::string_view take_word(std::string_view& rest) {
  rest.remove_prefix(std::min(rest.find_first_not_of(blanks), rest.size()));
  const std::string_view word = rest.substr(0, rest.find_first_of(blanks));
  rest.remove_prefix(word.size());
  return word;
}

std::string shown(std::string_view text, std::size_t most) {
  std::string result(text.substr(0, most));
  std::replace_if(
      result.begin(), result.end(), [](char c) { return c < ' ' || c > '~'; }, '?');
  if (text.size() > most) result += "...";
  return result;
}

}  // namespace sudoku_sat
