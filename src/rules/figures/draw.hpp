// How figures are drawn, as puzzle magazines do.
#pragma once

#include "figure.hpp"

namespace sudoku_sat {

/// The cells of a line, with the first once more at the end where it is closed.
std::vector<Cell> drawn_line(const Figure& figure);

/// A thick pale line, in the colour of its rule; its number, where it is not the usual one.
void draw_thick_line(const Geometry& geometry, const Figure& figure, std::vector<Mark>& marks);
/// A thin line with a circle at each end.
void draw_line_between_circles(const Geometry& geometry, const Figure& figure,
                               std::vector<Mark>& marks);
/// A thin line with a diamond at each end.
void draw_line_between_diamonds(const Geometry& geometry, const Figure& figure,
                                std::vector<Mark>& marks);
/// A dashed border, with the numbers in the corner.
void draw_cage(const Geometry& geometry, const Figure& figure, std::vector<Mark>& marks);
/// A circle in each cell.
void draw_circles(const Geometry& geometry, const Figure& figure, std::vector<Mark>& marks);
/// The cells' ground.
void draw_shade(const Geometry& geometry, const Figure& figure, std::vector<Mark>& marks);

}  // namespace sudoku_sat
