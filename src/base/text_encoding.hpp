// Encodings of text that are not read, told by the byte order mark at the beginning of a file.
// Windows' PowerShell writes UTF-16 where output is redirected.
#pragma once

#include <string>
#include <string_view>

namespace sudoku_sat::base {

/// "UTF-16" or "UTF-32" where the first line of a file says so; else empty.
inline std::string_view foreign_encoding(std::string_view line) {
  using namespace std::string_view_literals;
  if (line.starts_with("\xFF\xFE\0\0"sv) || line.starts_with("\0\0\xFE\xFF"sv)) return "UTF-32";
  if (line.starts_with("\xFF\xFE"sv) || line.starts_with("\xFE\xFF"sv)) return "UTF-16";
  return {};
}

/// What is said of such a file.
inline std::string in_foreign_encoding(std::string_view encoding) {
  return std::string(encoding) + ": save the file as UTF-8";
}

}  // namespace sudoku_sat::base
