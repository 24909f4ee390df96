// The fast path for lines of literals, which make up nearly every file: it reads many at once in
// the input's buffer. Handing them over line by line and clause by clause alone would take longer.
// Lines in any other form are left to the ordinary path, which alone reports errors.
//
// It reads the text as long as every literal is plain and whole lines fit, then hands over what it
// has, up to the last whole line.
//
// Literals of one to nine digits are read eight characters at once: the first byte that is not a
// digit ends the number, and three multiplications add up neighbours, pairs and fours (Lamport,
// Multiple Byte Processing with Full-Word Instructions, 1975). Anything else is left to the
// ordinary path (words, and std::from_chars), which alone reports errors; it is several times
// slower and hardly ever taken.
#pragma once

#include <bit>
#include <cstring>

#include "sudoku_sat/formula.hpp"

namespace sudoku_sat::formula {

/// The digits at the front of some characters, and their value.
struct LeadingDigits {
  std::uint32_t number = 0;
  std::uint32_t count = 0;
};

/// How many characters leading_digits() looks at, and how many digits it reads at most.
inline constexpr std::ptrdiff_t digits_at_once = 8;

/// Eight characters as a word; the first is the lowest byte.
inline std::uint64_t load_eight(const char* at) {
  std::uint64_t word = 0;
  std::memcpy(&word, at, sizeof word);
  if constexpr (std::endian::native == std::endian::big) {
    std::uint64_t turned = 0;
    for (std::size_t byte = 0; byte < sizeof word; ++byte, word >>= 8) {
      turned = turned << 8 | (word & 0xFF);
    }
    return turned;
  }
  return word;
}

/// The digits at the front of the eight characters at `at`.
inline LeadingDigits leading_digits(const char* at) {
  constexpr std::uint64_t each = 0x0101010101010101;
  const std::uint64_t values = load_eight(at) ^ '0' * each;
  // Each byte above 9 gets its highest bit; a carry out of it changes only later characters.
  const std::uint64_t others = ((values + (0x7F - 9) * each) | values) & (0x80 * each);
  const auto count = static_cast<std::uint32_t>(std::countr_zero(others)) / 8;
  if (count == 0) return {};
  // Fills up with zeros in front to eight digits; then 8 numbers of 1 digit make 4 of 2, 2 of 4, 1
  // of 8.
  std::uint64_t number = values << 8 * (8 - count);
  number = (number * (10 << 8 | 1) >> 8) & 0x00FF00FF00FF00FF;
  number = (number * (100 << 16 | 1) >> 16) & 0x0000FFFF0000FFFF;
  number = number * (std::uint64_t{10000} << 32 | 1) >> 32;
  return {static_cast<std::uint32_t>(number), count};
}

/// Takes a literal from -most to most (0 included) off the front of `rest`. False, with `rest` and
/// `literal` as they were, if there is none that is written plainly.
inline bool take_plain_literal(std::string_view& rest, std::int64_t most, Lit& literal) {
  constexpr std::ptrdiff_t max_digits = 9;
  const char* const end = rest.data() + rest.size();
  const char* at = rest.data();
  while (at != end && *at == ' ') ++at;
  const bool negative = at != end && *at == '-';
  if (negative) ++at;
  const char* const digits = at;
  const LeadingDigits first = end - at < digits_at_once ? LeadingDigits() : leading_digits(at);
  std::uint32_t number = first.number;
  for (at += first.count; at != end && *at >= '0' && *at <= '9'; ++at) {
    number = 10 * number + static_cast<std::uint32_t>(*at - '0');
  }
  if (at == digits || at - digits > max_digits || number > most) return false;
  if (at != end && *at != ' ') return false;
  literal = negative ? -static_cast<Lit>(number) : static_cast<Lit>(number);
  rest.remove_prefix(static_cast<std::size_t>(at - rest.data()));
  return true;
}

/// How much has been read.
struct PlainLines {
  std::size_t lines = 0;
  std::size_t bytes = 0;     ///< with the ends of the lines
  std::size_t literals = 0;  ///< with the zeros
};

/// Reads lines off the front of `text` into `room` as long as each is a whole clause, "1 -2 0":
/// literals from -most to most of at most eight digits, one blank after each. Leaves lines that end
/// close to the end of the text, and those for which there may be no room.
PlainLines read_plain_clauses(std::string_view text, std::uint32_t most, std::span<Lit> room);

/// The same for lines of an answer without its closing 0, "v 1 -2".
PlainLines read_plain_values(std::string_view text, std::uint32_t most, std::span<Lit> room);

}  // namespace sudoku_sat::formula
