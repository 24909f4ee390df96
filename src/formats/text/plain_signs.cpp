// One byte for each character, so that columns are what they are on the screen. A horizontal stroke
// becomes '=', which can't be meant for empty cells as '-' can. Titles, labels, JSON and XML may
// hold such characters as text: only a line of a grid is changed, and of that only what is before a
// label.
//
// Signs of Markdown, BBCode and HTML say nothing of the puzzle; so they are left out without a
// word.
#include "plain_signs.hpp"

#include <cstring>

#include "base/text_encoding.hpp"
#include "symbols.hpp"
#include "text_line.hpp"

namespace sudoku_sat::format {

namespace {

constexpr bool one_of(unsigned code, std::u16string_view codes) {
  return codes.find(static_cast<char16_t>(code)) != codes.npos;
}

/// '\0' for a diagonal stroke.
char plain_stroke(unsigned code) {
  if (one_of(code,
             u"\u2500\u2501\u2504\u2505\u2508\u2509\u254C\u254D\u2550\u2574\u2576\u2578"
             u"\u257A\u257C\u257E")) {
    return '=';
  }
  if (one_of(code,
             u"\u2502\u2503\u2506\u2507\u250A\u250B\u254E\u254F\u2551\u2575\u2577\u2579"
             u"\u257B\u257D\u257F")) {
    return '|';
  }
  return code >= 0x2571 && code <= 0x2573 ? '\0' : '+';
}

struct Plain {
  std::size_t length = 0;  ///< in bytes
  char sign = '\0';        ///< '\0': nothing that stands in a drawn grid
  bool stroke = false;
  bool other = false;  ///< a dot or space of more than ASCII
};

Plain plain_of(std::string_view text, std::size_t at) {
  const auto [bytes, code] = base::first_code(text.substr(at));
  if (code >= 0x2500 && code < 0x2580) return {bytes, plain_stroke(code), true};
  // In Latin-1, too.
  const char32_t latin = bytes == 0 ? static_cast<unsigned char>(text[at]) : code;
  const std::size_t length = std::max<std::size_t>(bytes, 1);
  if (latin == 0xB7) return {length, '.', false, true};
  if (latin == 0xA0) return {length, ' ', false, true};
  constexpr std::string_view others = " \t|+='!,";
  const char c = text[at];
  const bool known = symbol_value(c) != no_value || others.find(c) != others.npos;
  return {1, known ? c : '\0'};
}

/// Eight bytes at once: every line of a stream is asked.
bool in_ascii(std::string_view line) {
  constexpr std::uint64_t high_bits = 0x8080808080808080;
  std::uint64_t all = 0;
  std::uint64_t word = 0;
  for (; line.size() >= sizeof word; line.remove_prefix(sizeof word)) {
    std::memcpy(&word, line.data(), sizeof word);
    all |= word;
  }
  word = 0;
  if (!line.empty()) std::memcpy(&word, line.data(), line.size());
  return ((all | word) & high_bits) == 0;
}

bool same_letters(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, [](char one, char other) { return (one | ' ') == other; });
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
  return std::ranges::any_of(names,
                             [&](std::string_view known) { return same_letters(name, known); });
}

/// What follows a label's sign is its text.
std::string_view without_break(std::string_view line) {
  if (std::ranges::any_of(line, is_label_sign)) return line;
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

std::optional<std::string> in_plain_signs(std::string_view line) {
  if (in_ascii(line)) return std::nullopt;
  std::string plain;
  bool stroke = false;
  bool other = false;
  for (std::size_t i = 0; i < line.size();) {
    if (is_label_sign(line[i]) && (stroke || other)) {
      plain += line.substr(i);
      break;
    }
    const Plain next = plain_of(line, i);
    if (next.sign == '\0') return std::nullopt;
    plain += next.sign;
    stroke = stroke || next.stroke;
    other = other || next.other;
    i += next.length;
  }
  const bool border = plain.find_first_not_of("|+=- \t") == plain.npos;
  if (stroke && !border && plain.find('|') == plain.npos) return std::nullopt;
  return stroke || other ? std::optional(plain) : std::nullopt;
}

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
  if (std::ranges::count(line, '\t') < static_cast<std::ptrdiff_t>(fewest_tabs)) {
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
  std::ranges::replace(commas, '\t', ',');
  return commas;
}

}  // namespace sudoku_sat::format
