// Words or numbers with a separator between them. fmt::join does so inside a text, but each unit
// that uses it compiles what fmt formats with anew, a tenth of some units' time.
#pragma once

#include <concepts>
#include <string>
#include <string_view>
#include <type_traits>

#include "joined.hpp"

namespace sudoku_sat::base {

template <typename Parts>
std::string joined(const Parts& parts, std::string_view separator) {
  std::string text;
  bool first = true;
  for (const auto& part : parts) {
    if (!first) text += separator;
    first = false;
    if constexpr (std::integral<std::remove_cvref_t<decltype(part)>>) {
      text += std::to_string(part);
    } else {
      text += part;
    }
  }
  return text;
}

/// "a", "a and b", "a, b and c".
template <typename Parts>
std::string listed(const Parts& parts, std::string_view last = "and") {
  std::string text;
  std::size_t left = parts.size();
  for (const auto& part : parts) {
    text += part;
    if (--left == 1) text.append(" ").append(last).append(" ");
    if (left > 1) text += ", ";
  }
  return text;
}

}  // namespace sudoku_sat::base
