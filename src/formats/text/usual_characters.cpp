// Line ends stay in number where they can, since errors and remarks name lines.
#include "usual_characters.hpp"

#include "base/text_encoding.hpp"
#include "text_line.hpp"

namespace sudoku_sat::format {

namespace {

struct Replacement {
  std::string_view written;
  std::string_view plain;
};

constexpr std::array<Replacement, 39> words{{{"\\_", "_"},
                                             {"\\.", "."},
                                             {"\\*", "*"},
                                             {"\\|", "|"},
                                             {"&nbsp;", " "},
                                             {"&#160;", " "},
                                             {"&middot;", "."},
                                             {"&bull;", "."},
                                             {"&lt;", "<"},
                                             {"&gt;", ">"},
                                             {"&quot;", "\""},
                                             {"&amp;", "&"},
                                             {"=20\r\n", "\n"},
                                             {"=20\n", "\n"},
                                             {"=3D", "="},
                                             {"=C2=A0", " "},
                                             {":zero:", "0"},
                                             {":one:", "1"},
                                             {":two:", "2"},
                                             {":three:", "3"},
                                             {":four:", "4"},
                                             {":five:", "5"},
                                             {":six:", "6"},
                                             {":seven:", "7"},
                                             {":eight:", "8"},
                                             {":nine:", "9"},
                                             {":black_large_square:", "."},
                                             {":white_large_square:", "."},
                                             {":black_square_button:", "."},
                                             {":white_square_button:", "."},
                                             {":white_medium_square:", "."},
                                             {":black_medium_square:", "."},
                                             {":black_circle:", "."},
                                             {":white_circle:", "."},
                                             {":blue_square:", "."},
                                             {"\r\n", "\n"},
                                             {"\r", "\n"},
                                             {"\f", "\n"},
                                             {"`", ""}}};

struct Range {
  char32_t first;
  char32_t last;
  std::string_view plain;  ///< of all of them; of a digit that of the first one
  bool digits = false;     ///< they count up, ten by ten
};

constexpr std::array<Range, 20> ranges{{{0xA6, 0xA6, "|"},
                                        {0xAD, 0xAD, ""},
                                        {0xB2, 0xB3, "2", true},
                                        {0xB9, 0xB9, "1"},
                                        {0x200B, 0x200D, ""},
                                        {0x2018, 0x2019, "'"},
                                        {0x201C, 0x201E, "\""},
                                        {0x2026, 0x2026, "..."},
                                        {0x2028, 0x2029, "\n"},
                                        {0x2060, 0x2060, ""},
                                        {0x2070, 0x2070, "0"},
                                        {0x2074, 0x2079, "4", true},
                                        {0x2080, 0x2089, "0", true},
                                        {0x2423, 0x2423, "."},
                                        {0x2588, 0x2588, "."},
                                        {0x2591, 0x2593, "."},
                                        {0x2610, 0x2612, "."},
                                        {0x25E6, 0x25EF, "."},
                                        {0x1D7CE, 0x1D7FF, "0", true},
                                        {0xFEFF, 0xFEFF, ""}}};

/// What is written for the character; no value: itself.
std::optional<std::string> plain_character(char32_t code) {
  const auto* const range = std::ranges::find_if(
      ranges, [&](const Range& each) { return code >= each.first && code <= each.last; });
  if (range == ranges.end()) return std::nullopt;
  if (!range->digits) return std::string(range->plain);
  const auto first = static_cast<char32_t>(range->plain.front() - '0');
  return std::string(1, static_cast<char>('0' + (code - range->first + first) % 10));
}

/// "*5*" and "**5**" are a bold 5.
std::size_t bold_value(std::string_view text, std::string& plain) {
  for (const std::string_view mark : {"**", "*", "__"}) {
    const std::size_t length = 2 * mark.size() + 1;
    if (text.size() < length || !text.starts_with(mark) || !is_digit(text[mark.size()])) continue;
    if (text.substr(mark.size() + 1, mark.size()) != mark) continue;
    plain += text[mark.size()];
    return length;
  }
  return 0;
}

/// How many bytes were taken off the text and put into plain characters.
std::size_t take_character(std::string_view text, bool quoted, std::string& plain) {
  const auto* const word = std::ranges::find_if(words, [&](const Replacement& each) {
    return text.starts_with(each.written) && (quoted || each.written.front() != '=');
  });
  if (word != words.end()) {
    plain += word->plain;
    return word->written.size();
  }
  if (const std::size_t bold = bold_value(text, plain); bold > 0) return bold;
  const auto [bytes, code] = base::first_code(text);
  const std::optional<std::string> other =
      bytes > 1 ? plain_character(code) : std::optional<std::string>();
  const std::size_t taken = std::max<std::size_t>(bytes, 1);
  plain += other ? *other : std::string(text.substr(0, taken));
  return taken;
}

/// Whether a mail codes its signs: "=20" at the ends of most lines, "=3D". A single "u=20" is none.
bool is_quoted_printable(std::string_view text) {
  if (text.find("=3D") != text.npos || text.find("=C2=A0") != text.npos) return true;
  constexpr std::size_t fewest = 4;
  std::size_t ends = 0;
  for (std::size_t at = text.find("=20"); at != text.npos; at = text.find("=20", at + 3)) {
    ends += at + 3 < text.size() && is_in(text[at + 3], "\r\n") ? 1U : 0U;
  }
  return ends >= fewest;
}

/// The length of the tag that the text begins with; 0: none.
std::size_t tag_length(std::string_view text) {
  constexpr std::size_t longest = 60;
  const char close = text.front() == '[' ? ']' : '>';
  if (text.front() != '[' && text.front() != '<') return 0;
  const std::size_t end = text.substr(0, longest).find(close);
  if (end == text.npos || end < 2) return 0;
  const std::size_t begin = text[1] == '/' ? 2 : 1;
  const bool is_tag =
      is_letter(text[begin]) && text.substr(0, end).find_first_of("\n,[]<", 1) == text.npos;
  return is_tag ? end + 1 : 0;
}

}  // namespace

std::string without_tags(std::string_view text) {
  std::string bare;
  while (!text.empty()) {
    const std::size_t tag = tag_length(text);
    const bool end_mark = text.starts_with("$\n");
    if (tag == 0 && !end_mark) bare += text.front();
    text.remove_prefix(tag == 0 ? 1 : tag);
  }
  return bare;
}

std::string in_usual_characters(std::string_view text) {
  std::string plain;
  const bool quoted = is_quoted_printable(text);
  while (!text.empty()) text.remove_prefix(take_character(text, quoted, plain));
  return plain;
}

}  // namespace sudoku_sat::format
