// Grids in rows, drawn for people. Files and paper get plain ASCII with borders between the boxes
// or regions and an apostrophe after each given. Terminals get colours as in printed Sudoku, where
// every second box is shaded, which makes borders unnecessary. `unicode` draws in box-drawing
// characters, for terminals that show no pictures. The reader takes drawings, and rows of symbols
// or numbers; nearly any text could be meant for rows, so other formats come first.
//
// Comma-separated values: a line for each row, decimal numbers at every size, 0 for an empty cell
// and '~' where no cell is, so that spreadsheets and scripts read boards of all sizes alike. Where
// other symbols were asked for, these are written. Symbols and empty fields are read as well.
#include "formats/read/format_reader.hpp"
#include "formats/text/value_text.hpp"
#include "formats/write/drawn_grid.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace format;

namespace {

Likelihood grid_likelihood(const TextAhead& text) {
  const LineShape& shape = text.shape();
  if (shape.kind != LineKind::row && shape.kind != LineKind::border) return Likelihood::none;
  return shape.drawn ? Likelihood::likely : Likelihood::possible;
}

constexpr FormatReader grid_reader{
    .headed = false, .likelihood = grid_likelihood, .open = open_rows};

Likelihood csv_likelihood(const TextAhead& text) {
  const LineShape& shape = text.shape();
  const bool row = shape.kind == LineKind::row && shape.reading == Reading::commas;
  return row ? Likelihood::likely : Likelihood::none;
}

constexpr FormatReader csv_reader{.headed = false, .likelihood = csv_likelihood, .open = open_rows};

/// Of a value, or an empty cell, in symbols that were asked for.
char symbol_among(std::string_view symbols, Value value) {
  if (value != 0) return symbols[value - std::size_t{1}];
  return symbols.find('0') == symbols.npos ? '0' : '.';
}

void write_csv(const Picture& picture, std::string& out) {
  const Geometry& geometry = picture.geometry;
  for (int row = 0; row < geometry.height(); ++row) {
    for (int column = 0; column < geometry.width(); ++column) {
      if (column > 0) out += ',';
      if (const auto cell = geometry.find(row, column)) {
        const Value value = picture.grid[*cell];
        const bool from_zero = geometry.offset() != 0;
        if (!picture.symbols.empty()) {
          out += symbol_among(picture.symbols, value);
        } else if (value == 0 && from_zero) {
          out += '.';
        } else {
          append_number(out, value == 0 ? 0 : geometry.number(value));
        }
      } else {
        out += no_cell;
      }
    }
    out += '\n';
  }
}

}  // namespace

const Format format_entries::grid{
    .name = "grid",
    .summary = "a drawn grid with borders between the boxes; in colour every second box is shaded",
    .source = "the drawn grids of players' forums; the picture of the Maple worksheet",
    .separated = true,
    .remarks = true,
    .reader = &grid_reader,
    .write =
        [](const Picture& picture, std::string& out) {
          (picture.color ? draw_colored_grid : draw_plain_grid)(picture, out);
        },
};

const Format format_entries::unicode{
    .name = "unicode",
    .summary = "a grid in box-drawing characters with cages, arrows, dots and clues",
    .source = "The Unicode Standard, block Box Drawing",
    .separated = true,
    .remarks = true,
    .write = draw_ruled_grid,
};

const Format format_entries::csv{
    .name = "csv",
    .summary = "comma-separated numbers, a line for each row; 0 for an empty cell",
    .source = "RFC 4180; the input of the propositional z3 system",
    .separated = true,
    .reader = &csv_reader,
    .write = write_csv,
};

}  // namespace sudoku_sat
