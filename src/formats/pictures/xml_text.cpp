// Text inside XML. Titles come from puzzle files and may be any bytes at all, but a picture with
// one bad byte is no picture: viewers refuse the whole document.
#include "xml_text.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "sudoku_sat/formats.hpp"

namespace sudoku_sat {

namespace {

constexpr std::uint32_t first_surrogate = 0xD800;
constexpr std::uint32_t last_surrogate = 0xDFFF;
constexpr std::uint32_t last_character = 0x10FFFF;

/// The number of bytes of a UTF-8 sequence, by its first one; 0 where none begins with that byte.
std::size_t sequence_length(unsigned char first) {
  if (first < 0x80) return 1;
  if (first >= 0xC2 && first < 0xE0) return 2;
  if (first >= 0xE0 && first < 0xF0) return 3;
  return first >= 0xF0 && first < 0xF5 ? 4 : 0;
}

/// Whether XML 1.0 allows the character.
bool allowed(std::uint32_t character) {
  if (character < 0x20) return character == '\t' || character == '\n' || character == '\r';
  if (character >= first_surrogate && character <= last_surrogate) return false;
  return character <= last_character && character != 0xFFFE && character != 0xFFFF;
}

/// The length of the allowed character at the front of `text`, which is not empty; 0 where there is
/// none.
std::size_t character_length(std::string_view text) {
  const auto first = static_cast<unsigned char>(text[0]);
  const std::size_t length = sequence_length(first);
  if (length == 0 || length > text.size()) return 0;
  std::uint32_t character = length == 1 ? first : first & (0x7Fu >> length);
  for (const char next : text.substr(1, length - 1)) {
    if ((static_cast<unsigned char>(next) & 0xC0u) != 0x80u) return 0;
    character = character << 6 | (static_cast<unsigned char>(next) & 0x3Fu);
  }
  // The shortest form only: 3 bytes from 0x800, 4 from 0x10000.
  if ((length == 3 && character < 0x800) || (length == 4 && character < 0x10000)) return 0;
  return allowed(character) ? length : 0;
}

void append_character(std::string& out, std::string_view character) {
  if (character == "<") {
    out += "&lt;";
  } else if (character == ">") {
    out += "&gt;";
  } else if (character == "&") {
    out += "&amp;";
  } else {
    out += character;
  }
}

}  // namespace

void append_xml_text(std::string& out, std::string_view text) {
  while (!text.empty()) {
    const std::size_t length = character_length(text);
    append_character(out, length == 0 ? "?" : text.substr(0, length));
    text.remove_prefix(std::max<std::size_t>(length, 1));
  }
}

std::string xml_text(std::string_view text) {
  std::string out;
  append_xml_text(out, text);
  return out;
}

}  // namespace sudoku_sat
