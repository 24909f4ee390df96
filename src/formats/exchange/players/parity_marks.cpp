// Even/odd Sudokus of archives: rows of words, E and O where a cell's value is even or odd, perhaps
// below a line with the numbers of rows and columns.
#include "formats/exchange/programs.hpp"
#include "formats/text/symbols.hpp"

namespace sudoku_sat::format {

namespace {

/// What a word says: a value, or one of the two letters.
bool is_parity_cell(std::string_view word, std::size_t side) {
  if (word == "E" || word == "O") return true;
  return word.size() == 1 && symbol_value(word[0]) <= side;
}

}  // namespace

std::vector<ParsedBoard> boards_of_parity_marks(std::string_view text,
                                                const KnownLayout& expected) {
  std::vector<std::vector<std::string_view>> rows;
  while (!text.empty() && rows.size() <= max_size) {
    std::vector<std::string_view> words = split_words(take_line(text));
    const bool sizes = rows.empty() && words.size() == 2;
    if (!words.empty() && !sizes) rows.push_back(std::move(words));
  }
  const std::size_t side = rows.size();
  if (expected.layout != nullptr || side < 4 || side > 9) return {};
  ParsedBoard board{static_cast<int>(side), {}, {}, 1};
  std::string even;
  std::string odd;
  for (std::size_t row = 0; row < side; ++row) {
    if (rows[row].size() != side) return {};
    for (std::size_t column = 0; column < side; ++column) {
      const std::string_view word = rows[row][column];
      if (!is_parity_cell(word, side)) return {};
      const bool marked = is_letter(word[0]);
      std::string& cells = word == "E" ? even : odd;
      if (marked) cells += fmt::format("{}r{}c{}", cells.empty() ? "" : " ", row + 1, column + 1);
      board.givens.push_back(marked ? Value{0} : symbol_value(word[0]));
    }
  }
  // One letter alone may be an empty cell.
  if (even.empty() || odd.empty()) return {};
  board.rules = {{"even", {std::move(even)}}, {"odd", {std::move(odd)}}};
  add_remark(board, "the letters E and O are read as even and odd values");
  std::vector<ParsedBoard> boards;
  boards.push_back(std::move(board));
  return boards;
}

}  // namespace sudoku_sat::format
