// Words end at white space and punctuation, of which only the signs of empty cells can be part of a
// puzzle.
#include "one_line.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "formats/text/symbols.hpp"

namespace sudoku_sat::format {

namespace {

constexpr std::size_t smallest_word = 16;
constexpr std::size_t smallest_sure_word = 36;

bool parts_words(char c) {
  constexpr std::string_view signs = " \t,;:#\"'`|()[]{}<>=\\";
  return signs.find(c) != signs.npos;
}

/// What is left of a label without the punctuation around it.
std::string_view bare(std::string_view text) {
  constexpr std::string_view around = " \t,;:#\"'`|()[]{}<>=\\-*.";
  const std::size_t begin = text.find_first_not_of(around);
  if (begin == text.npos) return {};
  return text.substr(begin, text.find_last_not_of(around) + 1 - begin);
}

/// "1.", "12)", "-", "*"
bool is_mark(std::string_view text) {
  constexpr std::size_t max_digits = 7;
  const std::string_view number = bare(text);
  return number.size() <= max_digits && std::all_of(number.begin(), number.end(), is_digit);
}

bool is_puzzle(std::string_view word, const SymbolTable* symbols) {
  if (word.size() < smallest_word) return false;
  const std::optional<std::size_t> size = square_root(word.size());
  return size && *size <= static_cast<std::size_t>(largest_symbol) &&
         std::all_of(word.begin(), word.end(),
                     [&](char c) { return symbol_value(c, symbols) <= *size; });
}

}  // namespace

LinePart puzzle_word(const TextLine& line) {
  const std::string_view text = line.text;
  for (std::size_t begin = 0; begin + smallest_word <= text.size();) {
    if (parts_words(text[begin])) {
      ++begin;
      continue;
    }
    const auto* const end = std::find_if(text.begin() + begin, text.end(), parts_words);
    const std::string_view word(text.begin() + begin, end);
    const bool sure = word.size() >= smallest_sure_word;
    const bool possible = sure || (begin > 0 && is_mark(text.substr(0, begin)));
    if (possible && is_puzzle(word, line.symbols)) return {begin, word.size()};
    begin += word.size();
  }
  return {};
}

ParsedBoard read_puzzle_word(const TextLine& line, const LinePart& word,
                             std::optional<int> wanted) {
  const std::string_view text = line.text.substr(word.begin, word.length);
  const TextLine only{line.number, text, line.symbols};
  ParsedBoard board = read_one_line(Reading::symbols, only, wanted);
  const std::string_view before = line.text.substr(0, word.begin);
  const std::string_view after = line.text.substr(word.begin + word.length);
  settle_zeros(Reading::symbols, std::span(&only, 1), board);
  require_plain_text(line, before, "label");
  require_plain_text(line, after, "label");
  board.label = bare(before);
  if (!board.label.empty() && !bare(after).empty()) board.label += ' ';
  board.label += bare(after);
  if (!bare(before).empty()) {
    add_remark(
        board,
        fmt::format("the {} symbols on the line are the puzzle, the text before them is its label",
                    word.length));
  }
  return board;
}

}  // namespace sudoku_sat::format
