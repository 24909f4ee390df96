// Grids in rows, drawn for people. Files and paper get plain ASCII with borders between the boxes
// or regions and an apostrophe after each given. Terminals get colours as in printed Sudoku, where
// every second box is shaded, which makes borders unnecessary. `unicode` draws in box-drawing
// characters, for terminals that show no pictures. The reader takes drawings, and rows of symbols
// or numbers; nearly any text could be meant for rows, so other formats come first.
#include "formats/read/format_reader.hpp"
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

void write_grid(const Picture& picture, std::string& out) {
  (picture.color ? draw_colored_grid : draw_plain_grid)(picture, out);
}

}  // namespace

const Format format_entries::grid{
    .name = "grid",
    .summary = "a drawn grid with borders between the boxes; in colour every second box is shaded",
    .source = "the drawn grids of players' forums; the picture of the Maple worksheet",
    .separated = true,
    .remarks = true,
    .reader = &grid_reader,
    .write = write_grid,
};

const Format format_entries::unicode{
    .name = "unicode",
    .summary = "a grid in box-drawing characters with cages, arrows, dots and clues",
    .source = "The Unicode Standard, block Box Drawing",
    .separated = true,
    .remarks = true,
    .write = draw_ruled_grid,
};

}  // namespace sudoku_sat
