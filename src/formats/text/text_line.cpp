// Characters are looked at one by one, because a terminal obeys some that take two or three bytes
// of UTF-8.
#include "text_line.hpp"

#include <fmt/format.h>

#include "sudoku_sat/io.hpp"
#include "symbols.hpp"

namespace sudoku_sat {

namespace {

std::string refusal(std::string_view character, std::string_view what) {
  if (character.front() == '\0') return no_symbol('\0', 0);
  if (character.size() == 1) {
    return fmt::format("{} in the {}: a control character", shown_byte(character.front()), what);
  }
  return fmt::format("an invisible mark in the {}: a terminal would obey it", what);
}

}  // namespace

std::string_view stripped(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t");
  if (begin == text.npos) return {};
  return text.substr(begin, text.find_last_not_of(" \t") + 1 - begin);
}

void require_plain_text(const TextLine& line, std::string_view part, std::string_view what) {
  for (std::string_view rest = part; !rest.empty();) {
    const Character character = first_character(rest);
    if (character.control && rest.front() != '\t') {
      const auto column = static_cast<std::size_t>(rest.data() - line.text.data()) + 1;
      throw TextError(line.number, column, refusal(rest.substr(0, character.bytes), what));
    }
    rest.remove_prefix(character.bytes);
  }
}

std::string label_of(const TextLine& line, std::string_view rest) {
  require_plain_text(line, rest, "label");
  const auto is_margin = [](char c) { return ends_word(c) || c == '|'; };
  while (!rest.empty() && is_margin(rest.front())) rest.remove_prefix(1);
  while (!rest.empty() && is_space(rest.back())) rest.remove_suffix(1);
  return std::string(rest);
}

}  // namespace sudoku_sat
