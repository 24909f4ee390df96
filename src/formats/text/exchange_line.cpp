// Told by the first bytes. What stands in links for SudokuPad begins with a word of its own; JSON
// that LZ-string has packed begins with "N4Ig".
#include "exchange_line.hpp"

#include <algorithm>
#include <array>

#include "sudoku_sat/exchange.hpp"

namespace sudoku_sat {

std::string_view after_scheme(std::string_view line) {
  for (const std::string_view scheme : {"https://", "http://"}) {
    if (line.starts_with(scheme)) return line.substr(scheme.size());
  }
  return {};
}

bool is_link(std::string_view line) {
  if (!after_scheme(line).empty()) return true;
  constexpr std::array<std::string_view, 4> beginnings{"fpuz", "scl", "ctc", "N4Ig"};
  // A row of a board in letters is shorter, or has them in one case.
  constexpr std::size_t shortest = 40;
  const auto begins = [&](std::string_view beginning) { return line.starts_with(beginning); };
  if (line.size() < shortest || std::none_of(beginnings.begin(), beginnings.end(), begins)) {
    return false;
  }
  const auto lower = [](char c) { return c >= 'a' && c <= 'z'; };
  const auto upper = [](char c) { return c >= 'A' && c <= 'Z'; };
  return std::any_of(line.begin(), line.end(), lower) &&
         std::any_of(line.begin(), line.end(), upper);
}

bool is_constraint_string(std::string_view line) {
  if (!line.starts_with('.')) return false;
  const std::string_view rest = line.substr(1);
  const std::string_view name = rest.substr(0, rest.find_first_of("~. \t"));
  const std::string_view arguments = rest.substr(name.size());
  const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
  // Givens, and the constraints X and V.
  if (name.size() < 2) return arguments.starts_with("~R") || arguments.starts_with("~r");
  // Nobody writes a board in capitals and small letters.
  return name.size() > 2 && std::all_of(name.begin(), name.end(), letter) && name[0] <= 'Z' &&
         std::any_of(name.begin(), name.end(), [](char c) { return c >= 'a'; });
}

bool is_heading(std::string_view line) {
  const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
  return line.size() > 2 && line.front() == '[' && line.back() == ']' &&
         std::all_of(line.begin() + 1, line.end() - 1, letter);
}

bool begins_exchange(std::string_view line) {
  // Nearly all lines of streams begin with a digit or a dot.
  const char first = line.empty() ? '0' : line.front();
  if (first == '{') return true;
  if (first == '[') return is_heading(line);
  if (first == '.') return is_constraint_string(line);
  return first >= 'A' && first <= 'z' && is_link(line);
}

}  // namespace sudoku_sat
