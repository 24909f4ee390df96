// Cells by their coordinates and values, from 1 or from 0 on: rows of a table, unit clauses,
// "r1c1=5", "A1=5". The size is that of the least usual board in which they are.
#include "formats/text/symbols.hpp"
#include "lines_behind.hpp"
#include "second_look.hpp"

namespace sudoku_sat::format {

namespace {

constexpr std::size_t fewest_facts = 9;

std::size_t digit_at(std::string_view text, std::size_t at) {
  return static_cast<std::size_t>(text[at] - '0');
}

/// "r3c4" and "C4".
std::optional<std::pair<std::size_t, std::size_t>> cell_of(std::string_view name) {
  if (name.size() == 4 && names_cell(name)) return std::pair(digit_at(name, 1), digit_at(name, 3));
  const bool letter = name.size() == 2 && is_letter(name[0]) && is_digit(name[1]);
  if (!letter || (name[0] | ' ') > 'i') return std::nullopt;
  return std::pair(static_cast<std::size_t>((name[0] | ' ') - 'a') + 1, digit_at(name, 1));
}

/// "157": row 1, column 5, value 7.
bool is_triple(std::string_view word) {
  return word.size() == 3 && word.find_first_not_of("123456789") == word.npos;
}

/// The facts of a line; empty if it has anything else.
std::vector<Fact> facts_of(std::string_view line) {
  std::string text(line);
  std::ranges::replace_if(
      text, [](char c) { return is_in(c, "=,;:\t\r\"'(){}"); }, ' ');
  std::vector<std::string_view> words = split_words(text);
  if (words.size() == 2 && is_triple(words[0]) && words[1] == "0") words.pop_back();
  std::vector<Fact> facts;
  if (std::ranges::all_of(words, is_triple)) {
    for (const std::string_view word : words) {
      facts.push_back({digit_at(word, 0), digit_at(word, 1), digit_at(word, 2)});
    }
    return facts;
  }
  std::vector<std::size_t> numbers;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const auto cell = cell_of(words[i]);
    if (cell && ++i == words.size()) return {};
    const auto number = parse_number<std::size_t>(words[i]);
    if (!number || *number > max_size) return {};
    if (cell) {
      facts.push_back({cell->first, cell->second, *number});
    } else {
      numbers.push_back(*number);
    }
  }
  if (numbers.empty()) return facts;
  if (numbers.size() != 3 || !facts.empty()) return {};
  return {{numbers[0], numbers[1], numbers[2]}};
}

/// Where row, column and value are by the names of columns; no value if these don't say it.
std::optional<std::array<std::size_t, 3>> order_of_names(std::string_view line) {
  constexpr std::array<std::string_view, 15> names{"row",    "col",   "value", "r", "c",
                                                   "val",    "y",     "x",     "v", "line",
                                                   "column", "digit", "i",     "j", "k"};
  std::string small = in_small_letters(line);
  std::ranges::replace_if(
      small, [](char c) { return is_in(c, ",;\t\r\"'"); }, ' ');
  std::array<std::size_t, 3> order{3, 3, 3};
  const std::vector<std::string_view> words = split_words(small);
  for (std::size_t i = 0; i < words.size(); ++i) {
    const auto* const known = std::ranges::find(names, words[i]);
    if (words.size() != 3 || known == names.end()) return std::nullopt;
    order[static_cast<std::size_t>(known - names.begin()) % 3] = i;
  }
  const bool all = std::ranges::find(order, std::size_t{3}) == order.end();
  return all ? std::optional(order) : std::nullopt;
}

/// What may stand before facts: names of columns, how many there are, a formula's problem line.
bool may_head_facts(std::string_view line) {
  const bool counts =
      split_words(line).size() < 3 && line.find_first_not_of("0123456789 ") == line.npos;
  return counts || std::ranges::any_of(line, is_letter);
}

}  // namespace

std::optional<ParsedBoard> board_of_facts(const std::vector<Fact>& facts, std::size_t line) {
  constexpr std::array<std::size_t, 5> sizes{4, 6, 9, 16, 25};
  std::size_t largest = 0;
  std::size_t least = 1;
  for (const Fact& fact : facts) least = std::min({least, fact[0], fact[1]});
  for (const Fact& fact : facts) {
    largest = std::max({largest, fact[0] + 1 - least, fact[1] + 1 - least, fact[2]});
  }
  const auto* const size =
      std::ranges::find_if(sizes, [&](std::size_t each) { return each >= largest; });
  if (size == sizes.end() || facts.size() < *size) return std::nullopt;
  ParsedBoard board{static_cast<int>(*size), Grid(*size * *size), {}, line};
  for (const auto& [row, column, value] : facts) {
    Value& given = board.givens[(row - least) * *size + column - least];
    if (given != 0 || value == 0) return std::nullopt;
    given = static_cast<Value>(value);
  }
  add_remark(board, "facts of row, column and value are read as the givens of a puzzle");
  return board;
}

std::vector<ParsedBoard> boards_of_facts(std::string_view text) {
  std::vector<Fact> facts;
  std::array<std::size_t, 3> order{0, 1, 2};
  std::size_t first = 0;
  for (std::size_t number = 1; !text.empty(); ++number) {
    const std::string_view line = take_line(text);
    if (line.empty()) continue;
    const std::vector<Fact> found = facts_of(line);
    if (found.empty() && (!facts.empty() || !may_head_facts(line))) return {};
    if (found.empty()) order = order_of_names(line).value_or(order);
    if (facts.empty()) first = number;
    facts.insert(facts.end(), found.begin(), found.end());
  }
  if (facts.size() < fewest_facts) return {};
  for (Fact& fact : facts) fact = {fact[order[0]], fact[order[1]], fact[order[2]]};
  std::optional<ParsedBoard> board = board_of_facts(facts, first);
  return board ? std::vector{*std::move(board)} : std::vector<ParsedBoard>();
}

}  // namespace sudoku_sat::format
