// Pictures as PDF, for print: in the size of SVG at 96 pixels an inch, or of the paper.
#include "formats/pictures/raster.hpp"
#include "registry.hpp"

namespace sudoku_sat {

namespace {

void write_pdf_pages(const PictureDocument& document, std::string& out) {
  append_rendered(document, true, {"-f", "pdf", "--dpi-x", "96", "--dpi-y", "96"}, out);
}

}  // namespace

const Format format_entries::pdf{
    .name = "pdf",
    .summary = "the same picture for print; needs rsvg-convert",
    .source = "librsvg; ISO 32000",
    .single = true,
    .program = "rsvg-convert",
    .write = write_one<write_pdf_pages>,
    .write_pages = write_pdf_pages,
};

}  // namespace sudoku_sat
