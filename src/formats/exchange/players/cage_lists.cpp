// Killers in the lines of posts, contests and programs. Letters: a map of the cages, beside the
// givens or alone, and then or before the sum of each letter, "a=12 b=17". Sums: a line for each
// cage, "12 1,1 1,2", "r1c1+r1c2 = 12", "cage 12: r1c1 r1c2", "Cage(12, [(0,0), (0,1)])". Each
// cell's cage and its sum: "21:20 21:20 24:11". A text is one of them if all of its lines are.
#include <map>

#include "formats/exchange/json/json_places.hpp"
#include "formats/exchange/programs.hpp"
#include "formats/read/second_look.hpp"
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
  // "grid[0][1] = 3" is a given.
  const auto is_cell = [](const auto& cells) { return cells.size() == 1; };
  if (std::ranges::all_of(cages.cells, is_cell)) {
    for (std::size_t i = 0; i < cages.sums.size(); ++i) {
      Value& given = board.givens[cages.cells[i][0]];
      if (given != 0 || cages.sums[i] == 0 || cages.sums[i] > side) return std::nullopt;
      given = static_cast<Value>(cages.sums[i]);
    }
    add_remark(board, "the lines are read as the givens");
    return board;
  }
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

bool is_map_row(std::string_view line, std::size_t side) {
  const Words words = split_words(line);
  const bool rows = !words.empty() && words.size() <= 2 && words.front().size() == side;
  return rows && words.back().size() == side && !std::ranges::all_of(words.back(), is_digit);
}

std::optional<ParsedBoard> board_of_letters(std::span<const std::string_view> lines) {
  // Sums of single letters may come first.
  const auto* const first =
      std::ranges::find_if(lines.data(), lines.data() + lines.size(), [](std::string_view line) {
        return is_map_row(line, split_words(line).back().size()) &&
               split_words(line).back().size() >= 4;
      });
  const auto begin = static_cast<std::size_t>(first - lines.data());
  if (begin == lines.size()) return std::nullopt;
  const std::size_t side = split_words(*first).back().size();
  if (side > max_size || lines.size() < begin + side || lines.size() == side) return std::nullopt;
  std::vector<std::string_view> others(lines.begin(),
                                       lines.begin() + static_cast<std::ptrdiff_t>(begin));
  others.insert(others.end(), lines.begin() + static_cast<std::ptrdiff_t>(begin + side),
                lines.end());
  const std::map<char, std::size_t> sums = sums_of_letters(others);
  lines = lines.subspan(begin);
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

/// A word as the name of a cell: "x[4,7]" and "x[4][7]" are "4,7".
std::string name_of_cell(std::string_view word, bool digits) {
  const bool pair = digits && word.size() == 2 && is_digit(word[0]) && is_digit(word[1]);
  if (pair) return fmt::format("{},{}", word[0], word[1]);
  const std::size_t bracket = word.find('[');
  if (bracket == word.npos || !word.ends_with(']')) return std::string(word);
  std::string name(word.substr(bracket + 1, word.size() - bracket - 2));
  if (const std::size_t middle = name.find("]["); middle != name.npos) name.replace(middle, 2, ",");
  return name;
}

/// Adds the cells of a line, and how many they are; 0: there is anything else.
std::size_t add_cells(std::string_view text, bool digits, Places& places) {
  std::size_t count = 0;
  for (const std::string_view word : words_between(text, " \t+;()")) {
    if (word == "," || word == "[" || word == "]" || word == "],") continue;
    const std::string name = name_of_cell(word, digits);
    const bool named = name.find(',') != name.npos || is_letter(name.front());
    if (!named || !places.add_name(name)) return 0;
    ++count;
  }
  return count;
}

/// The line of a program without what is around the sum and the cells: "Cage(12, [(0,0)])".
std::string without_call(std::string_view line) {
  line = stripped(line);
  for (const std::string_view end : {"/\\", "&&", ";", ","}) {
    if (line.ends_with(end)) line = stripped(line.substr(0, line.size() - end.size()));
  }
  const std::size_t bracket = line.find('(');
  const std::size_t sum = line.find_first_of("0123456789");
  const bool call = bracket != line.npos && sum != line.npos && bracket < sum &&
                    line.substr(bracket, sum - bracket).find_first_not_of("( ") == line.npos &&
                    line.ends_with(')') && line.find('[') != line.npos;
  std::string bare(call ? line.substr(sum) : line);
  if (call) {
    std::ranges::replace_if(
        bare, [](char c) { return is_in(c, "[]"); }, ' ');
    // "(0, 1)"; the commas between cells have a bracket before them.
    const std::size_t first = bare.find('(');
    for (std::size_t at = bare.find(", ", first); at != bare.npos; at = bare.find(", ", at + 1)) {
      if (is_digit(bare[at - 1])) bare.erase(at + 1, 1);
    }
  }
  if (const std::size_t comma = bare.find(','); call && comma != bare.npos) bare[comma] = ' ';
  if (const std::size_t sign = bare.find("=="); sign != bare.npos) bare.erase(sign, 1);
  return bare;
}

/// Takes the sum off a line, in which it stands alone on one side of a sign, or first.
std::optional<std::size_t> take_sum(std::string_view& line) {
  const std::size_t sign = line.find_first_of("=:");
  if (sign == line.npos) return parse_number<std::size_t>(take_word(line));
  std::string_view left = stripped(line.substr(0, sign));
  const std::string_view right = stripped(line.substr(sign + 1));
  for (const std::string_view word : {"cage", "Cage", "sum", "Sum"}) {
    if (left.starts_with(word)) left = stripped(left.substr(word.size()));
  }
  const auto first = parse_number<std::size_t>(left);
  line = first ? right : left;
  return first ? first : parse_number<std::size_t>(right);
}

/// "12 2 1 1 1 2": the sum, how many cells, and rows and columns.
std::size_t add_counted(std::string_view text, Places& places) {
  const Words words = split_words(text);
  const auto count = words.empty() ? std::nullopt : parse_number<std::size_t>(words[0]);
  if (!count || *count == 0 || words.size() != 1 + 2 * *count) return 0;
  for (std::size_t i = 1; i < words.size(); i += 2) {
    if (!places.add_name(fmt::format("{},{}", words[i], words[i + 1]))) return 0;
  }
  return *count;
}

std::optional<ParsedBoard> board_of_sums(std::span<const std::string_view> lines) {
  CageList list;
  Places places;
  std::vector<std::size_t> counts;
  const auto says_count = [&](std::string_view line) {
    return parse_number<std::size_t>(line) == lines.size() - 1;
  };
  if (says_count(lines.front()) || lines.front() == "constraint") lines = lines.subspan(1);
  // Without any other sign, two digits may be any number.
  const bool all_digits = std::ranges::all_of(lines, [](std::string_view line) {
    const Words words = split_words(line);
    return words.size() > 1 && std::ranges::all_of(words, [](std::string_view word) {
             return word.size() <= 2 && std::ranges::all_of(word, is_digit);
           });
  });
  for (const std::string_view line : lines) {
    const std::string bare = without_call(line);
    std::string_view rest = bare;
    const bool digits = all_digits || rest.find('=') != rest.npos;
    const std::optional<std::size_t> sum = take_sum(rest);
    std::size_t count = sum ? add_counted(rest, places) : 0;
    if (sum && count == 0) count = add_cells(rest, digits, places);
    if (count == 0) return std::nullopt;
    list.sums.push_back(*sum);
    counts.push_back(count);
  }
  const std::size_t side = places.side();
  const auto cells = places.cells(side);
  if (!cells || counts.size() < fewest_cages) return std::nullopt;
  if (all_digits && 2 * cells->size() < side * side) return std::nullopt;
  std::size_t at = 0;
  for (const std::size_t count : counts) {
    const auto first = cells->begin() + static_cast<std::ptrdiff_t>(at);
    list.cells.emplace_back(first, first + static_cast<std::ptrdiff_t>(count));
    at += count;
  }
  return board_of_cages(list, Grid(side * side), side);
}

/// "21:20" in each cell: its cage and the cage's sum.
std::optional<ParsedBoard> board_of_cells(std::span<const std::string_view> lines) {
  const std::size_t side = lines.size();
  std::map<std::string, std::vector<std::size_t>, std::less<>> cages;
  std::size_t cell = 0;
  for (const std::string_view line : lines) {
    const Words words = split_words(line);
    if (side < 4 || side > max_size || words.size() != side) return std::nullopt;
    for (const std::string_view word : words) cages[std::string(word)].push_back(cell++);
  }
  CageList list;
  for (auto& [name, cells] : cages) {
    const std::size_t colon = name.find(':');
    const auto sum =
        colon == name.npos ? std::nullopt : parse_number<std::size_t>(name.substr(colon + 1));
    if (!sum) return std::nullopt;
    list.sums.push_back(*sum);
    list.cells.push_back(std::move(cells));
  }
  return board_of_cages(list, Grid(side * side), side);
}

}  // namespace

std::vector<ParsedBoard> boards_of_cage_lists(std::string_view text, const KnownLayout& expected) {
  const std::vector<std::string_view> lines = filled_lines(text);
  if (expected.layout != nullptr) return {};
  if (lines.size() < fewest_cages) return killer_in_brackets(text);
  std::optional<ParsedBoard> board = board_of_letters(lines);
  if (!board) board = board_of_sums(lines);
  if (!board) board = board_of_cells(lines);
  if (!board) return killer_in_brackets(text);
  return {*std::move(board)};
}

}  // namespace sudoku_sat::format
