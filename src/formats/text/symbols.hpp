// The symbols of puzzles in text: what each byte stands for, and how messages speak of it. Digits,
// then letters in either case; five symbols for an empty cell, because five are in use. The table
// is made at compile time: streams look up millions of bytes.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "sudoku_sat/board.hpp"
#include "value_text.hpp"

namespace sudoku_sat {

/// The largest value that a symbol stands for.
inline constexpr int largest_symbol = static_cast<int>(value_symbols.size()) - 1;

/// What symbol_value gives for a byte that is no symbol.
inline constexpr Value no_value = 0xFFFF;

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_space(char c) { return c == ' ' || c == '\t'; }
/// Begins what follows a puzzle on its line.
constexpr bool is_label_sign(char c) { return c == ':' || c == '#'; }
/// Ends a word of symbols.
constexpr bool ends_word(char c) { return is_space(c) || is_label_sign(c) || c == ','; }

constexpr std::array<Value, 256> make_symbol_values() {
  std::array<Value, 256> values{};
  const auto value_of = [&](char c) -> Value& { return values[static_cast<unsigned char>(c)]; };
  values.fill(no_value);
  for (const char empty : {'.', '0', '_', '*', '-'}) value_of(empty) = 0;
  for (Value value = 1; value <= largest_symbol; ++value) {
    const char symbol = value_symbols[value];
    value_of(symbol) = value;
    if (!is_digit(symbol)) value_of(static_cast<char>(symbol - 'A' + 'a')) = value;
  }
  return values;
}

inline constexpr std::array<Value, 256> symbol_values = make_symbol_values();

/// The value of a symbol, 0 for an empty cell.
constexpr Value symbol_value(char c) { return symbol_values[static_cast<unsigned char>(c)]; }

/// "'x'"; "byte 0xE2" for what can't be shown.
std::string shown_byte(char c);

/// "a 9x9 board", "an 8x8 puzzle"
std::string board_name(int size, std::string_view noun);

/// Why `c` is not among the symbols of a board of `size` values; `size` 0: of any board.
/// `symbols`: those of the values, where they are others than everywhere.
std::string no_symbol(char c, int size, std::string_view symbols = {});

}  // namespace sudoku_sat
