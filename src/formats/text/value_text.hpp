// How a value is written: a symbol on boards of up to 35 values, a decimal number on larger ones.
#pragma once

#include <charconv>
#include <iterator>

#include "sudoku_sat/board.hpp"

namespace sudoku_sat::format {

/// The symbols of an empty cell and of the values 1 to 35.
inline constexpr std::string_view value_symbols = ".123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// The sign of a place without a cell.
inline constexpr char no_cell = '~';

/// The symbol of a value, by the number that it is written as; '.' for an empty cell. Requires:
/// has_symbols().
inline char value_symbol(const Geometry& geometry, Value value) {
  const int number = geometry.number(value);
  return value == 0 ? '.' : number == 0 ? '0' : value_symbols[static_cast<std::size_t>(number)];
}

/// Whether a board of `size` values is written in symbols.
constexpr bool has_symbols(int size) { return size < static_cast<int>(value_symbols.size()); }

/// How many digits `number` >= 0 has.
constexpr std::size_t digits_of(int number) {
  std::size_t digits = 1;
  for (; number >= 10; number /= 10) ++digits;
  return digits;
}

inline void append_number(std::string& out, int number) {
  if (number >= 0 && number < 10) {
    out += static_cast<char>('0' + number);
    return;
  }
  char text[12];
  const auto [end, error] = std::to_chars(std::begin(text), std::end(text), number);
  out.append(text, end);
}

/// The width of the longest value of the board.
inline std::size_t value_width(const Geometry& geometry) {
  return has_symbols(geometry.size()) ? 1 : digits_of(geometry.size());
}

/// Appends a symbol, or a number set to the right in value_width(); '.' for an empty cell.
/// `symbols`: one for each value; empty: the usual ones.
inline void append_value(std::string& out, const Geometry& geometry, Value value,
                         std::string_view symbols = {}) {
  if (has_symbols(geometry.size())) {
    const bool usual = symbols.empty() || value == 0;
    out += usual ? value_symbol(geometry, value) : symbols[value - std::size_t{1}];
    return;
  }
  out.append(value_width(geometry) - digits_of(value), ' ');
  if (value == 0) {
    out += '.';
  } else {
    append_number(out, value);
  }
}

}  // namespace sudoku_sat::format
