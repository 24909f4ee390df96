// A line with words and hardly any cells is not a row of a board. Such lines are removed, and the
// usual reader decides whether the remaining ones are boards. If a line may be a rule of a puzzle
// file or names cells, nothing is removed.
#include "second_look.hpp"

#include <set>

#include "board_source.hpp"
#include "formats/text/plain_signs.hpp"
#include "formats/text/program_lines.hpp"
#include "formats/text/symbols.hpp"
#include "formats/text/usual_characters.hpp"
#include "lines_behind.hpp"
#include "puzzle_header.hpp"

namespace sudoku_sat::format {

namespace {

constexpr int smallest_embedded = 4;

/// "diagonals=yes", "Type: diagonal": a setting that may be a rule.
bool may_set_rule(std::string_view line) {
  constexpr std::size_t most_words = 8;
  const std::size_t sign = line.find_first_of("=:");
  if (sign == line.npos || stripped(line.substr(sign + 1)).empty()) return false;
  std::string small = in_small_letters(line);
  std::ranges::replace_if(
      small, [](char c) { return !is_letter(c) && c != '-'; }, ' ');
  const std::vector<std::string_view> words = split_words(small);
  // In programs, most names of rules mean something else.
  constexpr std::array<std::string_view, 8> in_code{
      "region", "regions", "jigsaw", "cage", "cages", "killer", "diagonals", "thermometers"};
  constexpr std::array<std::string_view, 7> no_settings{"let",    "grid", "grids", "value",
                                                        "values", "rule", "rules"};
  const bool code = line.find_first_of("[{(\"';") != line.npos;
  return words.size() <= most_words && std::ranges::any_of(words, [&](std::string_view word) {
           return code ? is_among(in_code, word)
                       : !is_among(no_settings, word) && is_name_of_rule(word);
         });
}

/// At least two letters beside each other that are no words for empty cells.
bool has_letters(std::string_view word) {
  if (std::ranges::any_of(word, [](char c) { return static_cast<unsigned char>(c) >= 0x80; })) {
    return true;
  }
  constexpr std::array<std::string_view, 9> empty{"nil", "null", "NULL", "None",   "nan",
                                                  "NaN", "NA",   "xx",   "Nothing"};
  if (is_among(empty, word)) return false;
  for (std::size_t i = 0; i + 1 < word.size(); ++i) {
    const bool pair = is_letter(word[i]) && is_letter(word[i + 1]);
    if (pair && (word[i] | ' ') != 'x') return true;
  }
  return false;
}

/// Whether it is a row of a map of regions, in letters.
bool may_be_map(std::string_view line) {
  line = stripped(line);
  const auto* const pair = std::ranges::adjacent_find(line);
  return line.size() >= 4 && pair != line.end() && std::ranges::all_of(line, is_letter) &&
         std::ranges::adjacent_find(pair + 1, line.end()) != line.end();
}

/// "2026-11-27", "27/11/2026"
bool is_date(std::string_view line) {
  const auto digits = std::ranges::count_if(line, is_digit);
  const auto gaps = std::ranges::count_if(line, [](char c) { return is_in(c, "-/."); });
  return line.size() >= 8 && line.size() <= 10 && gaps == 2 &&
         digits == static_cast<long>(line.size()) - 2 && is_digit(line.front()) &&
         is_digit(line.back());
}

bool is_lone_number(std::string_view line) {
  return !line.empty() && line.size() < 5 && std::ranges::all_of(line, is_digit);
}

bool is_noise(std::string_view line) {
  constexpr std::size_t few = 4;
  line = stripped(line);
  if (line.empty() || line.front() == '#') return false;
  if (is_date(line)) return true;
  if (puzzle_word({0, line}).length > 0) return false;
  const auto of_value = [](char c) { return symbol_value(c) <= 9; };
  std::size_t signs = 0;
  std::size_t longest = 0;
  std::size_t words_of_signs = 0;
  std::size_t words = 0;
  for (const std::string_view word : split_words(line)) {
    words += has_letters(word) ? 1U : 0U;
    const bool of_board = std::ranges::all_of(
        word, [](char c) { return symbol_value(c) <= 9 || is_in(c, "|[](){},;\"'"); });
    if (!of_board || is_date(word)) continue;
    const auto count = static_cast<std::size_t>(std::ranges::count_if(word, of_value));
    longest = std::max(longest, count);
    signs += count;
    ++words_of_signs;
  }
  if (words > 0) return signs < few || (longest < few && 2 * words >= words_of_signs);
  // Punctuation, and bars too short for a border.
  const auto of_board = [](char c) { return is_digit(c) || is_letter(c) || is_in(c, "._*"); };
  const bool drawn = line.find_first_of("|+") != line.npos || line.size() >= few;
  return std::ranges::none_of(line, of_board) &&
         (!drawn || line.find_first_of("<>%$@&;/\\`~") != line.npos);
}

/// What the numbers that stand alone on their lines are.
struct LoneNumbers {
  bool consecutive = false;          ///< those of the puzzles, from 0 or 1 on
  std::optional<std::size_t> count;  ///< the only one: how many puzzles there are
};

LoneNumbers lone_numbers(std::string_view text) {
  std::vector<std::size_t> numbers;
  std::size_t lines = 0;
  while (!text.empty()) {
    const std::string_view line = take_line(text);
    lines += line.empty() ? 0U : 1U;
    if (is_lone_number(line)) numbers.push_back(*parse_number<std::size_t>(line));
  }
  if (numbers.size() == 1) return {false, numbers.front()};
  if (numbers.empty() || 4 * numbers.size() > lines) return {};
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (numbers[i] != numbers.front() + i) return {};
  }
  return {numbers.front() < 2, {}};
}

/// Of a chain in the notation of players: "(1)r5c1 - (7)r8c2 = ... => -7 r5c3".
bool is_chain(std::string_view line) {
  return line.find("=>") != line.npos || stripped(line).starts_with('(');
}

/// "Easy: 53..7...": the puzzle alone.
std::string_view without_label(std::string_view line) {
  constexpr std::size_t shortest_puzzle = 16;
  const std::size_t colon = line.find(": ");
  if (colon == line.npos || !std::ranges::all_of(line.substr(0, colon), is_letter)) return line;
  const std::string_view rest = stripped(line.substr(colon + 1));
  if (rest.starts_with("http")) return line.substr(0, colon);
  const auto is_sign = [](char c) { return symbol_value(c) <= 9; };
  return rest.size() >= shortest_puzzle && std::ranges::all_of(rest, is_sign) ? rest : line;
}

/// Two signs for an empty cell, below numbers of two digits: "__" becomes ".".
std::string with_single_signs(std::string_view line) {
  std::string text(line);
  for (const std::string_view pair : {"__", "--", ".."}) {
    for (std::size_t at = text.find(pair); at != text.npos; at = text.find(pair, at + 1)) {
      const bool alone =
          (at == 0 || is_space(text[at - 1])) && (at + 2 == text.size() || is_space(text[at + 2]));
      if (alone) text.replace(at, 2, " .");
    }
  }
  return text;
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
  for (const std::string_view formula : {"p cnf", "p wcnf", "c ", "s SAT", "s UNSAT", "v "}) {
    if (text.starts_with(formula)) return true;
  }
  if (first == text.npos || text[first] == '{') return true;
  const bool markup = text.find("</") != text.npos || text.find("/>") != text.npos;
  if (text[first] == '<' && markup) return true;
  constexpr std::array<std::string_view, 10> hosts{
      "load=",     "f-puzzles",   "sudokupad", "crackingthecryptic", "sudokumaker", "penpa",
      "puzz.link", "sigh.github", "[{\"",      "\"cages\""};
  return std::ranges::any_of(hosts,
                             [&](std::string_view host) { return text.find(host) != text.npos; });
}

bool fits(const std::vector<ParsedBoard>& boards, const std::vector<SeenBoard>& seen) {
  if (boards.empty() || boards.size() < seen.size()) return false;
  const bool large = std::ranges::all_of(
      boards, [](const ParsedBoard& board) { return board.size >= smallest_embedded; });
  const auto same = [](const SeenBoard& known, const ParsedBoard& board) {
    return known.givens == board.givens && known.rules == board.rules;
  };
  return large && std::equal(seen.begin(), seen.end(), boards.begin(), same);
}

}  // namespace

std::optional<std::string> without_noise(std::string_view text, bool without_numbers) {
  std::string clean;
  const LoneNumbers numbers = without_numbers ? lone_numbers(text) : LoneNumbers();
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.ends_with('\r')) line.remove_suffix(1);
    line = without_label(without_wrapping(line));
    const std::optional<std::string> plain = in_plain_signs(line);
    if (plain) line = *plain;
    if ((names_cell(line) && !is_chain(line)) || may_mean_rule(line) || may_set_rule(line) ||
        is_constraint_string(line) || begins_program_text(line) || may_be_map(line)) {
      return std::nullopt;
    }
    const bool number = (numbers.consecutive || numbers.count) && is_lone_number(stripped(line));
    if (!number && !names_cell(line) && !is_noise(line)) clean += with_single_signs(line);
    clean += '\n';
  }
  return clean;
}

std::string without_comment_marks(std::string_view text) {
  constexpr std::array<std::string_view, 6> marks{"//", "--", "#", "%", ";", "*"};
  std::string bare;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = stripped(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    for (const std::string_view mark : marks) {
      if (!line.starts_with(mark)) continue;
      bare += line.substr(mark.size());
      break;
    }
    bare += '\n';
  }
  return bare;
}

std::vector<ParsedBoard> boards_in_letters(const std::string& text, const std::string& name) {
  if (std::ranges::any_of(text, is_digit)) return {};
  for (const int size : {4, 6, 9, 16, 25}) {
    const std::string letters(value_symbols.substr(10, static_cast<std::size_t>(size)));
    const SymbolTable table(letters);
    std::vector<ParsedBoard> boards = read_all(text, name, {size, nullptr, &table});
    if (boards.empty()) continue;
    // A few letters of a large board are as well a mistake.
    std::set<char> used;
    for (const char c : text) {
      if (is_letter(c)) used.insert(c);
    }
    if (2 * used.size() < static_cast<std::size_t>(size)) return {};
    add_remark(boards.front(), fmt::format("the letters A to {} are read as the values 1 to {}",
                                           letters.back(), size));
    for (ParsedBoard& board : boards) board.symbols = letters;
    return boards;
  }
  return {};
}

namespace {

using Boards = std::vector<ParsedBoard>;

/// The boards of the formats that can be in the middle of a text.
Boards boards_of_formats(const std::string& text, const KnownLayout& expected,
                         const std::vector<SeenBoard>& seen) {
  for (const Format* const each : formats()) {
    if (each->reader == nullptr || each->reader->amid == nullptr) continue;
    Boards found = each->reader->amid(text, expected);
    if (fits(found, seen)) return found;
  }
  return {};
}

/// A text without rules, and the ways to find its boards, the surest first.
class PlainText {
 public:
  PlainText(std::string text, const std::string& name, const KnownLayout& expected)
      : text_(std::move(text)), name_(name), expected_(expected) {
    const std::string untagged = without_tags(text_);
    clean_ = without_noise(untagged);
    with_numbers_ = without_noise(untagged, false);
  }

  /// Nothing may be removed from it.
  bool may_hold_rules() const { return !clean_; }

  Boards boards(const std::vector<SeenBoard>& seen) const {
    using Way = Boards (PlainText::*)() const;
    constexpr std::array<Way, 9> ways{
        &PlainText::below_size,  &PlainText::between_lines, &PlainText::in_wide_rows,
        &PlainText::in_brackets, &PlainText::with_room,     &PlainText::one_by_one,
        &PlainText::in_letters,  &PlainText::in_comments,   &PlainText::with_marks};
    for (const Way way : ways) {
      Boards found = (this->*way)();
      for (ParsedBoard& board : found) take_samurai(expected_, board);
      if (fits(found, seen)) return found;
    }
    return {};
  }

 private:
  Boards read(const std::string& lines) const { return read_all(lines, name_, expected_); }

  /// Says that there is other text; no boards if the text counts them otherwise.
  Boards amid_other(Boards found) const {
    const std::optional<std::size_t> count = lone_numbers(text_).count;
    if (count && found.size() != *count) found.clear();
    if (!found.empty()) add_remark(found.front(), text_around);
    return found;
  }

  Boards below_size() const {
    std::optional<Geometry> box;
    const std::optional<std::string> rows = without_size_lines(*clean_, box);
    Boards found = rows ? read(*rows) : Boards();
    for (ParsedBoard& board : found) {
      if (box && box->size() == board.size) board.box = box;
    }
    return found;
  }

  Boards between_lines() const { return amid_other(read(*clean_)); }
  Boards in_wide_rows() const { return boards_of_wide_rows(text_); }
  Boards in_brackets() const { return amid_other(boards_in_brackets(text_, expected_)); }
  Boards with_room() const { return boards_with_room(*with_numbers_); }
  Boards one_by_one() const { return boards_of_single_values(*with_numbers_, expected_); }
  Boards in_letters() const { return boards_in_letters(text_, name_); }

  Boards in_comments() const {
    const std::optional<std::string> bare = without_noise(without_comment_marks(text_));
    return amid_other(bare ? read(*bare) : Boards());
  }

  Boards with_marks() const {
    Boards found = read(without_candidate_marks(*clean_));
    if (!found.empty()) add_remark(found.front(), "marks around the candidates are ignored");
    return found;
  }

  std::string text_;
  const std::string& name_;
  const KnownLayout& expected_;
  std::optional<std::string> clean_;         ///< without noise
  std::optional<std::string> with_numbers_;  ///< the same with numbers that stand alone
};

}  // namespace

std::vector<ParsedBoard> boards_amid_text(const std::string& written, const std::string& name,
                                          const KnownLayout& expected,
                                          const std::vector<SeenBoard>& seen) {
  const std::string text = in_usual_characters(written);
  Boards boards = boards_of_formats(text, expected, seen);
  if (boards.empty()) boards = boards_of_facts(text);
  if (fits(boards, seen)) return boards;
  if (may_hold_rules(text)) return {};
  for (const std::string& plain : {text, without_tags(text)}) {
    if (plain == written) continue;
    boards = read_all(plain, name, expected);
    if (fits(boards, seen)) return boards;
  }
  const PlainText rest(text, name, expected);
  return rest.may_hold_rules() ? Boards() : rest.boards(seen);
}

}  // namespace sudoku_sat::format
