// Killers in the lines of posts, contests and programs. Names: a map of the cages (signs, drawn in
// a grid or not, or longer names), beside the givens or alone, and then or before the sum of each,
// "a=12 b=17". Sums: a line for each
// cage, "12 1,1 1,2", "r1c1+r1c2 = 12", "cage 12: r1c1 r1c2", "Cage(12, [(0,0), (0,1)])". Each
// cell's cage and its sum: "21:20 21:20 24:11". Arrows: "|13|< |19|^ |", each to its cage's sum. A
// text is one of them if all of its lines are.
#include <map>

#include "base/words.hpp"
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

/// The sums of names: "a=12 b=17", "a: 12", "A1 = 12, A2 = 17"; empty if there is anything else.
std::map<std::string_view, std::size_t> sums_of_names(std::span<const std::string_view> lines) {
  std::map<std::string_view, std::size_t> sums;
  for (const std::string_view line : lines) {
    const Words words = base::words_between(line, " \t=:,;|");
    for (std::size_t i = 0; i < words.size(); i += 2) {
      const auto sum =
          i + 1 < words.size() ? parse_number<std::size_t>(words[i + 1]) : std::nullopt;
      if (!sum || !sums.emplace(words[i], *sum).second) return {};
    }
  }
  return sums;
}

/// A row of a map: the name of each cell's cage, and the givens beside it if any.
struct MapRow {
  Words names;
  std::string_view givens;
};

/// "aabb", ".2.. aabb", "aa|bb", "a a b b", "|A1|A1|B2|B2|"; no names if it is something else.
MapRow map_row_of(std::string_view line) {
  if (line.find_first_of("=:") != line.npos) return {};
  const bool framed = line.find('|') != line.npos;
  Words words = base::words_between(line, " \t|,;");
  MapRow row;
  if (!framed && words.size() == 2 && words[0].size() == words[1].size()) {
    row.givens = words[0];
    words.erase(words.begin());
  }
  const std::size_t width = words.empty() ? 0 : words[0].size();
  const bool alike =
      std::ranges::all_of(words, [&](std::string_view word) { return word.size() == width; });
  // Boxes are as wide as there are boxes in a row, or less; cells with long names are more.
  const bool signs = alike && (words.size() == 1 || (framed && width * width >= words.size()));
  for (const std::string_view word : words) {
    for (std::size_t i = 0; signs && i < word.size(); ++i) row.names.push_back(word.substr(i, 1));
    if (!signs) row.names.push_back(word);
  }
  const auto is_number = [](std::string_view name) { return std::ranges::all_of(name, is_digit); };
  if (std::ranges::all_of(row.names, is_number)) row.names.clear();
  return row;
}

/// A line of a drawn grid.
bool is_ruler(std::string_view line) { return line.find_first_not_of("+-=| \t") == line.npos; }

std::optional<ParsedBoard> board_of_names(Words lines) {
  std::erase_if(lines, is_ruler);
  // The sums may come first.
  const auto first = std::ranges::find_if(lines, [](const std::string_view& line) {
    return map_row_of(line).names.size() >= 4 && sums_of_names({&line, 1}).empty();
  });
  if (first == lines.end()) return std::nullopt;
  const std::size_t side = map_row_of(*first).names.size();
  const auto above = static_cast<std::size_t>(first - lines.begin());
  if (side > max_size || lines.size() < above + side || lines.size() == side) return std::nullopt;
  std::map<std::string_view, std::vector<std::size_t>> cages;
  Grid givens;
  for (std::size_t row = 0; row < side; ++row) {
    const MapRow map = map_row_of(lines[above + row]);
    if (map.names.size() != side || (!map.givens.empty() && map.givens.size() != side))
      return std::nullopt;
    for (std::size_t column = 0; column < side; ++column) {
      const Value given = map.givens.empty() ? Value{0} : symbol_value(map.givens[column]);
      if (given > side) return std::nullopt;
      givens.push_back(given);
      cages[map.names[column]].push_back(row * side + column);
    }
  }
  lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(above),
              lines.begin() + static_cast<std::ptrdiff_t>(above + side));
  const std::map<std::string_view, std::size_t> sums = sums_of_names(lines);
  if (sums.size() < fewest_cages || sums.size() != cages.size()) return std::nullopt;
  CageList list;
  for (auto& [name, cells] : cages) {
    if (!sums.contains(name)) return std::nullopt;
    list.sums.push_back(sums.at(name));
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
  for (const std::string_view word : base::words_between(text, " \t+;()")) {
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

/// The cell that an arrow points to, of `side` in a row; the number of cells for anything else.
std::size_t pointed_at(std::string_view arrow, std::size_t cell, std::size_t side) {
  const std::size_t cells = side * side;
  const std::size_t column = cell % side;
  if (arrow == "<" && column > 0) return cell - 1;
  if (arrow == ">" && column + 1 < side) return cell + 1;
  if (arrow == "^" && cell >= side) return cell - side;
  if (arrow == "v" && cell + side < cells) return cell + side;
  return cells;
}

/// "|13|< |19|^ |": a sum in the first cell of each cage, and arrows that lead to it in the others.
std::optional<ParsedBoard> board_of_arrows(Words lines) {
  std::erase_if(lines, is_ruler);
  const std::size_t side = lines.size();
  if (side < 4 || side > max_size) return std::nullopt;
  Words words;
  for (const std::string_view line : lines) {
    const Words row = base::words_between(line, " \t|,;");
    if (row.size() != side) return std::nullopt;
    words.insert(words.end(), row.begin(), row.end());
  }
  std::map<std::size_t, std::vector<std::size_t>> cages;  // by the cell with the sum
  for (std::size_t cell = 0; cell < words.size(); ++cell) {
    std::size_t head = cell;
    for (std::size_t steps = 0; !parse_number<std::size_t>(words[head]); ++steps) {
      head = pointed_at(words[head], head, side);
      if (head == words.size() || steps == side) return std::nullopt;
    }
    cages[head].push_back(cell);
  }
  if (cages.size() == words.size()) return std::nullopt;
  CageList list;
  for (auto& [head, cells] : cages) {
    list.sums.push_back(*parse_number<std::size_t>(words[head]));
    list.cells.push_back(std::move(cells));
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
  std::optional<ParsedBoard> board = board_of_names(lines);
  if (!board) board = board_of_sums(lines);
  if (!board) board = board_of_cells(lines);
  if (!board) board = board_of_arrows(lines);
  if (!board) return killer_in_brackets(text);
  return {*std::move(board)};
}

}  // namespace sudoku_sat::format
