// Digits stand at fixed columns, and nothing where a cell is empty. Where each column has a given,
// as many columns as rows are all that is needed; otherwise the distance between them has to tell.
#include <set>

#include "formats/text/plain_signs.hpp"
#include "formats/text/symbols.hpp"
#include "second_look.hpp"

namespace sudoku_sat::format {

namespace {

constexpr std::size_t fewest_rows = 4;
constexpr std::size_t most_rows = 9;
constexpr std::size_t fewest_givens = 4;
constexpr std::size_t widest_step = 4;

struct RoomyLine {
  std::size_t number;
  std::string text;
  bool bars;
};

/// The line with blanks for bars and for the name of a row before one.
std::string without_bars(std::string line) {
  if (std::optional<std::string> plain = in_plain_signs(line)) line = *std::move(plain);
  if (line.size() > 1 && line[1] == '|') line[0] = ' ';
  std::ranges::replace(line, '|', ' ');
  line.resize(line.find_last_not_of(" \r") + 1);
  return line;
}

/// The lines from the first to the last that has something, without borders.
std::vector<RoomyLine> lines_of(std::string_view text) {
  std::vector<RoomyLine> lines;
  for (std::size_t number = 1; !text.empty(); ++number) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string line(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    const bool border =
        line.find_first_not_of("|+-=: \t\r") == line.npos && line.find_first_of("+-=") != line.npos;
    if (border) continue;
    const bool bars = line.find('|', 2) != line.npos;
    std::string plain = without_bars(line);
    if (!lines.empty() || !plain.empty()) lines.push_back({number, std::move(plain), bars});
  }
  while (!lines.empty() && lines.back().text.empty()) lines.pop_back();
  return lines;
}

/// Whether the line counts the columns: "1 2 3  4 5 6".
bool counts_columns(std::string_view line) {
  const std::vector<std::string_view> words = split_words(line);
  if (words.size() < fewest_rows) return false;
  const auto first = parse_number<std::size_t>(words[0]);
  if (!first || *first > 1) return false;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (parse_number<std::size_t>(words[i]) != *first + i) return false;
  }
  return true;
}

/// The columns of the cells; empty if they can't be told.
std::vector<std::size_t> columns_of(const std::set<std::size_t>& used, std::size_t size,
                                    bool bars) {
  if (used.size() == size) return {used.begin(), used.end()};
  if (bars || 2 * used.size() < size) return {};
  std::vector<std::size_t> columns;
  // The widest that fits: in the others the columns between would all be empty.
  for (std::size_t step = widest_step; step > 0 && columns.empty(); --step) {
    const std::size_t begin = *used.begin() % step;
    const bool regular = std::ranges::all_of(
        used, [&](std::size_t at) { return at % step == begin && at / step < size; });
    if (!regular) continue;
    for (std::size_t i = 0; i < size; ++i) columns.push_back(begin + i * step);
    // From another place on the same digits would fit as well.
    if (!used.contains(columns.front()) && !used.contains(columns.back())) return {};
  }
  return columns;
}

/// Whether most lines have a blank before a digit; of rows with a digit too few hardly one has.
bool have_room(const std::vector<RoomyLine>& lines) {
  const auto roomy = std::ranges::count_if(lines, [](const RoomyLine& line) {
    return line.text.empty() || line.text.find(' ') != line.text.npos;
  });
  return 2 * static_cast<std::size_t>(roomy) > lines.size();
}

/// Where the digits are; empty if there is anything else, or next to nothing.
std::set<std::size_t> places_of_digits(const std::vector<RoomyLine>& lines) {
  std::set<std::size_t> used;
  std::size_t givens = 0;
  for (const auto& [number, line, bars] : lines) {
    for (std::size_t at = 0; at < line.size(); ++at) {
      if (line[at] == ' ') continue;
      if (line[at] < '1' || line[at] > '9' || symbol_value(line[at]) > lines.size()) return {};
      used.insert(at);
      ++givens;
    }
  }
  if (givens < fewest_givens || givens == lines.size() * lines.size()) used.clear();
  return used;
}

}  // namespace

std::vector<ParsedBoard> boards_with_room(std::string_view text) {
  std::vector<RoomyLine> lines = lines_of(text);
  if (!lines.empty() && counts_columns(lines.front().text)) lines.erase(lines.begin());
  const std::size_t size = lines.size();
  if (size < fewest_rows || size > most_rows || !have_room(lines)) return {};
  const std::set<std::size_t> used = places_of_digits(lines);
  if (used.empty()) return {};
  const bool bars = std::ranges::any_of(lines, [](const RoomyLine& line) { return line.bars; });
  const std::vector<std::size_t> columns = columns_of(used, size, bars);
  if (columns.empty()) return {};
  ParsedBoard board{static_cast<int>(size), Grid(size * size), {}, lines.front().number};
  for (std::size_t cell = 0; cell < size * size; ++cell) {
    const std::string& line = lines[cell / size].text;
    const std::size_t at = columns[cell % size];
    if (at < line.size() && line[at] != ' ') board.givens[cell] = symbol_value(line[at]);
  }
  add_remark(board, "blanks are read as empty cells");
  return {std::move(board)};
}

std::vector<ParsedBoard> boards_of_single_values(std::string_view text,
                                                 const KnownLayout& expected) {
  constexpr std::size_t longest = 4;
  std::string values;
  std::size_t count = 0;
  while (!text.empty()) {
    const std::string_view line = take_line(text);
    if (line.empty()) continue;
    if (line.size() > longest || line.find_first_not_of("0123456789._-*") != line.npos) return {};
    if (count++ > 0) values += ',';
    values += line;
  }
  const std::optional<std::size_t> size = square_root(count);
  if (!size || *size < fewest_rows) return {};
  std::optional<ParsedBoard> board = board_of_values(values, 1, expected);
  if (!board) return {};
  add_remark(*board, "a value on each line: read as a board row by row");
  return {*std::move(board)};
}

}  // namespace sudoku_sat::format
