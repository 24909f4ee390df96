// Words of a line, and text made fit to be shown in a message.
#include "sudoku_sat/io.hpp"

#include <algorithm>

namespace sudoku_sat {

namespace {

constexpr std::string_view blanks = " \t\r\v\f";

}  // namespace

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
