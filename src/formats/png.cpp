// Pictures in pixels: two for each unit of SVG, so that they are sharp on most screens, or 200 an
// inch of paper; fewer where the picture would be too large for other programs.
#include <fmt/format.h>

#include <algorithm>

#include "formats/pictures/raster.hpp"
#include "formats/pictures/svg_writer.hpp"
#include "registry.hpp"

namespace sudoku_sat {

namespace {

constexpr double pixels_per_unit = 2;
constexpr double pixels_per_tenth_of_millimetre = 200 / 254.0;

void write_png_pages(const PictureDocument& document, std::string& out) {
  const Sheet sheet = one_below_the_other(document.sheets);
  const double zoom = sheet.paper ? pixels_per_tenth_of_millimetre : pixels_per_unit;
  const double largest = std::max(sheet.width, sheet.height) * zoom;
  const double width = sheet.width * zoom * std::min(1.0, most_shown_pixels / largest);
  append_rendered(document, false,
                  {"-f", "png", "--keep-aspect-ratio", "-w",
                   fmt::format("{}", std::max(1, static_cast<int>(width)))},
                  out);
}

}  // namespace

const Format format_entries::png{
    .name = "png",
    .summary = "the same picture in pixels; needs rsvg-convert",
    .source = "librsvg; ISO/IEC 15948",
    .single = true,
    .program = "rsvg-convert",
    .write = write_one<write_png_pages>,
    .write_pages = write_png_pages,
};

}  // namespace sudoku_sat
