// UTF-8 to UTF-16 and back. Halves of a pair that stand alone are kept as three bytes, so that each
// sequence of units comes back as it was.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace sudoku_sat {

/// What is no UTF-8 becomes U+FFFD, a byte at a time.
std::u16string to_utf16(std::string_view text);
std::string to_utf8(std::u16string_view units);

}  // namespace sudoku_sat
