// The symbols of puzzles in text: what each byte stands for, and how messages speak of it. Digits,
// then letters in either case; five symbols for an empty cell, because five are in use. The table
// is made at compile time: streams look up millions of bytes. `--symbols 0-F` has a table of its
// own.
#pragma once

#include <array>

#include "value_text.hpp"

namespace sudoku_sat::format {

/// The largest value that a symbol stands for.
inline constexpr int largest_symbol = static_cast<int>(value_symbols.size()) - 1;

/// What symbol_value gives for a byte that is not a symbol.
inline constexpr Value no_value = 0xFFFF;

constexpr bool is_in(char c, std::string_view signs) { return signs.find(c) != signs.npos; }
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_small_letter(char c) { return c >= 'a' && c <= 'z'; }
constexpr bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }
constexpr bool is_letter(char c) { return is_small_letter(c) || is_capital(c); }
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

class SymbolTable {
 public:
  /// `text` is as --symbols has it: symbols in the order of their values, "0-F" for those from 0 to
  /// F. Letters stand for both cases, unless both are listed. Of the signs of empty cells those
  /// that are not listed stay such. Throws: UsageError if it is no such list.
  explicit SymbolTable(std::string_view text);

  /// One for each value from 1 on.
  const std::string& symbols() const { return symbols_; }
  /// 0 for an empty cell, no_value for what is not a symbol.
  Value value(char c) const { return values_[static_cast<unsigned char>(c)]; }

 private:
  std::string symbols_;
  std::array<Value, 256> values_{};
};

/// The symbols of values that are written from 0 on; none of other boards.
std::optional<SymbolTable> symbols_of(const Geometry& geometry);

/// The value of a symbol by the table; null: as everywhere.
inline Value symbol_value(char c, const SymbolTable* table) {
  return table == nullptr ? symbol_value(c) : table->value(c);
}

}  // namespace sudoku_sat::format
