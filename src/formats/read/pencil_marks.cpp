// Rows of marks can be no rows of another board: nine numbers with different digits in ascending
// order, one of them at least above nine.
#include "one_line.hpp"

#include "formats/text/symbols.hpp"

namespace sudoku_sat::format {

namespace {

constexpr std::string_view rule_of_marks = "pencilmarks";

constexpr std::size_t marks_size = 9;
constexpr std::size_t marks_length = marks_size * marks_size * marks_size;

constexpr bool between_marks(char c) { return is_space(c) || c == '|'; }

/// Takes the next word of a row; empty at its end.
std::string_view take_marks(std::string_view& rest) {
  while (!rest.empty() && between_marks(rest.front())) rest.remove_prefix(1);
  const auto end = std::ranges::find_if(rest, between_marks);
  const std::string_view word = rest.substr(0, static_cast<std::size_t>(end - rest.begin()));
  rest.remove_prefix(word.size());
  return word;
}

std::string_view without_u(std::string_view word) {
  return word.size() == 2 && word.front() == 'u' ? word.substr(1) : word;
}

}  // namespace

bool is_marks_cell(std::string_view word) {
  const std::string_view digits = without_u(word);
  if (digits.empty() || digits.size() > marks_size) return false;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (!is_digit(digits[i]) || digits[i] == '0' || (i > 0 && digits[i - 1] >= digits[i])) {
      return false;
    }
  }
  return true;
}

bool is_marks_row(std::string_view text) {
  std::size_t cells = 0;
  bool several = false;
  while (true) {
    const std::string_view word = take_marks(text);
    if (word.empty()) return several && cells == marks_size;
    if (++cells > marks_size || !is_marks_cell(word)) return false;
    several = several || word.size() > 1;
  }
}

Value given_of_marks(std::string_view word) {
  return word.size() == 1 ? static_cast<Value>(word.front() - '0') : Value{0};
}

void add_pencil_marks(std::span<const TextLine> rows, ParsedBoard& board) {
  std::string marks(marks_length, '.');
  board.entries.assign(marks_size * marks_size, 0);
  std::size_t cell = 0;
  for (const TextLine& row : rows) {
    std::string_view rest = row.text;
    for (std::size_t i = 0; i < marks_size; ++i, ++cell) {
      const std::string_view word = take_marks(rest);
      const bool entered = word.size() != without_u(word).size();
      if (entered) board.entries[cell] = given_of_marks(without_u(word));
      // What was entered says nothing of what the cell may hold.
      for (const char digit : entered ? std::string_view("123456789") : word) {
        marks[cell * marks_size + static_cast<std::size_t>(digit - '1')] = digit;
      }
    }
  }
  board.rules.push_back({std::string(rule_of_marks), {std::move(marks)}});
}

bool is_marks_line(const TextLine& line) {
  if (line.text.size() < marks_length || line.symbols != nullptr) return false;
  const std::string_view word = line.text.substr(0, marks_length);
  if (line.text.size() > marks_length && !ends_word(line.text[marks_length])) return false;
  for (std::size_t cell = 0; cell < marks_length; cell += marks_size) {
    std::size_t values = 0;
    for (std::size_t i = 0; i < marks_size; ++i) {
      const Value value = symbol_value(word[cell + i]);
      if (value != 0 && value != i + 1) return false;
      values += value != 0 ? 1U : 0U;
    }
    if (values == 0) return false;
  }
  return true;
}

ParsedBoard read_marks_line(const TextLine& line) {
  ParsedBoard board{static_cast<int>(marks_size), Grid(marks_size * marks_size), {}, line.number};
  std::string all(line.text.substr(0, marks_length));
  for (char& sign : all) {
    if (symbol_value(sign) == 0) sign = '.';
  }
  for (std::size_t cell = 0; cell < board.givens.size(); ++cell) {
    const std::string_view marks = std::string_view(all).substr(cell * marks_size, marks_size);
    const std::size_t first = marks.find_first_not_of('.');
    if (first == marks.find_last_not_of('.')) board.givens[cell] = static_cast<Value>(first + 1);
  }
  board.rules.push_back({std::string(rule_of_marks), {std::move(all)}});
  board.label = label_of(line, line.text.substr(marks_length));
  return board;
}

}  // namespace sudoku_sat::format
