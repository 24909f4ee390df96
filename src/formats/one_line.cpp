// The form of streams, so its symbols are read with nothing between the text and the grid. The size
// follows from the number of values; sizes are checked before memory is taken.
#include "one_line.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "label_text.hpp"
#include "symbols.hpp"

namespace sudoku_sat {

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
  std::string text = fmt::format("{} {}: ", count, unit_of(reading));
  if (!wanted && size == largest_size(reading) && count > cells) {
    return text + fmt::format("a puzzle of {} on one line has {} at most", unit_of(reading), cells);
  }
  return text +
         fmt::format("{} has {}, {}", board_name(size, "puzzle"), cells, difference(count, cells));
}

std::string_view word_at(const TextLine& line, std::size_t& begin) {
  while (begin < line.text.size() && is_space(line.text[begin])) ++begin;
  std::size_t end = begin;
  while (end < line.text.size() && !ends_word(line.text[end])) ++end;
  return line.text.substr(begin, end - begin);
}

std::size_t count_values(Reading reading, const TextLine& line) {
  if (reading != Reading::symbols) return survey(reading, line).count;
  std::size_t begin = 0;
  return word_at(line, begin).size();
}

std::string_view read_symbols(const TextLine& line, int size, Grid& out) {
  std::size_t begin = 0;
  const std::string_view word = word_at(line, begin);
  Value largest = 0;
  for (std::size_t i = 0; i < word.size(); ++i) {
    out[i] = symbol_value(word[i]);
    largest = std::max(largest, out[i]);
  }
  if (largest <= size) return line.text.substr(begin + word.size());
  const auto wrong = std::find_if(out.begin(), out.end(), [&](Value v) { return v > size; });
  const auto index = static_cast<std::size_t>(wrong - out.begin());
  throw TextError(line.number, begin + index + 1, no_symbol(word[index], size));
}

/// What is no symbol of any board comes before a wrong count: it is what went wrong.
void check_symbols(Reading reading, const TextLine& line, int size) {
  if (reading != Reading::symbols) return;
  std::size_t begin = 0;
  const std::string_view word = word_at(line, begin);
  for (std::size_t i = 0; i < word.size(); ++i) {
    if (symbol_value(word[i]) != no_value) continue;
    throw TextError(line.number, begin + i + 1, no_symbol(word[i], size));
  }
}

ParsedBoard read_board(Reading reading, const TextLine& line, std::size_t size) {
  ParsedBoard board{static_cast<int>(size), Grid(size * size), {}, line.number};
  const std::string_view rest = reading == Reading::symbols
                                    ? read_symbols(line, board.size, board.givens)
                                    : read_values(reading, line, board.size, 0, board.givens);
  board.label = label_of(line, rest);
  return board;
}

}  // namespace

std::optional<std::size_t> square_root(std::size_t count) {
  const auto root = static_cast<std::size_t>(std::llround(std::sqrt(static_cast<double>(count))));
  if (root * root == count) return root;
  return std::nullopt;
}

ParsedBoard read_one_line(Reading reading, const TextLine& line, std::optional<int> wanted) {
  const std::size_t count = count_values(reading, line);
  const std::optional<std::size_t> size = square_root(count);
  const bool possible =
      size && *size >= 1 && *size <= static_cast<std::size_t>(largest_size(reading));
  const bool other = possible && wanted && *size != static_cast<std::size_t>(*wanted);
  if (possible) {
    try {
      return read_board(reading, line, *size);
    } catch (const TextError&) {
      if (!other) throw;
    }
  }
  check_symbols(reading, line, nearest_size(count, reading, wanted));
  throw TextError(line.number, 0, count_error(count, reading, wanted));
}

}  // namespace sudoku_sat
