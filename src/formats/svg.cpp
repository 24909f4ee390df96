// A picture of the grid as a vector graphic, for slides and papers; svg_board.cpp draws it.
#include <algorithm>

#include "formats/pictures/svg_board.hpp"
#include "formats/pictures/xml_text.hpp"
#include "registry.hpp"

namespace sudoku_sat {

namespace {

constexpr int max_pixels = 8192;  // the proposed size: programs refuse pictures of 32768 pixels

void write(const Picture& picture, std::string& out) {
  SvgBoard board(picture, out);
  const int width = board.width();
  const int height = board.height();
  const int largest = std::max(width, height);
  const auto pixels = [&](std::int64_t length) {
    return largest <= max_pixels ? length : length * max_pixels / largest;
  };
  out += fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" "
      "viewBox=\"{2} {2} {3} {4}\">\n",
      pixels(width), pixels(height), -board.edge(), width, height);
  if (!picture.title.empty()) {
    out += "<title>";
    append_xml_text(out, picture.title);
    out += "</title>\n";
  }
  out += fmt::format("<rect x=\"{0}\" y=\"{0}\" width=\"{1}\" height=\"{2}\" fill=\"#fff\"/>\n",
                     -board.edge(), width, height);
  board.draw();
  out += "</svg>\n";
}

}  // namespace

const Format format_entries::svg{
    .name = "svg",
    .summary = "a picture of the grid with its givens marked, for slides and papers",
    .source = "W3C Scalable Vector Graphics 1.1; the picture of the Maple worksheet",
    .single = true,
    .write = write,
};

}  // namespace sudoku_sat
