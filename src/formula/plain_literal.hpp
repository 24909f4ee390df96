// The fast path of reading literals, of CNF files and of answers: blanks, perhaps a minus, up to
// nine digits. Anything else is left where it is to the plain way (words, and std::from_chars),
// which alone says what is wrong with it: several times slower, and hardly ever taken.
#pragma once

#include <cstdint>
#include <string_view>

#include "sudoku_sat/literal.hpp"

namespace sudoku_sat {

/// Takes a literal from -most to most (0 included) off the front of `rest`. False, with `rest` and
/// `literal` as they were, where there is none that is written plainly.
inline bool take_plain_literal(std::string_view& rest, std::int64_t most, Lit& literal) {
  constexpr std::ptrdiff_t most_digits = 9;
  const char* const end = rest.data() + rest.size();
  const char* at = rest.data();
  while (at != end && *at == ' ') ++at;
  const bool negative = at != end && *at == '-';
  if (negative) ++at;
  const char* const digits = at;
  std::uint32_t number = 0;
  for (; at != end && *at >= '0' && *at <= '9'; ++at) {
    number = 10 * number + static_cast<std::uint32_t>(*at - '0');
  }
  if (at == digits || at - digits > most_digits || number > most) return false;
  if (at != end && *at != ' ') return false;
  literal = negative ? -static_cast<Lit>(number) : static_cast<Lit>(number);
  rest.remove_prefix(static_cast<std::size_t>(at - rest.data()));
  return true;
}

}  // namespace sudoku_sat
