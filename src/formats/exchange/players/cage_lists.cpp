// Killers in the lines of posts and contests. Letters: a map of the cages, beside the givens or
// alone, and then the sum of each letter, "a=12 b=17". Sums: a line for each cage, "12 1,1 1,2",
// "r1c1+r1c2 = 12", "12 = 11 + 12". A text is one of them if all of its lines are.
#include <map>

#include "formats/exchange/json/json_places.hpp"
#include "formats/exchange/programs.hpp"
#include "formats/text/symbols.hpp"

namespace sudoku_sat::format {

namespace {

using Words = std::vector<std::string_view>;

constexpr std::size_t fewest_cages = 3;

struct CageList {
  std::vector<std::size_t> sums;
  std::vector<std::vector<std::size_t>> cells;
};

/// Whether `count` different values from 1 to `side` can add up to the sum.
bool is_possible(std::size_t sum, std::size_t count, std::size_t side) {
  const std::size_t least = count * (count + 1) / 2;
  return count > 0 && count <= side && sum >= least && sum <= count * (side + 1) - least;
}

/// The board of these cages; no value if one is impossible, or two share a cell.
std::optional<ParsedBoard> board_of_cages(const CageList& cages, Grid givens, std::size_t side) {
  ParsedBoard board{static_cast<int>(side), std::move(givens), {}, 1};
  std::vector<bool> seen(side * side);
  RuleText rule{"cages", {}};
  for (std::size_t i = 0; i < cages.sums.size(); ++i) {
    if (!is_possible(cages.sums[i], cages.cells[i].size(), side)) return std::nullopt;
    std::string entry = fmt::format("{}:", cages.sums[i]);
    for (const std::size_t cell : cages.cells[i]) {
      if (seen[cell]) return std::nullopt;
      seen[cell] = true;
      entry += fmt::format(" r{}c{}", cell / side + 1, cell % side + 1);
    }
    rule.entries.push_back(std::move(entry));
  }
  board.rules.push_back(std::move(rule));
  add_remark(board, "the lines are read as the cages of a killer and their sums");
  return board;
}

std::vector<std::string_view> filled_lines(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::string_view line = take_line(text);
    if (!line.empty()) lines.push_back(line);
  }
  return lines;
}

/// What stands between the signs and blanks.
Words words_between(std::string_view text, std::string_view signs) {
  Words words;
  for (std::size_t at = text.find_first_not_of(signs); at < text.size();) {
    const std::size_t end = std::min(text.find_first_of(signs, at), text.size());
    words.push_back(text.substr(at, end - at));
    at = text.find_first_not_of(signs, end);
  }
  return words;
}

/// The sums of letters: "a=12 b=17", "a: 12"; empty if there is anything else.
std::map<char, std::size_t> sums_of_letters(std::span<const std::string_view> lines) {
  std::map<char, std::size_t> sums;
  for (const std::string_view line : lines) {
    const Words words = words_between(line, " \t=:,;");
    for (std::size_t i = 0; i < words.size(); i += 2) {
      const auto sum =
          i + 1 < words.size() ? parse_number<std::size_t>(words[i + 1]) : std::nullopt;
      if (!sum || words[i].size() != 1 || !sums.emplace(words[i][0], *sum).second) return {};
    }
  }
  return sums;
}

std::optional<ParsedBoard> board_of_letters(std::span<const std::string_view> lines) {
  const std::size_t side = split_words(lines.front()).back().size();
  if (side < 4 || side > max_size || lines.size() <= side) return std::nullopt;
  const std::map<char, std::size_t> sums = sums_of_letters(lines.subspan(side));
  std::map<char, std::vector<std::size_t>> cages;
  Grid givens;
  for (std::size_t row = 0; row < side; ++row) {
    const Words words = split_words(lines[row]);
    if (words.size() > 2 || words.back().size() != side || words.front().size() != side) {
      return std::nullopt;
    }
    for (std::size_t column = 0; column < side; ++column) {
      const Value given = words.size() == 2 ? symbol_value(words[0][column]) : Value{0};
      if (given > side) return std::nullopt;
      givens.push_back(given);
      cages[words.back()[column]].push_back(row * side + column);
    }
  }
  if (sums.size() < fewest_cages || sums.size() != cages.size()) return std::nullopt;
  CageList list;
  for (auto& [letter, cells] : cages) {
    if (!sums.contains(letter)) return std::nullopt;
    list.sums.push_back(sums.at(letter));
    list.cells.push_back(std::move(cells));
  }
  return board_of_cages(list, std::move(givens), side);
}

/// Adds the cells of a line, and how many they are; 0: there is anything else.
std::size_t add_cells(std::string_view text, bool digits, Places& places) {
  std::size_t count = 0;
  for (const std::string_view word : words_between(text, " \t+;()")) {
    const bool pair = digits && word.size() == 2 && is_digit(word[0]) && is_digit(word[1]);
    const bool named = word.find_first_of(",rR") != word.npos;
    const std::string name = pair ? fmt::format("{},{}", word[0], word[1]) : std::string(word);
    if ((!pair && !named) || !places.add_name(name)) return 0;
    ++count;
  }
  return count;
}

/// Takes the sum off a line, in which it stands alone on one side of a sign, or first.
std::optional<std::size_t> take_sum(std::string_view& line) {
  const std::size_t sign = line.find_first_of("=:");
  if (sign == line.npos) return parse_number<std::size_t>(take_word(line));
  const std::string_view left = stripped(line.substr(0, sign));
  const std::string_view right = stripped(line.substr(sign + 1));
  const auto first = parse_number<std::size_t>(left);
  line = first ? right : left;
  return first ? first : parse_number<std::size_t>(right);
}

std::optional<ParsedBoard> board_of_sums(std::span<const std::string_view> lines) {
  CageList list;
  Places places;
  std::vector<std::size_t> counts;
  for (std::string_view line : lines) {
    const bool digits = line.find('=') != line.npos;
    const std::optional<std::size_t> sum = take_sum(line);
    const std::size_t count = sum ? add_cells(line, digits, places) : 0;
    if (count == 0) return std::nullopt;
    list.sums.push_back(*sum);
    counts.push_back(count);
  }
  const std::size_t side = places.side();
  const auto cells = places.cells(side);
  if (!cells || counts.size() < fewest_cages) return std::nullopt;
  std::size_t at = 0;
  for (const std::size_t count : counts) {
    const auto first = cells->begin() + static_cast<std::ptrdiff_t>(at);
    list.cells.emplace_back(first, first + static_cast<std::ptrdiff_t>(count));
    at += count;
  }
  return board_of_cages(list, Grid(side * side), side);
}

}  // namespace

std::vector<ParsedBoard> boards_of_cage_lists(std::string_view text, const KnownLayout& expected) {
  const std::vector<std::string_view> lines = filled_lines(text);
  if (expected.layout != nullptr || lines.size() < fewest_cages) return {};
  std::optional<ParsedBoard> board = board_of_letters(lines);
  if (!board) board = board_of_sums(lines);
  std::vector<ParsedBoard> boards;
  if (board) boards.push_back(*std::move(board));
  return boards;
}

}  // namespace sudoku_sat::format
