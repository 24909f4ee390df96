// What the program uses of C++20's library and emscripten 3.1.6 has not yet; every file is compiled
// after it. Elsewhere the compilers' own libraries have all of it.
#pragma once

#ifdef __cplusplus
#include <charconv>
#include <cstdlib>
#include <string>
#include <type_traits>
#include <version>

#include "algorithms.hpp"

namespace std {

#if !defined(__cpp_lib_bit_cast)
template <class To, class From>
constexpr To bit_cast(const From& from) noexcept {
  static_assert(sizeof(To) == sizeof(From));
  return __builtin_bit_cast(To, from);
}
#endif

// The C library's, for text in the form that from_chars takes: no blank and no plus sign before it,
// no hexadecimal digits.
inline from_chars_result from_chars(const char* first, const char* last, double& value) {
  const char* end = first;
  while (end != last && ((*end >= '0' && *end <= '9') || *end == '.' || *end == '-' ||
                         *end == '+' || *end == 'e' || *end == 'E')) {
    ++end;
  }
  const string text(first, end);
  if (text.empty() || text[0] == '+') return {first, errc::invalid_argument};
  char* stop = nullptr;
  const double found = strtod(text.c_str(), &stop);
  if (stop == text.c_str()) return {first, errc::invalid_argument};
  const char* const after = first + (stop - text.c_str());
  if (found > 1.7976931348623157e308 || found < -1.7976931348623157e308) {
    return {after, errc::result_out_of_range};
  }
  value = found;
  return {after, errc()};
}

}  // namespace std
#endif
