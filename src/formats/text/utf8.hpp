// Characters of UTF-8 one by one, and as the 16-bit units of JavaScript's strings.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace sudoku_sat::format {

/// A character and its number.
struct CodedCharacter {
  std::size_t bytes = 0;  ///< 0: there is none
  char32_t code = 0;
};

/// The first character of a text that is not empty, in its shortest form. Halves of pairs of UTF-16
/// are characters here.
CodedCharacter first_code(std::string_view text);

/// Where a text that is not empty has its next sign, whatever its bytes are: how many these are.
std::size_t sign_length(std::string_view text);

/// What is no UTF-8 becomes U+FFFD, a byte at a time.
std::u16string to_utf16(std::string_view text);
/// JavaScript's strings need not be valid UTF-16. Halves of a pair that stand alone are kept as
/// three bytes, so that each sequence of units comes back as it was.
std::string to_utf8(std::u16string_view units);

}  // namespace sudoku_sat::format
