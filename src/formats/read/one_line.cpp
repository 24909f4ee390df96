// This is the form of streams, so symbols are read straight from the text into the grid. The size
// follows from the number of values; sizes are checked before memory is taken.
//
// Words end at white space and punctuation, of which only the signs of empty cells can be part of a
// puzzle.
//
// Zeros for empty cells are many, and stand beside each other. So where 0 may be a value, two zeros
// in one row or column tell that they are empty cells.
#include "one_line.hpp"

#include <cmath>

#include "formats/text/digit_block.hpp"
#include "formats/text/symbols.hpp"
#include "lines_behind.hpp"

namespace sudoku_sat::format {

namespace {

std::string difference(std::size_t count, std::size_t expected) {
  if (count + 1 == expected) return "one is missing";
  if (count < expected) return fmt::format("{} are missing", expected - count);
  return count == expected + 1 ? "one too many" : fmt::format("{} too many", count - expected);
}

/// The size of the board that `count` values were probably meant for.
int nearest_size(std::size_t count, Reading reading, std::optional<int> wanted) {
  if (wanted) return *wanted;
  const double root = std::round(std::sqrt(static_cast<double>(count)));
  return static_cast<int>(std::clamp(root, 1.0, static_cast<double>(largest_size(reading))));
}

/// The values of one line, counted before they are read: the count tells the size.
struct Values {
  Reading reading;
  std::string_view word;  ///< of symbols, otherwise empty
  std::size_t count = 0;
  std::size_t digits = 0;  ///< at the word's beginning, by leading_digits()
};

/// The pencil marks of a 9x9 puzzle take 729 characters too, none of them above 9.
bool may_be_marks(std::string_view word, int size) {
  return size == 27 && !word.empty() &&
         std::ranges::all_of(word, [](char c) { return symbol_value(c) <= 9; });
}

std::string count_error(const Values& values, std::optional<int> wanted) {
  const auto [reading, word, count, digits] = values;
  const int size = nearest_size(count, reading, wanted);
  const std::size_t cells = static_cast<std::size_t>(size) * static_cast<std::size_t>(size);
  std::string text = fmt::format("{} {}: ", count, unit_of(reading, count));
  if (!wanted && size == largest_size(reading) && count > cells) {
    return text + fmt::format("a puzzle of {} on one line has at most {}", unit_of(reading), cells);
  }
  const char* const marks =
      !wanted && may_be_marks(word, size) ? ", like the pencil marks of a 9x9 puzzle," : "";
  return text + fmt::format("{}{} has {}, {}", board_name(size, "puzzle"), marks, cells,
                            difference(count, cells));
}

Values values_of(Reading reading, const TextLine& line) {
  if (reading != Reading::symbols) return {reading, {}, survey(reading, line).count};
  const auto begin = std::ranges::find_if_not(line.text, is_space);
  const std::string_view rest =
      line.text.substr(static_cast<std::size_t>(begin - line.text.begin()));
  // Blocks of digits are read as usual.
  const std::size_t digits = line.symbols == nullptr ? leading_digits(rest) : 0;
  const auto end =
      std::find_if(begin + static_cast<std::ptrdiff_t>(digits), line.text.end(), ends_word);
  const std::string_view word = rest.substr(0, static_cast<std::size_t>(end - begin));
  return {reading, word, word.size(), digits};
}

std::size_t column_of(const char* symbol, const TextLine& line) {
  return static_cast<std::size_t>(symbol - line.text.data()) + 1;
}

std::string_view read_symbols(const TextLine& line, const Values& values, int size, Grid& out) {
  const std::string_view word = values.word;
  const std::size_t digits = size >= 9 ? values.digits : 0;
  read_digits(word.substr(0, digits), out.data());
  for (std::size_t i = digits; i < word.size(); ++i) {
    out[i] = symbol_value(word[i], line.symbols);
    if (out[i] <= size) continue;
    throw TextError(line.number, column_of(&word[i], line), no_symbol_of(line, word[i], size));
  }
  return line.text.substr(column_of(word.data() + word.size(), line) - 1);
}

/// A byte that is not a symbol of any board is reported before a wrong count: it is the cause.
void check_symbols(std::string_view word, const TextLine& line, int size) {
  for (const char& symbol : word) {
    if (symbol_value(symbol, line.symbols) != no_value) continue;
    throw TextError(line.number, column_of(&symbol, line), no_symbol_of(line, symbol, size));
  }
}

ParsedBoard read_board(const Values& values, const TextLine& line, std::size_t size) {
  ParsedBoard board{static_cast<int>(size), Grid(size * size), {}, line.number};
  const std::string_view rest =
      values.reading == Reading::symbols
          ? read_symbols(line, values, board.size, board.givens)
          : read_values(values.reading, line, board.size, 0, board.givens);
  board.label = label_of(line, rest);
  return board;
}

/// A puzzle with an unusual sign for its empty cells.
std::optional<ParsedBoard> read_with_empty_sign(const Values& values, const TextLine& line,
                                                std::size_t size) {
  const char sign = line.symbols == nullptr && values.reading == Reading::symbols
                        ? unusual_empty_sign(std::span(&values.word, 1), size)
                        : '\0';
  if (sign == '\0') return std::nullopt;
  const std::string dots = with_dots_for(sign, values.word);
  const Values usual{values.reading, dots, dots.size()};
  const TextLine dotted{line.number, dots};
  ParsedBoard board = read_board(usual, dotted, size);
  settle_zeros(values.reading, std::span(&dotted, 1), board);
  board.label = label_of(
      line, line.text.substr(column_of(values.word.data(), line) - 1 + values.word.size()));
  add_remark(board, remark_on_empty_sign(sign));
  return board;
}

/// A puzzle and the map of its regions in one word.
std::optional<ParsedBoard> read_with_regions(const Values& values, const TextLine& line) {
  const std::size_t half = values.word.size() / 2;
  const std::optional<std::size_t> size = square_root(half);
  if (values.word.size() % 2 != 0 || !size) return std::nullopt;
  std::optional<RuleText> regions = regions_of(values.word.substr(half), *size);
  if (!regions) return std::nullopt;
  const Values puzzle{values.reading, values.word.substr(0, half), half};
  ParsedBoard board = read_board(puzzle, {line.number, puzzle.word, line.symbols}, *size);
  board.label =
      label_of(line, line.text.substr(column_of(values.word.data(), line) - 1 + 2 * half));
  add_regions(board, *std::move(regions));
  return board;
}

constexpr std::size_t smallest_word = 16;
constexpr std::size_t smallest_sure_word = 36;

bool parts_words(char c) {
  constexpr std::string_view signs = " \t,;:#&\"'`|()[]{}<>=\\";
  return signs.find(c) != signs.npos;
}

/// What is left of a label without the punctuation around it.
std::string_view bare(std::string_view text) {
  constexpr std::string_view around = " \t,;:#\"'`|()[]{}<>=\\-*.";
  const std::size_t begin = text.find_first_not_of(around);
  if (begin == text.npos) return {};
  return text.substr(begin, text.find_last_not_of(around) + 1 - begin);
}

/// "1.", "12)", "-", "*"
bool is_mark(std::string_view text) {
  constexpr std::size_t max_digits = 7;
  const std::string_view number = bare(text);
  return number.size() <= max_digits && std::ranges::all_of(number, is_digit);
}

bool is_puzzle(std::string_view word, const SymbolTable* symbols) {
  if (word.size() < smallest_word) return false;
  const std::optional<std::size_t> size = square_root(word.size());
  return size && *size <= static_cast<std::size_t>(largest_symbol) &&
         (std::ranges::all_of(word, [&](char c) { return symbol_value(c, symbols) <= *size; }) ||
          (symbols == nullptr && unusual_empty_sign(std::span(&word, 1), *size) != '\0'));
}

constexpr int hexadecimal_size = 16;

/// The empty cells of a board as they are written.
struct EmptySigns {
  std::size_t zeros = 0;
  std::string other = {};  ///< a sign that is no 0; empty: there is none
};

bool is_empty_sign(std::string_view token) {
  return token.empty() || token == minus_one ||
         (token.size() == 1 && token != "0" && symbol_value(token.front()) == 0);
}

EmptySigns signs_of(Reading reading, std::span<const TextLine> lines, std::size_t cells) {
  EmptySigns signs;
  for (const TextLine& line : lines) {
    ValueScanner scanner(reading, line);
    for (; cells > 0 && scanner.next(); --cells) {
      const std::string_view token = scanner.token();
      signs.zeros += token == "0" ? 1U : 0U;
      if (is_empty_sign(token) && signs.other != minus_one) {
        signs.other = token.empty() ? "an empty field" : token;
      }
    }
  }
  return signs;
}

/// The values by the table; empty if some are written with several digits.
Grid values_by(const SymbolTable& table, Reading reading, std::span<const TextLine> lines,
               std::size_t cells) {
  Grid values;
  for (const TextLine& line : lines) {
    ValueScanner scanner(reading, {line.number, line.text, &table});
    while (values.size() < cells && scanner.next()) {
      const bool empty = is_empty_sign(scanner.token());
      if (!empty && scanner.token().size() != 1) return {};
      values.push_back(empty ? Value{0} : scanner.value());
    }
  }
  return values;
}

/// Whether the value 1 comes twice in a row or column.
bool zeros_clash(const Grid& values, std::size_t size) {
  std::vector<int> rows(size);
  std::vector<int> columns(size);
  for (std::size_t cell = 0; cell < values.size(); ++cell) {
    if (values[cell] != 1) continue;
    if (++rows[cell / size] > 1 || ++columns[cell % size] > 1) return true;
  }
  return false;
}

/// "1-9", "1-9A", "1-9A-G"
std::string usual_symbols(int size) {
  const char last = value_symbols[static_cast<std::size_t>(size)];
  if (size <= 9) return fmt::format("1-{}", last);
  return size == 10 ? "1-9A" : fmt::format("1-9A-{}", last);
}

/// What is said where the zeros are values.
std::string values_from_zero(int size, bool letters, std::string_view other) {
  const char last = value_symbols[static_cast<std::size_t>(size - 1)];
  const std::string signs =
      letters ? fmt::format("letters up to {}", last) : fmt::format("{} for an empty cell", other);
  return fmt::format("0 and {}: the values are 0 to {} (if 0 is an empty cell: --symbols {})",
                     signs, last, usual_symbols(size));
}

/// What is said where they are empty cells, though they may be meant for values.
std::string zeros_are_empty(int size, std::string_view other) {
  const std::string why = other.empty() ? std::string(", it comes twice in a row or column")
                                        : fmt::format(", as {} is", other);
  return fmt::format("0 is read as an empty cell{} (if it is a value: --symbols 0-{})", why,
                     value_symbols[static_cast<std::size_t>(size - 1)]);
}

/// Whether the line may have zeros and other signs of empty cells: of streams hardly any has.
bool may_have_both(std::string_view text) {
  if (text.find('0') == text.npos) return false;
  if (text.find('.') != text.npos) return true;
  if (leading_digits(text) + 1 >= text.size()) return false;
  return text.find_first_of("_*-") != text.npos;
}

}  // namespace

void add_remark(ParsedBoard& board, std::string_view sentence) {
  if (!board.remark.empty()) board.remark += "; ";
  board.remark += sentence;
}

char unusual_empty_sign(std::span<const std::string_view> rows, std::size_t size) {
  char sign = '\0';
  std::size_t count = 0;
  for (const std::string_view row : rows) {
    for (const char c : row) {
      if (is_space(c) || is_in(c, "|,+-;")) continue;
      const Value value = symbol_value(c);
      // On boards of 16 it may be the first of the values 0 to F.
      if (value == 0 && c == '0' && size == static_cast<std::size_t>(hexadecimal_size)) continue;
      if (value == 0) return '\0';
      if (value <= size) continue;
      if (is_digit(c)) return '\0';
      if (count > 0 && base::small_letter(c) != sign) return '\0';
      sign = base::small_letter(c);
      ++count;
    }
  }
  return count > 1 ? sign : '\0';
}

std::string with_dots_for(char sign, std::string_view text) {
  std::string dots(text);
  std::ranges::replace_if(
      dots, [&](char c) { return base::small_letter(c) == sign; }, '.');
  return dots;
}

std::string remark_on_empty_sign(char sign) {
  return fmt::format("{} is read as an empty cell", shown_byte(sign));
}

std::optional<std::size_t> square_root(std::size_t count) {
  const auto root = static_cast<std::size_t>(std::llround(std::sqrt(static_cast<double>(count))));
  if (root * root == count) return root;
  return std::nullopt;
}

ParsedBoard read_one_line(Reading reading, const TextLine& line, std::optional<int> wanted) {
  const Values values = values_of(reading, line);
  const std::optional<std::size_t> size = square_root(values.count);
  const bool possible =
      size && *size >= 1 && *size <= static_cast<std::size_t>(largest_size(reading));
  const bool other = possible && wanted && *size != static_cast<std::size_t>(*wanted);
  if (possible) {
    try {
      return read_board(values, line, *size);
    } catch (const TextError&) {
      if (auto board = read_with_empty_sign(values, line, *size)) return *std::move(board);
      if (!other) throw;
    }
  }
  if (std::optional<ParsedBoard> board = read_with_regions(values, line)) return *std::move(board);
  check_symbols(values.word, line, nearest_size(values.count, reading, wanted));
  throw TextError(line.number, 0, count_error(values, wanted));
}

LinePart puzzle_word(const TextLine& line) {
  const std::string_view text = line.text;
  for (std::size_t begin = 0; begin + smallest_word <= text.size();) {
    if (parts_words(text[begin])) {
      ++begin;
      continue;
    }
    const auto* const end = std::find_if(text.begin() + begin, text.end(), parts_words);
    const std::string_view word =
        text.substr(begin, static_cast<std::size_t>(end - text.begin()) - begin);
    const bool sure = word.size() >= smallest_sure_word;
    const bool possible = sure || (begin > 0 && is_mark(text.substr(0, begin)));
    if (possible && is_puzzle(word, line.symbols)) return {begin, word.size()};
    begin += word.size();
  }
  return {};
}

ParsedBoard read_puzzle_word(const TextLine& line, const LinePart& word,
                             std::optional<int> wanted) {
  const std::string_view text = line.text.substr(word.begin, word.length);
  const TextLine only{line.number, text, line.symbols};
  ParsedBoard board = read_one_line(Reading::symbols, only, wanted);
  const std::string_view before = line.text.substr(0, word.begin);
  const std::string_view after = line.text.substr(word.begin + word.length);
  settle_zeros(Reading::symbols, std::span(&only, 1), board);
  require_plain_text(line, before, "label");
  require_plain_text(line, after, "label");
  board.label = bare(before);
  if (!board.label.empty() && !bare(after).empty()) board.label += ' ';
  board.label += bare(after);
  if (!bare(before).empty()) {
    add_remark(
        board,
        fmt::format("the {} symbols on the line are the puzzle, the text before them is its label",
                    word.length));
  }
  return board;
}

void settle_zeros(Reading reading, std::span<const TextLine> lines, ParsedBoard& board,
                  std::string_view word) {
  if (lines.front().symbols != nullptr || board.size > largest_symbol) return;
  const bool sixteen = board.size == hexadecimal_size;
  const bool one_word = reading == Reading::symbols && lines.size() == 1;
  if (one_word && !sixteen && !may_have_both(lines.front().text)) return;
  EmptySigns signs = signs_of(reading, lines, board.givens.size());
  if (signs.zeros == 0) return;
  if (!word.empty()) signs.other = word;
  const Value largest = *std::ranges::max_element(board.givens);
  const bool letters = sixteen && largest >= 10 && largest < hexadecimal_size;
  const bool named = !word.empty() || signs.other == minus_one;
  // Where all signs are symbols, a single zero may be a slip.
  const bool two_signs = named || (!signs.other.empty() && signs.zeros > 1);
  const bool possible = letters || (two_signs && largest < board.size);
  if (possible) {
    const std::optional<SymbolTable> table =
        symbols_of(Geometry(board.size).with_values(0, board.size - 1));
    Grid values = values_by(*table, reading, lines, board.givens.size());
    if (!values.empty() && !zeros_clash(values, static_cast<std::size_t>(board.size))) {
      board.givens = std::move(values);
      board.symbols = table->symbols();
      return add_remark(board, values_from_zero(board.size, letters, signs.other));
    }
  }
  if (letters || named) add_remark(board, zeros_are_empty(board.size, signs.other));
}

}  // namespace sudoku_sat::format
