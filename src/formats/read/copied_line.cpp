// Signs of Markdown, BBCode and HTML say nothing of the puzzle; so they are left out without a
// word.
#include "copied_line.hpp"

#include <algorithm>
#include <array>

#include "formats/text/symbols.hpp"
#include "formats/text/text_line.hpp"

namespace sudoku_sat {

namespace {

bool same_letters(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](char one, char other) { return (one | ' ') == other; });
}

bool is_fence(std::string_view text) {
  constexpr std::string_view ticks = "```";
  const auto of_name = [](char c) { return (c >= 'a' && c <= 'z') || c == '-'; };
  return text.starts_with(ticks) && std::all_of(text.begin() + ticks.size(), text.end(), of_name);
}

/// "[code]", "[/quote]", "<pre>"
bool is_block_tag(std::string_view text) {
  constexpr std::array<std::string_view, 4> names{"code", "quote", "pre", "tt"};
  if (text.size() < 4) return false;
  const char end = text.front() == '[' ? ']' : '>';
  if (text.back() != end || (text.front() != '[' && text.front() != '<')) return false;
  std::string_view name = text.substr(1, text.size() - 2);
  if (name.front() == '/') name.remove_prefix(1);
  return std::any_of(names.begin(), names.end(),
                     [&](std::string_view known) { return same_letters(name, known); });
}

/// What stands behind a label's sign is its text.
std::string_view without_break(std::string_view line) {
  if (std::any_of(line.begin(), line.end(), is_label_sign)) return line;
  constexpr std::array<std::string_view, 5> breaks{"\\", "<br>", "</br>", "<br/>", "<br />"};
  for (const std::string_view sign : breaks) {
    if (line.size() < sign.size()) continue;
    if (same_letters(line.substr(line.size() - sign.size()), sign) || line.ends_with(sign)) {
      return line.substr(0, line.size() - sign.size());
    }
  }
  return line;
}

}  // namespace

std::string_view without_wrapping(std::string_view line) {
  if (line.empty()) return line;
  const std::size_t begin = std::min(line.find_first_not_of(" \t"), line.size() - 1);
  const char first = line[begin];
  const char last = line.back();
  if (first == '>') {
    const std::size_t end = line.find_first_not_of("> ", begin);
    return end == line.npos ? std::string_view() : without_wrapping(line.substr(end));
  }
  if (first == '`' || first == '[' || first == '<') {
    const std::string_view text = stripped(line);
    if (is_fence(text) || is_block_tag(text)) return {};
  }
  return last == '\\' || last == '>' ? without_break(line) : line;
}

std::optional<std::string> with_commas_for_tabs(std::string_view line) {
  constexpr std::size_t fewest_tabs = 3;
  constexpr std::size_t longest_value = 4;
  if (line.find('\t') == line.npos) return std::nullopt;
  if (std::count(line.begin(), line.end(), '\t') < static_cast<std::ptrdiff_t>(fewest_tabs)) {
    return std::nullopt;
  }
  bool blank = false;
  std::size_t length = 0;
  for (const char c : line) {
    if (c == ' ' || c == ',' || c == '|') return std::nullopt;
    blank = blank || (c == '\t' && length == 0);
    length = c == '\t' ? 0 : length + 1;
    if (length > longest_value) return std::nullopt;
  }
  // A tab at the end alone ends the line.
  if (length == 0 && !blank) return std::nullopt;
  std::string commas(line);
  std::replace(commas.begin(), commas.end(), '\t', ',');
  return commas;
}

}  // namespace sudoku_sat
