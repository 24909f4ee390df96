// Texts of players' programs and courses that are lines of their own. HoDoKu: the cells, '+' before
// a value that was entered, and after a colon candidates that were ruled out ("314": 3 at r1c4); in
// its library ":0000:x:CELLS:CANDIDATES:...", a technique's number and value first. LaTeX: the
// environment `sudoku` of the packages sudoku and sudokubundle, "|2|5| | |3| ... |.". Courses on
// SAT: a unit clause for each given, "168 0" for 8 at r1c6.
#include "formats/exchange/programs.hpp"
#include "formats/text/symbols.hpp"

namespace sudoku_sat::format {

namespace {

/// A cell of the row of a LaTeX table, between bars.
Value latex_cell(std::string_view text, const ExchangePuzzle& out) {
  text = stripped(text);
  if (text.empty()) return 0;
  const Value value = text.size() == 1 ? symbol_value(text[0]) : no_value;
  if (value == no_value)
    out.fail("", "'{}' is not a value of the sudoku environment", shown(text, 20));
  return value;
}

class DigitsClauses final : public TextLines {
 public:
  void add(std::string_view) override {}
  bool goes_on(std::string_view line, bool) override { return is_digits_clause(line); }
  std::string remark() const override { return {}; }
};

}  // namespace

void read_hodoku(std::string_view line, ExchangePuzzle& out) {
  const auto parts = hodoku_parts(line);
  if (!parts) out.fail("", "expected the 81 cells of a line of HoDoKu");
  const auto& [cells, rest] = *parts;
  out.set_size(9, "");
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const bool entered = cells[i] == '+';
    if (entered) ++i;
    const Value value = symbol_value(cells[i]);
    out.givens.push_back(entered ? Value{0} : value);
    out.entries.push_back(entered ? value : Value{0});
  }
  const std::size_t digit = rest.find_first_of("123456789");
  if (digit != rest.npos) out.note("what HoDoKu says of candidates after the cells is ignored");
}

void read_latex_sudoku(std::string_view text, ExchangePuzzle& out) {
  Grid cells;
  std::size_t rows = 0;
  while (!text.empty()) {
    const std::string_view line = take_line(text);
    const std::size_t first = line.find('|');
    const std::size_t last = line.rfind('|');
    if (first == line.npos || first == last) continue;
    for (const std::string_view cell : split_at('|', line.substr(first + 1, last - first - 1))) {
      cells.push_back(latex_cell(cell, out));
    }
    ++rows;
  }
  if (rows == 0 || cells.size() != rows * rows) {
    out.fail("",
             "a sudoku environment of {} rows with {} cells in all: a board has as many rows "
             "as columns",
             rows, cells.size());
  }
  out.set_size(static_cast<long long>(rows), "");
  out.givens = std::move(cells);
}

void read_digits_clauses(std::string_view text, ExchangePuzzle& out) {
  constexpr std::size_t side = 9;
  out.set_size(side, "");
  out.givens.resize(side * side);
  while (!text.empty()) {
    const std::string_view line = take_line(text);
    if (line.empty()) continue;
    if (!is_digits_clause(line)) out.fail("", "expected unit clauses such as 168 0");
    const auto digit = [&](std::size_t at) { return static_cast<std::size_t>(line[at] - '0'); };
    Value& given = out.givens[(digit(0) - 1) * side + digit(1) - 1];
    if (given != 0 && given != digit(2)) {
      out.fail(fmt::format("r{}c{}", digit(0), digit(1)), "two values, {} and {}", given, digit(2));
    }
    given = static_cast<Value>(digit(2));
  }
  out.note("unit clauses of row, column and value are read as the givens of a 9x9 puzzle");
}

std::unique_ptr<TextLines> digits_clauses() { return std::make_unique<DigitsClauses>(); }

}  // namespace sudoku_sat::format
