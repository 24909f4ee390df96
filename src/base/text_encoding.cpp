// The upper bits of a byte of UTF-8 (RFC 3629) show its kind.
#include "text_encoding.hpp"

#include <algorithm>
#include <cstdint>

#include "words.hpp"

namespace sudoku_sat::base {

namespace {

constexpr char32_t replacement = 0xFFFD;

unsigned coded_byte(std::string_view text, std::size_t i) {
  return static_cast<unsigned char>(text[i]);
}

/// How many bytes a character has that begins with `first`; 0: none begins like this.
std::size_t length_of(unsigned first) {
  if (first < 0x80) return 1;
  if (first >= 0xC2 && first < 0xE0) return 2;
  if (first >= 0xE0 && first < 0xF0) return 3;
  return first >= 0xF0 && first < 0xF5 ? 4 : 0;
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

CodedCharacter first_code(std::string_view text) {
  constexpr unsigned first_bits[] = {0, 0x7F, 0x1F, 0x0F, 0x07};
  constexpr char32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
  const std::size_t length = length_of(coded_byte(text, 0));
  if (length == 0 || length > text.size()) return {};
  char32_t code = coded_byte(text, 0) & first_bits[length];
  for (std::size_t i = 1; i < length; ++i) {
    if (!continues_character(text[i])) return {};
    code = code << 6 | (coded_byte(text, i) & 0x3FU);
  }
  if (code < least[length] || code > 0x10FFFF) return {};
  return {length, code};
}

std::size_t sign_length(std::string_view text) {
  const auto end = std::find_if_not(text.begin() + 1, text.end(), continues_character);
  return static_cast<std::size_t>(end - text.begin());
}

std::size_t width_of(std::string_view text) {
  return text.size() -
         static_cast<std::size_t>(std::count_if(text.begin(), text.end(), continues_character));
}

std::string wrapped(std::string_view text, std::size_t width, std::size_t indent) {
  std::string result;
  std::size_t used = indent;
  for (const std::string_view word : words_between(text, " \t\r\n")) {
    const std::size_t columns = width_of(word);
    if (result.empty()) {
      used += columns;
    } else if (used + 1 + columns <= width) {
      result += ' ';
      used += 1 + columns;
    } else {
      result += "\n" + std::string(indent, ' ');
      used = indent + columns;
    }
    result += word;
  }
  return result;
}

std::u16string to_utf16(std::string_view text) {
  std::u16string units;
  while (!text.empty()) {
    const CodedCharacter next = first_code(text);
    const char32_t code = next.bytes > 0 ? next.code : replacement;
    text.remove_prefix(std::max<std::size_t>(next.bytes, 1));
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

std::optional<std::string> without_colours(std::string_view line) {
  constexpr char escape = '\x1b';
  if (line.find(escape) == line.npos) return std::nullopt;
  std::string plain;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const bool sequence = line[i] == escape && i + 1 < line.size() && line[i + 1] == '[';
    if (!sequence) {
      plain += line[i];
      continue;
    }
    i = std::min(line.find_first_not_of("0123456789;?", i + 2), line.size());
  }
  return plain;
}

std::optional<std::string> base64_decoded(std::string_view text) {
  while (text.ends_with('=')) text.remove_suffix(1);
  std::string bytes;
  std::uint32_t bits = 0;
  unsigned count = 0;
  for (const char c : text) {
    const std::size_t digit = base64_digits.find(c == '-' ? '+' : c == '_' ? '/' : c);
    if (digit == base64_digits.npos) return std::nullopt;
    bits = (bits << 6U) | static_cast<std::uint32_t>(digit);
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes += static_cast<char>((bits >> count) & 0xFFU);
  }
  return bytes;
}

std::string base64(std::string_view bytes) {
  std::string text;
  text.reserve((bytes.size() + 2) / 3 * 4);
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    const std::size_t count = std::min<std::size_t>(3, bytes.size() - i);
    std::uint32_t group = 0;
    for (std::size_t k = 0; k < 3; ++k) {
      group = group << 8 | (k < count ? static_cast<unsigned char>(bytes[i + k]) : 0U);
    }
    for (std::size_t k = 0; k < 4; ++k) {
      text += k <= count ? base64_digits[group >> (18 - 6 * k) & 63U] : '=';
    }
  }
  return text;
}

std::string_view foreign_encoding(std::string_view first_line) {
  using namespace std::string_view_literals;
  for (const std::string_view mark : {"\xFF\xFE\0\0"sv, "\0\0\xFE\xFF"sv}) {
    if (first_line.starts_with(mark)) return "UTF-32";
  }
  for (const std::string_view mark : {"\xFF\xFE"sv, "\xFE\xFF"sv}) {
    if (first_line.starts_with(mark)) return "UTF-16";
  }
  return {};
}

std::string in_foreign_encoding(std::string_view encoding) {
  return std::string(encoding) + ": save the file as UTF-8";
}

}  // namespace sudoku_sat::base
