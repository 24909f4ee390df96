// How text is encoded: UTF-8 character by character, lines of a given width, the 16-bit
// units of JavaScript's strings, bytes in base64, and encodings that are not read.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace sudoku_sat::base {

/// A character and its number.
struct CodedCharacter {
  std::size_t bytes = 0;  ///< 0: there is none
  char32_t code = 0;
};

/// The first character of a text that is not empty, in its shortest form. Halves of pairs of UTF-16
/// are characters here.
CodedCharacter first_code(std::string_view text);

/// Whether a byte continues a character that begins before it.
constexpr bool continues_character(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

/// The length in bytes of the first sign of a text that is not empty, whatever its bytes are.
std::size_t sign_length(std::string_view text);

/// What a reader counts as columns: the characters of UTF-8.
std::size_t width_of(std::string_view text);

/// The words of `text`, as many on a line as `width` holds, each line but the first after `indent`
/// spaces; a longer word has a line of its own. No line end after the last line.
std::string wrapped(std::string_view text, std::size_t width, std::size_t indent);

/// Each byte that isn't valid UTF-8 becomes U+FFFD.
std::u16string to_utf16(std::string_view text);
/// JavaScript's strings need not be valid UTF-16. Halves of a pair that stand alone are kept as
/// three bytes, so that each sequence of units comes back as it was.
std::string to_utf8(std::u16string_view units);

/// The line without the sequences that colour it on a terminal; no value if it has none.
std::optional<std::string> without_colours(std::string_view line);

/// The digits of base64 (RFC 4648).
inline constexpr std::string_view base64_digits =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
/// With '=' at the end if the number of bytes isn't a multiple of three.
std::string base64(std::string_view bytes);
/// The bytes of base64, also of its form for links; no value for any other text.
std::optional<std::string> base64_decoded(std::string_view text);

/// "UTF-16" or "UTF-32" if a file begins with that byte-order mark, as PowerShell on Windows writes
/// redirected output; otherwise empty.
std::string_view foreign_encoding(std::string_view first_line);
/// The message about such a file.
std::string in_foreign_encoding(std::string_view encoding);

}  // namespace sudoku_sat::base
