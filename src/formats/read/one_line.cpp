// This is the form of streams, so symbols are read straight from the text into the grid. The size
// follows from the number of values; sizes are checked before memory is taken.
#include "one_line.hpp"

#include <fmt/format.h>

#include <algorithm>
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

std::string count_error(std::size_t count, Reading reading, std::optional<int> wanted) {
  const int size = nearest_size(count, reading, wanted);
  const std::size_t cells = static_cast<std::size_t>(size) * static_cast<std::size_t>(size);
  std::string text = fmt::format("{} {}: ", count, unit_of(reading, count));
  if (!wanted && size == largest_size(reading) && count > cells) {
    return text + fmt::format("a puzzle of {} on one line has at most {}", unit_of(reading), cells);
  }
  return text +
         fmt::format("{} has {}, {}", board_name(size, "puzzle"), cells, difference(count, cells));
}

/// The values of one line, counted before they are read: the count tells the size.
struct Values {
  Reading reading;
  std::string_view word;  ///< of symbols, otherwise empty
  std::size_t count = 0;
  std::size_t digits = 0;  ///< at the word's beginning, by leading_digits()
};

Values values_of(Reading reading, const TextLine& line) {
  if (reading != Reading::symbols) return {reading, {}, survey(reading, line).count};
  const auto begin = std::find_if_not(line.text.begin(), line.text.end(), is_space);
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

/// A byte that is no symbol of any board is reported before a wrong count: it is the cause.
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

}  // namespace

void add_remark(ParsedBoard& board, std::string_view sentence) {
  if (!board.remark.empty()) board.remark += "; ";
  board.remark += sentence;
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
      if (!other) throw;
    }
  }
  if (std::optional<ParsedBoard> board = read_with_regions(values, line)) return *std::move(board);
  check_symbols(values.word, line, nearest_size(values.count, reading, wanted));
  throw TextError(line.number, 0, count_error(values.count, reading, wanted));
}

}  // namespace sudoku_sat::format
