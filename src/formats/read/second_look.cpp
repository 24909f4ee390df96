// What has letters in a row, and next to no signs of a board, is no row of one. Whether the lines
// that are left make boards decides the usual reader. A line that may be a rule of a puzzle file,
// or has names of cells, is never left out.
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
  std::string small(line);
  for (char& c : small) {
    if (is_capital(c)) c = static_cast<char>(c - 'A' + 'a');
    if (!is_letter(c) && c != '-') c = ' ';
  }
  const std::vector<std::string_view> words = split_words(small);
  // In programs most of the names of rules are those of other things.
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

std::vector<ParsedBoard> boards_amid_text(const std::string& written, const std::string& name,
                                          const KnownLayout& expected,
                                          const std::vector<SeenBoard>& seen) {
  const std::string text = in_usual_characters(written);
  for (const Format* const each : formats()) {
    if (each->reader == nullptr || each->reader->amid == nullptr) continue;
    std::vector<ParsedBoard> found = each->reader->amid(text, expected);
    if (fits(found, seen)) return found;
  }
  std::vector<ParsedBoard> boards = boards_of_facts(text);
  if (fits(boards, seen)) return boards;
  if (may_hold_rules(text)) return {};
  if (text != written) boards = read_all(text, name, expected);
  if (fits(boards, seen)) return boards;
  const std::string untagged = without_tags(text);
  if (untagged != text) boards = read_all(untagged, name, expected);
  if (fits(boards, seen)) return boards;
  const std::optional<std::string> clean = without_noise(untagged);
  if (!clean) return {};
  const std::optional<std::string> with_numbers = without_noise(text, false);
  const auto read = [&](const std::string& lines) { return read_all(lines, name, expected); };
  const std::optional<std::size_t> count = lone_numbers(text).count;
  const auto around = [&](std::vector<ParsedBoard> found) {
    if (count && found.size() != *count) found.clear();
    if (!found.empty()) add_remark(found.front(), text_around);
    return found;
  };
  const auto sized = [&] {
    std::optional<Geometry> box;
    const std::optional<std::string> rows = without_size_lines(*clean, box);
    std::vector<ParsedBoard> found = rows ? read(*rows) : std::vector<ParsedBoard>();
    for (ParsedBoard& board : found) {
      if (box && box->size() == board.size) board.box = box;
    }
    return found;
  };
  const auto marked = [&] {
    std::vector<ParsedBoard> found = read(without_candidate_marks(*clean));
    if (!found.empty()) add_remark(found.front(), "marks around the candidates are ignored");
    return found;
  };
  const std::array<std::function<std::vector<ParsedBoard>()>, 9> ways{
      sized,
      [&] { return around(read(*clean)); },
      [&] { return boards_of_wide_rows(text); },
      [&] { return around(boards_in_brackets(text, expected)); },
      [&] { return boards_with_room(*with_numbers); },
      [&] { return boards_of_single_values(*with_numbers, expected); },
      [&] { return boards_in_letters(text, name); },
      [&] {
        const auto bare = without_noise(without_comment_marks(text));
        return around(bare ? read(*bare) : std::vector<ParsedBoard>());
      },
      marked};
  for (const auto& way : ways) {
    boards = way();
    for (ParsedBoard& board : boards) take_samurai(expected, board);
    if (fits(boards, seen)) return boards;
  }
  return {};
}

}  // namespace sudoku_sat::format
