// Puzzles in progress of SudoCue: the candidates of each cell, "u" before a value that the player
// has entered.
#include "formats/read/row_sections.hpp"
#include "formats/write/classic.hpp"
#include "registry.hpp"

namespace sudoku_sat {

namespace {

Likelihood sdx_likelihood(const TextAhead& text) {
  const LineShape& shape = text.shape();
  return shape.reading == Reading::marks && !shape.drawn ? Likelihood::certain : Likelihood::none;
}

constexpr FormatReader sdx_reader{.headed = false, .likelihood = sdx_likelihood, .open = open_rows};

void write_sdx(const Picture& picture, std::string& out) {
  require_classic(picture, "the format sdx", true);
  const auto marks = classic_marks(picture);
  for (Cell cell = 0; cell < marks.size(); ++cell) {
    const bool entered =
        picture.grid[cell] != 0 && picture.givens != nullptr && (*picture.givens)[cell] == 0;
    if (entered) out += 'u';
    for (const Value value : marks[cell]) out += classic_digit(value);
    out += cell % classic_size == classic_size - 1 ? '\n' : ' ';
  }
}

}  // namespace

const Format format_entries::sdx{
    .name = "sdx",
    .summary = "the .sdx of SudoCue: the candidates of each cell",
    .source = "sudocue.net, file formats",
    .separated = true,
    .reader = &sdx_reader,
    .write = write_sdx,
};

}  // namespace sudoku_sat
