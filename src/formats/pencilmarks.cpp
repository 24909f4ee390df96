// The pencil marks of players' forums, drawn: a cell with one value has it, others their
// candidates. What is read is a puzzle with the rule `pencilmarks`.
#include <algorithm>

#include "formats/read/row_sections.hpp"
#include "formats/write/classic.hpp"
#include "registry.hpp"

namespace sudoku_sat {

namespace {

Likelihood drawn_marks_likelihood(const TextAhead& text) {
  const LineShape& shape = text.shape();
  if (shape.reading == Reading::marks && shape.drawn) return Likelihood::certain;
  // Forums have dots for the upper corners.
  return text.line().text.starts_with(".--") ? Likelihood::likely : Likelihood::none;
}

constexpr FormatReader drawn_marks_reader{
    .headed = false, .likelihood = drawn_marks_likelihood, .open = open_rows};

/// A border over the three boxes of a band, each `width` wide.
std::string marks_border(char left, char middle, std::size_t width) {
  const std::string line(width, '-');
  const char right = left;
  return left + line + middle + line + middle + line + right + "\n";
}

void write_drawn_marks(const Picture& picture, std::string& out) {
  require_classic(picture, "the format pencilmarks", true);
  const auto marks = classic_marks(picture);
  std::size_t longest = 1;
  for (const auto& values : marks) longest = std::max(longest, values.size());
  const std::size_t width = 3 * (longest + 1) + 1;
  for (Cell cell = 0; cell < marks.size(); ++cell) {
    const Cell column = cell % classic_size;
    if (cell == 0) out += marks_border('.', '.', width);
    if (cell > 0 && cell % (3 * classic_size) == 0) out += marks_border(':', '+', width);
    out += column % 3 == 0 ? "| " : "";
    for (const Value value : marks[cell]) out += classic_digit(value);
    out.append(longest + 1 - marks[cell].size(), ' ');
    if (column == classic_size - 1) out += "|\n";
  }
  out += marks_border('\'', '\'', width);
}

}  // namespace

const Format format_entries::pencilmarks{
    .name = "pencilmarks",
    .summary = "a drawn grid with the candidates of each cell, as forums have it",
    .source = "the players' forum, forum.enjoysudoku.com",
    .separated = true,
    .reader = &drawn_marks_reader,
    .write = write_drawn_marks,
};

}  // namespace sudoku_sat
