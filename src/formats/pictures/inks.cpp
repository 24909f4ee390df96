// What lies below the values is pale on light paper and deep on dark paper, so that values can be
// read over all of it. Curves of charts have the tones of Okabe and Ito, which colour-blind people
// can tell apart, without their yellow, which vanishes on white. Groups have them made lighter;
// letters say the same once more.
//
// M. Okabe, K. Ito: Color Universal Design, 2008.
#include "inks.hpp"

#include <array>

namespace sudoku_sat::format {

namespace {

constexpr std::array all_colors{
    InkColor{Ink::paper, "paper", "#fff", "#16181a"},
    InkColor{Ink::frame, "frame", "#000", "#eeeeea"},
    InkColor{Ink::thin_line, "thin", "#999", "#74797d"},
    InkColor{Ink::given, "given", "#000", "#ffffff"},
    InkColor{Ink::found, "found", "#1c3f94", "#8db4ff"},
    InkColor{Ink::concluded, "concluded", "#0b6b2b", "#6fd08c"},
    InkColor{Ink::plain, "plain", "#000", "#ffffff"},
    InkColor{Ink::words, "words", "#222", "#e6e6e2"},
    InkColor{Ink::faint, "faint", "#a8a8a8", "#7c8185"},
    InkColor{Ink::note, "note", "#444", "#c9c9c4"},
    InkColor{Ink::wrong, "wrong", "#c21807", "#ff8071"},
    InkColor{Ink::white_dot, "whitedot", "#fff", "#fff"},
    InkColor{Ink::black_dot, "blackdot", "#000", "#000"},
    InkColor{Ink::box, "box", "#e4e4e4", "#2c3033"},
    InkColor{Ink::trouble, "trouble", "#ffb3b3", "#842f2f"},
    InkColor{Ink::blamed, "blamed", "#ffd9a0", "#7a5216"},
    InkColor{Ink::reach, "reach", "#5b9bf0", "#5b9bf0"},
    InkColor{Ink::area, "area", "#5b9bf0", "#5b9bf0"},
    InkColor{Ink::fact, "fact", "#ffbf1f", "#ffbf1f"},
    InkColor{Ink::excluded_cell, "excluded", "#e8483a", "#e8483a"},
    InkColor{Ink::concluded_cell, "conclusion", "#3fb950", "#3fb950"},
    InkColor{Ink::shade, "shade", "#e4e4e4", "#34393c"},
    InkColor{Ink::shaded, "shaded", "#c6c6c6", "#565d63"},
    InkColor{Ink::odd, "odd", "#dcdcdc", "#3d4347"},
    InkColor{Ink::bulb, "bulb", "#d2d2d2", "#4b5257"},
    InkColor{Ink::cage, "cage", "#555", "#b9b9b4"},
    InkColor{Ink::sum, "sum", "#2f6f9f", "#86bfe8"},
    InkColor{Ink::arrow, "arrow", "#8a8a8a", "#a2a7ab"},
    InkColor{Ink::crease, "crease", "#7d9cc9", "#5f80b0"},
    InkColor{Ink::between, "between", "#b8862c", "#c99a45"},
    InkColor{Ink::sign, "sign", "#333", "#deded9"},
    InkColor{Ink::distinct, "distinct", "#8f6fb0", "#b497d3"},
    InkColor{Ink::line1, "palindrome", "#c9d3e2", "#3f4c61"},
    InkColor{Ink::line1_core, "palindromecore", "#ffffff", "#16181a"},
    InkColor{Ink::line2, "renban", "#e0c4ec", "#5c3a6b"},
    InkColor{Ink::line2_core, "renbancore", "#e0c4ec", "#5c3a6b"},
    InkColor{Ink::line3, "whispers", "#c2e3c6", "#2c5a36"},
    InkColor{Ink::line3_core, "whisperscore", "#4d9a5e", "#7fc98e"},
    InkColor{Ink::line4, "amber", "#f6dfb2", "#665019"},
    InkColor{Ink::line4_core, "ambercore", "#b07d15", "#e2bb66"},
    InkColor{Ink::line5, "cyan", "#bfe6ea", "#1f555c"},
    InkColor{Ink::line5_core, "cyancore", "#2b8b96", "#6fcad4"},
    InkColor{Ink::group1, "groupa", "#bfe2f6", "#1d4d69"},
    InkColor{Ink::group2, "groupb", "#fbdcae", "#6e4c12"},
    InkColor{Ink::group3, "groupc", "#bdead9", "#115a47"},
    InkColor{Ink::group4, "groupd", "#f3cfe0", "#653853"},
    InkColor{Ink::group5, "groupe", "#f7f2a6", "#5d5911"},
    InkColor{Ink::group6, "groupf", "#c9d4f3", "#2c437d"},
    InkColor{Ink::group7, "groupg", "#f8c6b2", "#74351f"},
    InkColor{Ink::group8, "grouph", "#d8d8d8", "#474b4e"},
    InkColor{Ink::scale, "scale", "#666", "#a8a8a5"},
    InkColor{Ink::axis, "axis", "#888", "#8c8c8a"},
    InkColor{Ink::grid, "grid", "#e2e2e2", "#3a3d3f"},
    InkColor{Ink::bar, "bar", "#a6c8e0", "#33566b"},
    InkColor{Ink::curve1, "curvea", "#0072b2", "#45a2e0"},
    InkColor{Ink::curve2, "curveb", "#d55e00", "#f5843a"},
    InkColor{Ink::curve3, "curvec", "#009e73", "#23c79d"},
    InkColor{Ink::curve4, "curved", "#cc79a7", "#e6a1c6"},
    InkColor{Ink::curve5, "curvee", "#000", "#ffffff"},
    InkColor{Ink::curve6, "curvef", "#e69f00", "#f0b537"},
    InkColor{Ink::curve7, "curveg", "#56b4e9", "#9ad6f7"},
};

constexpr bool in_order() {
  for (std::size_t i = 0; i < all_colors.size(); ++i) {
    if (static_cast<std::size_t>(all_colors[i].ink) != i + 1) return false;
  }
  return true;
}
static_assert(in_order() && static_cast<std::size_t>(Ink::curve7) == all_colors.size());

}  // namespace

const InkColor& color_of(Ink ink) { return all_colors[static_cast<std::size_t>(ink) - 1]; }

std::string_view color_of(Ink ink, bool dark) {
  const InkColor& color = color_of(ink);
  return dark ? color.dark : color.light;
}

}  // namespace sudoku_sat::format
