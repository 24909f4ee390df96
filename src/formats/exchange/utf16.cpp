// JavaScript's strings are sequences of 16-bit units, which need not be valid UTF-16.
#include "utf16.hpp"

#include <cstddef>

namespace sudoku_sat {

namespace {

constexpr char32_t replacement = 0xFFFD;

unsigned byte_at(std::string_view text, std::size_t i) {
  return static_cast<unsigned char>(text[i]);
}

/// How many bytes the character has that begins with `first`; 0: none begins so.
std::size_t length_of(unsigned first) {
  if (first < 0x80) return 1;
  if (first >= 0xC2 && first < 0xE0) return 2;
  if (first >= 0xE0 && first < 0xF0) return 3;
  return first >= 0xF0 && first < 0xF5 ? 4 : 0;
}

/// Takes a character off the front.
char32_t take_character(std::string_view& text) {
  constexpr unsigned first_bits[] = {0, 0x7F, 0x1F, 0x0F, 0x07};
  constexpr char32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
  const std::size_t length = length_of(byte_at(text, 0));
  char32_t code = byte_at(text, 0) & first_bits[length];
  bool whole = length > 0 && length <= text.size();
  for (std::size_t i = 1; whole && i < length; ++i) {
    whole = (byte_at(text, i) & 0xC0U) == 0x80;
    code = code << 6 | (byte_at(text, i) & 0x3FU);
  }
  whole = whole && code >= least[length] && code <= 0x10FFFF;
  text.remove_prefix(whole ? length : 1);
  return whole ? code : replacement;
}

void append_utf8(std::string& out, char32_t code) {
  const auto put = [&](char32_t byte) { out += static_cast<char>(byte); };
  if (code < 0x80) return put(code);
  if (code < 0x800) {
    put(0xC0 | code >> 6);
  } else {
    if (code < 0x10000) {
      put(0xE0 | code >> 12);
    } else {
      put(0xF0 | code >> 18);
      put(0x80 | (code >> 12 & 0x3F));
    }
    put(0x80 | (code >> 6 & 0x3F));
  }
  put(0x80 | (code & 0x3F));
}

}  // namespace

std::u16string to_utf16(std::string_view text) {
  std::u16string units;
  while (!text.empty()) {
    const char32_t code = take_character(text);
    if (code < 0x10000) {
      units += static_cast<char16_t>(code);
    } else {
      units += static_cast<char16_t>(0xD800 + ((code - 0x10000) >> 10));
      units += static_cast<char16_t>(0xDC00 + ((code - 0x10000) & 0x3FF));
    }
  }
  return units;
}

std::string to_utf8(std::u16string_view units) {
  std::string out;
  for (std::size_t i = 0; i < units.size(); ++i) {
    const char32_t unit = units[i];
    const bool high = unit >= 0xD800 && unit < 0xDC00;
    if (high && i + 1 < units.size() && units[i + 1] >= 0xDC00 && units[i + 1] < 0xE000) {
      append_utf8(out, 0x10000 + ((unit - 0xD800) << 10) + (char32_t{units[++i]} - 0xDC00));
    } else {
      append_utf8(out, unit);
    }
  }
  return out;
}

}  // namespace sudoku_sat
