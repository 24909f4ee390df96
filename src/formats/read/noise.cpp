// A line with words and hardly any cells is not a row of a board. Titles that name a variant are no
// noise.
#include "formats/text/plain_signs.hpp"
#include "formats/text/program_lines.hpp"
#include "formats/text/symbols.hpp"
#include "lines_behind.hpp"
#include "puzzle_header.hpp"
#include "second_look.hpp"
#include "variant_titles.hpp"

namespace sudoku_sat::format {

namespace {

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

/// "Easy: 53..7...": the puzzle alone; what names a variant is then after it.
std::string without_label(std::string_view line) {
  constexpr std::size_t shortest_puzzle = 16;
  const std::size_t colon = line.find(": ");
  if (colon == line.npos) return std::string(line);
  const std::string_view label = line.substr(0, colon);
  if (!std::ranges::all_of(label, is_letter)) return std::string(line);
  std::string_view rest = stripped(line.substr(colon + 1));
  // YAML's rows come on the lines below.
  if (rest == "|" || rest == "|-") return {};
  if (rest.starts_with("http")) return std::string(label);
  if (rest.size() > 1 && rest.front() == rest.back() && is_in(rest.front(), "\"'"))
    rest = rest.substr(1, rest.size() - 2);
  const auto is_sign = [](char c) { return symbol_value(c) <= 9; };
  if (rest.size() < shortest_puzzle || !std::ranges::all_of(rest, is_sign))
    return std::string(line);
  return std::string(rest) + (variant_in_title(label) ? " " + std::string(label) : "");
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

}  // namespace

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

std::optional<std::size_t> count_said(std::string_view text) { return lone_numbers(text).count; }

std::optional<std::string> without_noise(std::string_view text, bool without_numbers) {
  std::string clean;
  const LoneNumbers numbers = without_numbers ? lone_numbers(text) : LoneNumbers();
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.ends_with('\r')) line.remove_suffix(1);
    line = without_wrapping(line);
    if (variant_in_title(line)) {
      clean.append(line).append("\n");
      continue;
    }
    const std::string unlabelled = without_label(line);
    line = unlabelled;
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

}  // namespace sudoku_sat::format
