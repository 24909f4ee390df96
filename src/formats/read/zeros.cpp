// Zeros for empty cells are many, and stand beside each other. So where 0 may be a value, two zeros
// in one row or column tell that they are empty cells.
#include "one_line.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "formats/text/digit_block.hpp"
#include "formats/text/symbols.hpp"

namespace sudoku_sat::format {

namespace {

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

/// The values by the table; empty where some are written with several digits.
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

void settle_zeros(Reading reading, std::span<const TextLine> lines, ParsedBoard& board,
                  std::string_view word) {
  if (lines.front().symbols != nullptr || board.size > largest_symbol) return;
  const bool sixteen = board.size == hexadecimal_size;
  const bool one_word = reading == Reading::symbols && lines.size() == 1;
  if (one_word && !sixteen && !may_have_both(lines.front().text)) return;
  EmptySigns signs = signs_of(reading, lines, board.givens.size());
  if (signs.zeros == 0) return;
  if (!word.empty()) signs.other = word;
  const Value largest = *std::max_element(board.givens.begin(), board.givens.end());
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
