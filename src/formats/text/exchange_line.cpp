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
  // As browsers show it, and people copy it.
  constexpr std::array<std::string_view, 6> hosts{
      "f-puzzles.com/",     "www.f-puzzles.com/",          "sudokupad.app/",
      "www.sudokupad.app/", "app.crackingthecryptic.com/", "sigh.github.io/"};
  const bool known = std::any_of(hosts.begin(), hosts.end(),
                                 [&](std::string_view host) { return line.starts_with(host); });
  return known ? line : std::string_view();
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

namespace {

/// Whether each part behind a dot is a name with a capital, perhaps with arguments, and at least
/// one has some. No row of a board has one '~', where no cell is, between two symbols.
bool has_named_parts(std::string_view line) {
  const auto alphanumeric = [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
  };
  // Of streams of puzzles nearly all lines end here.
  if (line.size() < 2 || ((line[1] < 'A' || line[1] > 'Z') && line[1] != '~')) return false;
  bool arguments = false;
  for (std::string_view rest = line.substr(0, line.find_first_of(" \t")); !rest.empty();) {
    rest.remove_prefix(1);
    const std::string_view part = rest.substr(0, rest.find('.'));
    const std::string_view name = part.substr(0, part.find('~'));
    rest.remove_prefix(part.size());
    // Givens have no name.
    const bool given = name.empty() && (part.starts_with("~R") || part.starts_with("~r"));
    if (given) continue;
    if (name.empty() || name[0] < 'A' || name[0] > 'Z') return false;
    if (!std::all_of(name.begin(), name.end(), alphanumeric)) return false;
    if (name.size() == part.size()) continue;
    const std::string_view first = part.substr(name.size() + 1);
    if (first.empty() || !alphanumeric(first[0])) return false;
    if (name.size() < 2 && !first.starts_with('R')) return false;
    arguments = true;
  }
  return arguments;
}

}  // namespace

bool is_constraint_string(std::string_view line) {
  if (!line.starts_with('.')) return false;
  if (has_named_parts(line)) return true;
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
