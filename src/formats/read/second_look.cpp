// What has letters in a row, and next to no signs of a board, is no row of one. Whether the lines
// that are left make boards decides the usual reader. A line that may be a rule of a puzzle file,
// or has names of cells, is never left out.
#include "second_look.hpp"

#include "board_source.hpp"
#include "formats/text/program_lines.hpp"
#include "formats/text/symbols.hpp"
#include "puzzle_header.hpp"

namespace sudoku_sat::format {

namespace {

constexpr int smallest_embedded = 4;

/// "r3c12", in either case.
bool names_cell(std::string_view text) {
  const auto digits = [&](std::size_t at) {
    std::size_t end = at;
    while (end < text.size() && is_digit(text[end])) ++end;
    return end;
  };
  for (std::size_t i = 0; i + 3 < text.size(); ++i) {
    if ((text[i] | ' ') != 'r') continue;
    const std::size_t column = digits(i + 1);
    if (column == i + 1 || column >= text.size() || (text[column] | ' ') != 'c') continue;
    if (digits(column + 1) > column + 1) return true;
  }
  return false;
}

/// At least two letters beside each other that are no words for empty cells.
bool has_letters(std::string_view word) {
  constexpr std::array<std::string_view, 9> empty{"nil", "null", "NULL", "None",   "nan",
                                                  "NaN", "NA",   "xx",   "Nothing"};
  if (is_among(empty, word)) return false;
  for (std::size_t i = 0; i + 1 < word.size(); ++i) {
    const bool pair = is_letter(word[i]) && is_letter(word[i + 1]);
    if (pair && (word[i] | ' ') != 'x') return true;
  }
  return false;
}

bool is_noise(std::string_view line) {
  constexpr std::size_t few = 4;
  if (stripped(line).empty() || stripped(line).front() == '#') return false;
  std::size_t signs = 0;
  bool letters = false;
  for (const std::string_view word : split_words(line)) {
    letters = letters || has_letters(word);
    const bool of_board = std::ranges::all_of(
        word, [](char c) { return symbol_value(c) <= 9 || is_in(c, "|[](){},;"); });
    if (of_board) signs += word.size();
  }
  if (letters) return signs < few;
  // Punctuation, and bars too short for a border.
  const auto of_board = [](char c) { return is_digit(c) || is_letter(c) || is_in(c, "._*"); };
  const bool drawn = line.find_first_of("|+") != line.npos || stripped(line).size() >= few;
  return std::ranges::none_of(line, of_board) &&
         (!drawn || line.find_first_of("<>%$@&;/\\`~") != line.npos);
}

std::vector<ParsedBoard> read_all(std::string text, const std::string& name,
                                  const KnownLayout& expected) {
  const ExchangePolicy policy;
  BoardSource source(LineReader::of_text(std::move(text), name), policy);
  source.expect(expected);
  std::vector<ParsedBoard> boards;
  try {
    while (std::optional<TextItem> item = source.next()) {
      auto* const board = std::get_if<ParsedBoard>(&*item);
      if (board == nullptr) return {};
      boards.push_back(std::move(*board));
    }
  } catch (const Error&) {
    return {};
  }
  return boards;
}

/// Whether the text may hold rules: JSON of objects, XML, other programs' puzzles.
bool may_hold_rules(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  if (first == text.npos || is_in(text[first], "{<")) return true;
  constexpr std::array<std::string_view, 10> hosts{
      "load=",     "f-puzzles",   "sudokupad", "crackingthecryptic", "sudokumaker", "penpa",
      "puzz.link", "sigh.github", "[{\"",      "\"cages\""};
  return std::ranges::any_of(hosts,
                             [&](std::string_view host) { return text.find(host) != text.npos; });
}

bool fits(const std::vector<ParsedBoard>& boards, const std::vector<Grid>& seen) {
  if (boards.empty() || boards.size() < seen.size()) return false;
  const bool large = std::ranges::all_of(
      boards, [](const ParsedBoard& board) { return board.size >= smallest_embedded; });
  const auto same = [](const Grid& grid, const ParsedBoard& board) { return grid == board.givens; };
  return large && std::equal(seen.begin(), seen.end(), boards.begin(), same);
}

}  // namespace

std::optional<std::string> without_noise(std::string_view text) {
  std::string clean;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (names_cell(line) || may_mean_rule(line) || is_constraint_string(line) ||
        begins_program_text(line)) {
      return std::nullopt;
    }
    if (!is_noise(line)) clean += line;
    clean += '\n';
  }
  return clean;
}

std::vector<ParsedBoard> boards_amid_text(const std::string& text, const std::string& name,
                                          const KnownLayout& expected,
                                          const std::vector<Grid>& seen) {
  for (const Format* const each : formats()) {
    if (each->reader == nullptr || each->reader->amid == nullptr) continue;
    std::vector<ParsedBoard> found = each->reader->amid(text, expected);
    if (fits(found, seen)) return found;
  }
  if (may_hold_rules(text)) return {};
  std::optional<std::string> clean = without_noise(text);
  if (!clean) return {};
  std::vector<ParsedBoard> boards = read_all(*std::move(clean), name, expected);
  if (!fits(boards, seen)) boards = boards_in_brackets(text, expected);
  if (!fits(boards, seen)) return {};
  return boards;
}

}  // namespace sudoku_sat::format
