// What messages say of symbols.
#include "symbols.hpp"

#include <fmt/format.h>

#include <cstddef>

namespace sudoku_sat {

namespace {

constexpr std::size_t index(char c) { return static_cast<unsigned char>(c); }

/// "1", "1 to 9", "1 to 9 and A", "1 to 9 and A to G"
std::string symbol_range(int size) {
  const auto last = [](int value) { return value_symbols[static_cast<std::size_t>(value)]; };
  std::string text = size == 1 ? "1" : fmt::format("1 to {}", last(size < 9 ? size : 9));
  if (size >= 10) text += " and A";
  if (size >= 11) text += fmt::format(" to {}", last(size));
  return text;
}

}  // namespace

std::string shown_byte(char c) {
  if (c > ' ' && c < 0x7F) return fmt::format("'{}'", c);
  return fmt::format("byte 0x{:02X}", index(c));
}

std::string board_name(int size, std::string_view noun) {
  const std::string digits = std::to_string(size);
  const bool vowel = digits[0] == '8' || size == 11 || size == 18;
  return fmt::format("{} {}x{} {}", vowel ? "an" : "a", size, size, noun);
}

std::string no_symbol(char c, int size, std::string_view symbols) {
  if (c == '\0') return "NUL byte: not a text file";
  if (index(c) < ' ') return shown_byte(c) + ": not a text file";
  if (!symbols.empty()) {
    return fmt::format("{} is none of the symbols {}, nor . for an empty cell", shown_byte(c),
                       symbols);
  }
  const bool known = size >= 1 && size <= largest_symbol;
  return fmt::format("{} is no symbol of {}: {}, or . for an empty cell", shown_byte(c),
                     known ? board_name(size, "board") : "a board",
                     symbol_range(known ? size : largest_symbol));
}

}  // namespace sudoku_sat
