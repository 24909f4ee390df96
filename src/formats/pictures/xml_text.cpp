// Text inside XML. Titles come from puzzle files and may be any bytes at all, but a picture with
// one bad byte is no picture: viewers refuse the whole document.

#include "base/text_encoding.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat {

namespace {

constexpr char32_t first_surrogate = 0xD800;
constexpr char32_t last_surrogate = 0xDFFF;
constexpr char32_t last_character = 0x10FFFF;

/// Whether XML 1.0 allows the character.
bool allowed(char32_t character) {
  if (character < 0x20) return character == '\t' || character == '\n' || character == '\r';
  if (character >= first_surrogate && character <= last_surrogate) return false;
  return character <= last_character && character != 0xFFFE && character != 0xFFFF;
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

std::string xml_text(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const base::CodedCharacter next = base::first_code(text);
    const bool fine = next.bytes > 0 && allowed(next.code);
    append_character(out, fine ? text.substr(0, next.bytes) : "?");
    text.remove_prefix(fine ? next.bytes : 1);
  }
  return out;
}

}  // namespace sudoku_sat
