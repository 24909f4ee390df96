// Sixteen symbols at once: lines of streams are mostly digits and points, and looking up each byte
// in a table took a twentieth of the time that an easy 9x9 puzzle takes. Everything else in a line
// is left to the table in symbols.hpp, which gives digits and points the same values.
#pragma once

#include <array>
#include <bit>
#include <cstring>

#include "sudoku_sat/board.hpp"

namespace sudoku_sat::format {

inline constexpr std::size_t digit_block = 16;

/// Compiler vectors with an element for each symbol of a block.
using BlockBytes [[gnu::vector_size(digit_block)]] = std::uint8_t;
using BlockValues [[gnu::vector_size(2 * digit_block)]] = Value;

/// How many bytes at the beginning are digits or points, in whole blocks.
inline std::size_t leading_digits(std::string_view text) {
  std::size_t known = 0;
  for (; text.size() - known >= digit_block; known += digit_block) {
    BlockBytes bytes;
    std::memcpy(&bytes, text.data() + known, digit_block);
    const auto digits = bytes - '0' <= 9;
    const auto points = bytes == '.';
    const auto halves = std::bit_cast<std::array<std::uint64_t, 2>>(digits | points);
    if ((halves[0] & halves[1]) != ~std::uint64_t{0}) break;
  }
  return known;
}

/// Writes the values of the symbols to `out`, 0 for a point. Requires: whole blocks of digits and
/// points; room for as many values.
inline void read_digits(std::string_view symbols, Value* out) {
  for (std::size_t i = 0; i < symbols.size(); i += digit_block) {
    BlockBytes bytes;
    std::memcpy(&bytes, symbols.data() + i, digit_block);
    const auto values =
        __builtin_convertvector(bytes == '.' ? BlockBytes{} : bytes - '0', BlockValues);
    std::memcpy(out + i, &values, sizeof values);
  }
}

/// Writes the symbols of the first values to `out`, as many as make whole blocks; returns how many
/// these are. Requires: values from 0, which becomes a point, to 9; room for as many symbols.
inline std::size_t write_digits(std::span<const Value> values, char* out) {
  std::size_t written = 0;
  for (; values.size() - written >= digit_block; written += digit_block) {
    BlockValues block;
    std::memcpy(&block, values.data() + written, sizeof block);
    const auto digits = __builtin_convertvector(block, BlockBytes);
    const BlockBytes symbols = digits == 0 ? BlockBytes{} + '.' : digits + '0';
    std::memcpy(out + written, &symbols, digit_block);
  }
  return written;
}

}  // namespace sudoku_sat::format
