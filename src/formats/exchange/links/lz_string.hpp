// The compression of puzzle links: LZ-string (Pieroxy, 2013), an LZ78 code over UTF-16 units, six
// bits of it to a letter of Base64. No library of Debian has it, and it is small, so this is our
// own; the tests compare it with npm's lz-string.
#pragma once

#include "sudoku_sat/base.hpp"

namespace sudoku_sat::format {

/// Why a text can't be unpacked.
class LzError : public Error {
 public:
  using Error::Error;
};

/// No puzzle of a link is larger, in UTF-16 units. A text that unpacks to more is refused as soon
/// as it gets there.
inline constexpr std::size_t max_unpacked = std::size_t{4} << 20;

/// As compressToBase64 of lz-string. `text` is UTF-8; what is none becomes U+FFFD.
std::string lz_compress(std::string_view text);

/// The text that was compressed, in UTF-8. Accepts the alphabets of compressToBase64 and of
/// compressToEncodedURIComponent, and a space for '+'. Throws: LzError if the text is cut, holds
/// another letter, is none of lz-string's, or unpacks to more than `most` units.
std::string lz_decompress(std::string_view letters, std::size_t most = max_unpacked);

}  // namespace sudoku_sat::format
