// The colours of pictures by what they are for, each for light and for dark paper.
#pragma once

#include <cstdint>
#include <string_view>

namespace sudoku_sat::format {

enum class Ink : std::uint8_t {
  none,
  paper,
  frame,      ///< thick lines between regions, edges of dots
  thin_line,  ///< between cells
  given,
  found,
  concluded,  ///< the value that a step has found
  plain,      ///< values where nothing tells givens from others
  words,      ///< captions, clues, sums
  faint,      ///< what should not catch the eye
  note,       ///< pencil marks
  wrong,      ///< what is excluded, and lines between givens that clash
  white_dot,
  black_dot,
  box,      ///< every second box
  trouble,  ///< cells of givens that clash
  blamed,   ///< cells of givens that cannot stand together
  reach,
  area,
  fact,
  excluded_cell,
  concluded_cell,
  shade,
  shaded,  ///< cells where a truth beside the grid holds
  odd,     ///< discs and squares of cells that are odd or even
  bulb,    ///< thermometers
  cage,
  sum,     ///< outlines of sums that are not cages
  arrow,   ///< arrows and circles
  crease,  ///< diagonals
  between,
  sign,      ///< inequalities
  distinct,  ///< lines between cells far apart
  line1,     ///< thick lines: pale, and what makes their pattern
  line1_core,
  line2,
  line2_core,
  line3,
  line3_core,
  line4,
  line4_core,
  line5,
  line5_core,
  group1,  ///< the cells of clones and of extra regions
  group2,
  group3,
  group4,
  group5,
  group6,
  group7,
  group8,
  scale,  ///< of charts: numbers at axes, notes, what is missing
  axis,
  grid,
  bar,
  curve1,  ///< also the best bar, points and shades
  curve2,
  curve3,
  curve4,
  curve5,
  curve6,
  curve7,
};

struct InkColor {
  Ink ink;
  std::string_view name;   ///< of letters only, as TeX wants it
  std::string_view light;  ///< "#rrggbb" or "#rgb"
  std::string_view dark;
};

const InkColor& color_of(Ink ink);
std::string_view color_of(Ink ink, bool dark);

}  // namespace sudoku_sat::format
