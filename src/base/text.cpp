// Words of a line, and text made fit for a message or a shell.
#include "sudoku_sat/io.hpp"

#include <algorithm>
#include <cctype>

namespace sudoku_sat {

namespace {

constexpr std::string_view blanks = " \t\r\v\f";

bool is_continuation(char c) { return (static_cast<unsigned char>(c) >> 6) == 2; }

/// The bytes of the character of UTF-8 that begins with `lead`; 1 where none does.
std::size_t length_of(unsigned char lead) {
  if (lead >= 0xC2 && lead <= 0xDF) return 2;
  if (lead >= 0xE0 && lead <= 0xEF) return 3;
  return lead >= 0xF0 && lead <= 0xF4 ? 4 : 1;
}

/// Marks of direction: Arabic letter mark, left-to-right mark, embeddings, overrides, isolates.
bool is_direction_mark(std::string_view character) {
  if (character == "\u061C" || character == "\u200E" || character == "\u200F") return true;
  return (character >= "\u202A" && character <= "\u202E") ||
         (character >= "\u2066" && character <= "\u2069");
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
  const auto lead = static_cast<unsigned char>(text.front());
  if (lead < 0x80) return {1, lead < ' ' || lead == 0x7F};
  const std::size_t bytes = length_of(lead);
  const std::string_view rest = text.substr(1, bytes - 1);
  const bool whole =
      rest.size() == bytes - 1 && std::all_of(rest.begin(), rest.end(), is_continuation);
  if (bytes == 1 || !whole) return {1, lead < 0xA0};
  const bool upper_control = lead == 0xC2 && static_cast<unsigned char>(text[1]) < 0xA0;
  return {bytes, upper_control || is_direction_mark(text.substr(0, bytes))};
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
