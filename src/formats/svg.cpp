// A picture of the grid as a vector graphic, for slides, papers and pages.
#include "formats/pictures/picture_format.hpp"
#include "formats/pictures/svg_writer.hpp"
#include "registry.hpp"

namespace sudoku_sat {

namespace {

/// Several pages stand one below the other.
void write_svg_pages(const PictureDocument& document, std::string& out) {
  append_svg_document(one_below_the_other(document.sheets), document.title, document.theme, out);
}

}  // namespace

const Format format_entries::svg{
    .name = "svg",
    .summary = "a picture: givens, values found and what rules draw, for slides and pages",
    .source = "W3C Scalable Vector Graphics 1.1; the picture of the Maple worksheet",
    .single = true,
    .write = write_one<write_svg_pages>,
    .write_pages = write_svg_pages,
};

}  // namespace sudoku_sat
