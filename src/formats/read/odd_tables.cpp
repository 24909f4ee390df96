// Tables of which only the whole tells what they are: a size before the rows, all cells of a puzzle
// in the columns of one row, candidates with the marks of players around them.
#include "formats/text/symbols.hpp"
#include "second_look.hpp"

namespace sudoku_sat::format {

namespace {

/// The numbers of a line that has nothing else but an 'x' or 'p'; empty if it has.
std::vector<std::size_t> numbers_of(std::string_view line) {
  std::vector<std::size_t> numbers;
  for (const std::string_view word : split_words(line)) {
    if (word == "x" || word == "X" || word == "p") continue;
    const auto number = parse_number<std::size_t>(word);
    if (!number || *number == 0 || *number > max_size) return {};
    numbers.push_back(*number);
  }
  return numbers;
}

constexpr std::size_t cells_of_puzzle = 81;

/// The fields of a row with commas, semicolons or tabs between them.
std::vector<std::string_view> fields_of_row(std::string_view line) {
  for (const char gap : {'\t', ';', ','}) {
    if (line.find(gap) != line.npos) return split_at(gap, line);
  }
  return {};
}

/// The symbols of the cells; empty if one has no single symbol.
std::string cells_of_fields(std::span<const std::string_view> fields) {
  std::string cells;
  for (const std::string_view field : fields) {
    const std::string_view value = stripped(field);
    if (value.size() > 1 || (!value.empty() && symbol_value(value[0]) > 9)) return {};
    cells += value.empty() ? '.' : value[0];
  }
  return cells;
}

/// The word's digits in their order, if it is a list of candidates with marks in or around it:
/// "*45", "4(5)7", "c4-57".
std::optional<std::string> without_marks(std::string_view word) {
  std::string digits;
  for (const char c : word) {
    if (is_digit(c) && c != '0') {
      digits += c;
    } else if (!is_in(c, "*#()-+@!?'\"/") && !is_letter(c)) {
      return std::nullopt;
    }
  }
  std::ranges::sort(digits);
  const bool twice = std::ranges::adjacent_find(digits) != digits.end();
  return digits.empty() || twice ? std::nullopt : std::optional(digits);
}

/// The cells on a line, a sign for each, with dots for empty ones; empty if it has anything else.
std::string signs_of_row(std::string_view line) {
  std::string signs;
  std::size_t length = 0;  // of the word
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char c = line[i];
    const bool arrow = is_in(c, "-=") && i + 1 < line.size() && line[i + 1] == '>';
    if (is_space(c) || is_in(c, "|,>") || arrow) {
      // Two digits are a number.
      if (std::exchange(length, 0) == 2) return {};
      continue;
    }
    if (!is_digit(c) && !is_in(c, "._-")) return {};
    signs += is_digit(c) && c != '0' ? c : '.';
    ++length;
  }
  return length == 2 ? std::string() : signs;
}

}  // namespace

std::optional<std::string> without_size_lines(std::string_view text, std::optional<Geometry>& box) {
  constexpr std::size_t most_lines = 2;
  std::vector<std::size_t> numbers;
  std::string rest;
  for (std::size_t lines = 0; lines < most_lines && !text.empty();) {
    const std::string_view ahead = text;
    const std::string_view line = take_line(text);
    const std::vector<std::size_t> said = numbers_of(line);
    if (!line.empty() && (said.empty() || said.size() > 4 - numbers.size())) {
      text = ahead;
      break;
    }
    rest += '\n';
    lines += line.empty() ? 0U : 1U;
    numbers.insert(numbers.end(), said.begin(), said.end());
  }
  if (numbers.size() < 2) return std::nullopt;
  const std::size_t height = numbers[numbers.size() - 2];
  const std::size_t width = numbers.back();
  const bool boxes = height > 1 && width > 1 && height * width <= max_size &&
                     (numbers.size() == 2 || numbers[0] == height * width);
  if (boxes) box.emplace(static_cast<int>(height), static_cast<int>(width));
  return rest + std::string(text);
}

std::vector<ParsedBoard> boards_of_wide_rows(std::string_view text) {
  std::vector<ParsedBoard> boards;
  for (std::size_t number = 1; !text.empty(); ++number) {
    const std::string_view line = take_line(text);
    if (line.empty()) continue;
    std::vector<std::string_view> fields = fields_of_row(line);
    const std::size_t extra = fields.size() % cells_of_puzzle;
    if (extra > 1 || fields.size() < cells_of_puzzle) return {};
    const std::span<const std::string_view> cells = std::span(fields).subspan(extra);
    const std::string symbols = cells_of_fields(cells.first(cells_of_puzzle));
    if (symbols.empty() && number == 1) continue;
    if (symbols.empty() || cells.size() > 2 * cells_of_puzzle) return {};
    ParsedBoard board = read_one_line(Reading::symbols, {number, symbols}, {});
    board.line = number;
    if (extra == 1) board.label = stripped(fields.front());
    if (cells.size() == 2 * cells_of_puzzle) {
      for (const char c : cells_of_fields(cells.subspan(cells_of_puzzle))) {
        board.solution.push_back(symbol_value(c));
      }
    }
    boards.push_back(std::move(board));
  }
  if (!boards.empty()) add_remark(boards.front(), "81 columns are read as the cells of a puzzle");
  return boards;
}

std::string without_candidate_marks(std::string_view text) {
  std::string plain;
  while (!text.empty()) {
    const std::string_view line = take_line(text);
    std::string bars(line);
    std::ranges::replace(bars, '|', ' ');
    std::string row;
    std::size_t cells = 0;
    for (const std::string_view word : split_words(bars)) {
      const std::optional<std::string> digits = without_marks(word);
      if (!digits) continue;
      row += *digits + ' ';
      ++cells;
    }
    constexpr std::size_t size = 9;
    plain += cells == size ? row : std::string();
    plain += '\n';
  }
  return plain;
}

std::vector<ParsedBoard> boards_side_by_side(std::string_view text) {
  constexpr std::size_t smallest = 4;
  std::vector<ParsedBoard> boards;
  std::size_t side = 0;
  std::size_t rows = 0;
  for (std::size_t line = 1; !text.empty(); ++line) {
    const std::string signs = signs_of_row(take_line(text));
    if (signs.empty()) continue;
    if (rows == 0) {
      side = signs.size() / 2;
      boards.insert(boards.end(), 2, ParsedBoard{static_cast<int>(side), {}, {}, line});
    }
    if (side < smallest || signs.size() != 2 * side) return {};
    for (std::size_t i = 0; i < signs.size(); ++i) {
      ParsedBoard& board = boards[boards.size() - 2 + i / side];
      board.givens.push_back(symbol_value(signs[i]));
      if (board.givens.back() > side) return {};
    }
    rows = rows + 1 == side ? 0 : rows + 1;
  }
  if (rows != 0) return {};
  if (!boards.empty()) add_remark(boards.front(), "the boards are side by side");
  return boards;
}

}  // namespace sudoku_sat::format
