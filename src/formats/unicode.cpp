// The grid in box-drawing characters with what its rules draw, for terminals that show no pictures.
#include "formats/write/drawn_grid.hpp"
#include "registry.hpp"

namespace sudoku_sat {

const Format format_entries::unicode{
    .name = "unicode",
    .summary = "a grid in box-drawing characters with cages, arrows, dots and clues",
    .source = "The Unicode Standard, block Box Drawing",
    .separated = true,
    .remarks = true,
    .write = draw_ruled_grid,
};

}  // namespace sudoku_sat
