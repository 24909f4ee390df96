#include "text_line.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "symbols.hpp"

namespace sudoku_sat {

void require_plain_text(const TextLine& line, std::string_view part, std::string_view what) {
  const auto is_control = [](char c) { return (c >= 0 && c < ' ' && c != '\t') || c == 0x7F; };
  const auto control = std::find_if(part.begin(), part.end(), is_control);
  if (control == part.end()) return;
  const auto column = static_cast<std::size_t>(&*control - line.text.data()) + 1;
  throw TextError(line.number, column,
                  *control == '\0' ? no_symbol('\0', 0)
                                   : fmt::format("{} in the {}: a control character",
                                                 shown_byte(*control), what));
}

std::string label_of(const TextLine& line, std::string_view rest) {
  require_plain_text(line, rest, "label");
  const auto is_margin = [](char c) { return ends_word(c) || c == '|'; };
  while (!rest.empty() && is_margin(rest.front())) rest.remove_prefix(1);
  while (!rest.empty() && is_space(rest.back())) rest.remove_suffix(1);
  return std::string(rest);
}

}  // namespace sudoku_sat
