// Letters of ASCII in the other case, and the words between signs: what every reader of text needs.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace sudoku_sat::base {

constexpr char small_letter(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}
constexpr char capital_letter(char c) {
  return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

inline std::string in_small_letters(std::string_view text) {
  std::string small(text);
  std::transform(small.begin(), small.end(), small.begin(), small_letter);
  return small;
}

inline std::string in_capitals(std::string_view text) {
  std::string capitals(text);
  std::transform(capitals.begin(), capitals.end(), capitals.begin(), capital_letter);
  return capitals;
}

/// What is between any of the signs, without what is empty.
inline std::vector<std::string_view> words_between(std::string_view text, std::string_view signs) {
  std::vector<std::string_view> words;
  for (std::size_t at = text.find_first_not_of(signs); at < text.size();) {
    const std::size_t end = std::min(text.find_first_of(signs, at), text.size());
    words.push_back(text.substr(at, end - at));
    at = text.find_first_not_of(signs, end);
  }
  return words;
}

}  // namespace sudoku_sat::base
