// The programs that show a picture choose the font, so that the width of a text can only be
// estimated: by the widest font among the usual ones (DejaVu Sans), so that nothing overlaps in any
// of them.
#include "words.hpp"

#include "base/text_encoding.hpp"

namespace sudoku_sat::format {

namespace {

/// The width of a character by its first byte, in units of the letters' size; 0 for further bytes.
double character_width(char first) {
  if (base::continues_character(first)) return 0;
  if (static_cast<unsigned char>(first) >= 0xE0) return 1;
  if (std::string_view(" !\"'()*,-./:;I[\\]`fijlrt{|}J").find(first) != std::string_view::npos) {
    return 0.4;
  }
  if (std::string_view("#%+<=>@MW^mw~").find(first) != std::string_view::npos) return 0.95;
  return (first >= 'a' && first <= 'z') || (first >= '0' && first <= '9') ? 0.635 : 0.75;
}

/// The width of letters, bold or not, relative to those that are not.
double boldness(bool bold) { return bold ? 1.12 : 1; }

}  // namespace

double text_width(std::string_view text, int size, bool bold) {
  double width = 0;
  for (const char c : text) width += character_width(c);
  return width * size * boldness(bold);
}

std::size_t fitting_length(std::string_view text, int size, bool bold, double width) {
  double left = width;
  std::size_t length = 0;
  while (length < text.size()) {
    left -= character_width(text[length]) * size * boldness(bold);
    if (left < 0 && length > 0) break;
    ++length;
  }
  return length;
}

std::vector<std::string> broken_lines(const std::vector<std::string>& words, int size, bool bold,
                                      int width) {
  std::vector<std::string> lines;
  std::string line;
  for (const std::string& word : words) {
    const std::string longer = line.empty() ? word : line + " " + word;
    if (text_width(longer, size, bold) <= width) {
      line = longer;
      continue;
    }
    if (!line.empty()) lines.push_back(line);
    line = word;
    while (text_width(line, size, bold) > width) {
      const std::size_t length = fitting_length(line, size, bold, width);
      if (length == line.size()) break;
      lines.push_back(line.substr(0, length));
      line.erase(0, length);
    }
  }
  if (!line.empty()) lines.push_back(line);
  return lines;
}

std::vector<std::string> words_between_spaces(std::string_view text) {
  std::vector<std::string> words;
  std::string word;
  for (const char c : text) {
    const bool space = c == ' ' || c == '\t' || c == '\n' || c == '\r';
    if (!space) word += c;
    if (!space || word.empty()) continue;
    words.push_back(word);
    word.clear();
  }
  if (!word.empty()) words.push_back(word);
  return words;
}

}  // namespace sudoku_sat::format
