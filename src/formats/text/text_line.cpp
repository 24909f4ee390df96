// Characters are looked at one by one, because a terminal obeys some that take two or three bytes
// of UTF-8.
//
// Puzzles of other programs are told by the first bytes. What stands in links for SudokuPad begins
// with a word of its own; JSON that LZ-string has packed begins with "N4Ig".
#include "text_line.hpp"

#include <set>

#include "sudoku_sat/formats.hpp"
#include "symbols.hpp"

namespace sudoku_sat {

using namespace format;

namespace {

std::string refusal(std::string_view character, std::string_view what) {
  if (character.front() == '\0') return no_symbol('\0', 0);
  if (character.size() == 1) {
    return fmt::format("{} in the {}: a control character", shown_byte(character.front()), what);
  }
  return fmt::format("an invisible control character in the {}, which a terminal would obey", what);
}

/// A letter, or the first byte of one with an accent, of Greek or Cyrillic.
bool begins_word(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return is_letter(c) || (byte >= 0xC3 && byte <= 0xD4);
}

/// A word of a language: at least two letters and a vowel, the letters after the first one small.
bool is_word(std::string_view text) {
  constexpr std::string_view around = ".,:;!?()'\"-[]";
  const std::size_t begin = text.find_first_not_of(around);
  if (begin == text.npos) return false;
  text = text.substr(begin, text.find_last_not_of(around) + 1 - begin);
  const auto foreign = [](char c) { return static_cast<unsigned char>(c) >= 0x80; };
  const auto in_words = [&](char c) { return is_small_letter(c) || is_in(c, "/'") || foreign(c); };
  return text.size() > 1 && begins_word(text[0]) &&
         (std::all_of(text.begin() + 1, text.end(), in_words) || text.find('/') != text.npos) &&
         (text.find_first_of("aeiouyAEIOUY") != text.npos || std::ranges::any_of(text, foreign));
}

/// Whether each part after a dot is a name with a capital, perhaps with arguments, and at least
/// one has some. No row of a board has one '~', where no cell is, between two symbols.
bool has_named_parts(std::string_view line) {
  const auto alphanumeric = [](char c) { return is_digit(c) || is_letter(c); };
  // Of streams of puzzles nearly all other lines end here.
  if (line.size() < 2 || (!is_capital(line[1]) && line[1] != '~')) return false;
  bool arguments = false;
  for (std::string_view rest = line.substr(0, line.find_first_of(" \t")); !rest.empty();) {
    rest.remove_prefix(1);
    const std::string_view part = rest.substr(0, rest.find('.'));
    const std::string_view name = part.substr(0, part.find('~'));
    rest.remove_prefix(part.size());
    // Givens have no name.
    const bool given = name.empty() && (part.starts_with("~R") || part.starts_with("~r"));
    if (given) continue;
    if (name.empty() || !is_capital(name[0])) return false;
    if (!std::ranges::all_of(name, alphanumeric)) return false;
    if (name.size() == part.size()) continue;
    const std::string_view first = part.substr(name.size() + 1);
    if (first.empty() || !alphanumeric(first[0])) return false;
    if (name.size() < 2 && !first.starts_with('R')) return false;
    arguments = true;
  }
  return arguments;
}

}  // namespace

namespace format {

std::string_view stripped(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t");
  if (begin == text.npos) return text.substr(text.size());
  return text.substr(begin, text.find_last_not_of(" \t") + 1 - begin);
}

std::string_view take_line(std::string_view& text) {
  const std::size_t end = std::min(text.find('\n'), text.size());
  std::string_view line = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  if (line.ends_with('\r')) line.remove_suffix(1);
  return stripped(line);
}

std::optional<int> take_digits(std::string_view& text) {
  constexpr std::size_t longest = 6;
  const std::size_t end = std::min(text.find_first_not_of("0123456789"), text.size());
  if (end == 0 || end > longest) return std::nullopt;
  const std::optional<int> number = parse_number<int>(text.substr(0, end));
  text.remove_prefix(end);
  return number;
}

std::vector<std::string_view> split_at(char sign, std::string_view text) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t end = text.find(sign);
    parts.push_back(text.substr(0, end));
    if (end == text.npos) return parts;
    text.remove_prefix(end + 1);
  }
}

bool has_word(std::string_view text) { return std::ranges::any_of(split_words(text), is_word); }

bool is_lone_word(std::string_view line) {
  line = stripped(line);
  constexpr std::string_view punctuation = ".,:;!?";
  const std::string_view word = line.substr(0, line.find_last_not_of(punctuation) + 1);
  if (!is_word(word) || !std::ranges::all_of(word, is_letter)) return false;
  // A word like any other may be a puzzle with a mistake.
  if (!is_capital(word.front()) && word.size() == line.size()) return false;
  // Signs of empty cells and of maps of regions are few, and come again and again.
  const auto* const pair = std::ranges::adjacent_find(word);
  if (pair != word.end() && std::ranges::adjacent_find(pair + 1, word.end()) != word.end()) {
    return false;
  }
  std::set<char> letters(word.begin(), word.end());
  const auto above = [&](char c) { return symbol_value(c) > static_cast<int>(line.size()); };
  return letters.size() > 2 && std::ranges::any_of(word, above);
}

bool is_rule_line(std::string_view line) {
  line = stripped(line);
  constexpr std::size_t shortest = 10;
  // In a stream that is an empty board.
  constexpr std::size_t cells = 81;
  if (line.size() == cells && line.front() == '-') return false;
  return line.size() >= shortest && is_in(line.front(), "-_*=~#+") &&
         line.find_first_not_of(line.front()) == line.npos;
}

bool is_prose(std::string_view line) {
  constexpr std::size_t longest = 2000;
  if (line.size() > longest) return false;
  // "12. Mark the only cell"
  const std::size_t number = std::min(line.find_first_not_of("0123456789"), line.size());
  if (number > 0 && line.substr(number).starts_with(". ")) line.remove_prefix(number + 2);
  const std::vector<std::string_view> words = split_words(line);
  if (words.size() < 2 || !begins_word(words.front().front())) return false;
  const auto known = static_cast<std::size_t>(std::ranges::count_if(words, is_word));
  const bool numbered = words.size() == 2 && is_digit(words[1].front());
  return (2 * known > words.size() || numbered || words.size() > 2) && 2 * known >= words.size() &&
         has_word(line);
}

std::vector<std::string_view> split_words(std::string_view text) {
  std::vector<std::string_view> words;
  for (std::string_view word = take_word(text); !word.empty(); word = take_word(text)) {
    words.push_back(word);
  }
  return words;
}

void require_plain_text(const TextLine& line, std::string_view part, std::string_view what) {
  const auto is_usual = [](char c) { return c >= ' ' && c <= '~'; };
  for (std::string_view rest = part; !rest.empty();) {
    if (is_usual(rest.front())) {
      rest.remove_prefix(1);
      continue;
    }
    const Character character = first_character(rest);
    if (character.control && rest.front() != '\t') {
      const auto column = static_cast<std::size_t>(rest.data() - line.text.data()) + 1;
      throw TextError(line.number, column, refusal(rest.substr(0, character.bytes), what));
    }
    rest.remove_prefix(character.bytes);
  }
}

std::string label_of(const TextLine& line, std::string_view rest) {
  require_plain_text(line, rest, "label");
  const auto is_margin = [](char c) { return ends_word(c) || c == '|'; };
  while (!rest.empty() && is_margin(rest.front())) rest.remove_prefix(1);
  while (!rest.empty() && is_space(rest.back())) rest.remove_suffix(1);
  return std::string(rest);
}

std::string_view after_scheme(std::string_view line) {
  for (const std::string_view scheme : {"https://", "http://", "sudoku://"}) {
    if (line.starts_with(scheme)) return line.substr(scheme.size());
  }
  // As browsers show it, and people copy it.
  constexpr std::array<std::string_view, 6> hosts{
      "f-puzzles.com/",     "www.f-puzzles.com/",          "sudokupad.app/",
      "www.sudokupad.app/", "app.crackingthecryptic.com/", "sigh.github.io/"};
  const bool known =
      std::ranges::any_of(hosts, [&](std::string_view host) { return line.starts_with(host); });
  return known ? line : std::string_view();
}

}  // namespace format

bool is_link(std::string_view line) {
  if (!after_scheme(line).empty()) return true;
  constexpr std::array<std::string_view, 4> beginnings{"fpuz", "scl", "ctc", "N4Ig"};
  // A row of a board in letters is shorter, or has them in one case.
  constexpr std::size_t shortest = 40;
  const auto begins = [&](std::string_view beginning) { return line.starts_with(beginning); };
  if (line.size() < shortest || std::ranges::none_of(beginnings, begins)) {
    return false;
  }
  return std::ranges::any_of(line, is_small_letter) && std::ranges::any_of(line, is_capital);
}

bool is_constraint_string(std::string_view line) {
  if (!line.starts_with('.')) return false;
  // Most lines of streams begin with two dots; a string may begin with them too.
  if (line.starts_with("..")) {
    const std::size_t name = std::min(line.find_first_not_of('.'), line.size() - 1);
    return is_capital(line[name]) && line.find('~') != line.npos &&
           is_constraint_string(line.substr(name - 1));
  }
  if (line.starts_with(".Or.") || has_named_parts(line)) return true;
  const std::string_view rest = line.substr(1);
  const std::string_view name = rest.substr(0, rest.find_first_of("~. \t"));
  const std::string_view arguments = rest.substr(name.size());
  // Givens, and the constraints X and V.
  if (name.size() < 2) return arguments.starts_with("~R") || arguments.starts_with("~r");
  // Nobody writes a board in capitals and small letters.
  return name.size() > 2 && std::ranges::all_of(name, is_letter) && name[0] <= 'Z' &&
         std::ranges::any_of(name, [](char c) { return c >= 'a'; });
}

namespace format {

bool is_heading(std::string_view line) {
  return line.size() > 2 && line.front() == '[' && line.back() == ']' &&
         std::all_of(line.begin() + 1, line.end() - 1, is_letter);
}

bool begins_exchange(std::string_view line) {
  // Nearly all lines of streams begin with a digit or a dot.
  const char first = line.empty() ? '0' : line.front();
  if (first == '{') return true;
  if (first == '[') return is_heading(line);
  if (first == '.') return is_constraint_string(line);
  return first >= 'A' && first <= 'z' && is_link(line);
}

}  // namespace format

}  // namespace sudoku_sat
