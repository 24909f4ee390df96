// Brackets are counted outside of strings. Strings end on their line, and outside of them JSON is
// ASCII: what is otherwise is none, and the parser will say so.
#include "json_end.hpp"

#include <algorithm>
#include <utility>

namespace sudoku_sat {

/// Whether the text ends with this character: it closes the last bracket, or no JSON has it here.
bool JsonEnd::ends_with(char c) {
  if (std::exchange(escaped_, false)) return false;
  if (quoted_) {
    escaped_ = c == '\\';
    quoted_ = c != '"';
    return false;
  }
  quoted_ = c == '"';
  if (c == '[' || c == '{') deepest_ = std::max(deepest_, ++open_);
  const bool plain = c == '\t' || c == '\r' || (c >= ' ' && c <= '~');
  return !plain || ((c == ']' || c == '}') && open_ > 0 && --open_ == 0);
}

bool JsonEnd::reached_by(std::string_view line) {
  return std::any_of(line.begin(), line.end(), [&](char c) { return ends_with(c); }) || quoted_;
}

std::size_t JsonEnd::nesting(std::string_view text) {
  JsonEnd end;
  for (const char c : text) (void)end.ends_with(c);
  return end.deepest_;
}

}  // namespace sudoku_sat
