// Pictures as a page for browsers, which stands by itself: SVG inside HTML, as wide as the window
// at most, a sheet of paper each where it is printed.
#include <fmt/format.h>

#include "formats/pictures/picture_format.hpp"
#include "formats/pictures/svg_writer.hpp"
#include "registry.hpp"

namespace sudoku_sat {

namespace {

/// What a page looks like around its pictures.
std::string style_of(const PictureDocument& document) {
  const auto ground = [](bool dark) { return color_of(Ink::paper, dark); };
  std::string style = fmt::format(
      "body {{ margin: 0; background: {}; }}\n"
      "svg {{ display: block; max-width: 100%; height: auto; margin: 0 auto; }}\n",
      ground(document.theme == Theme::dark));
  if (document.theme == Theme::automatic) {
    style += fmt::format("@media (prefers-color-scheme: dark) {{ body {{ background: {}; }} }}\n",
                         ground(true));
  }
  if (document.sheets[0].paper) {
    style += fmt::format("@page {{ size: {}mm {}mm; margin: 0; }}\n",
                         document.sheets[0].width / 10.0, document.sheets[0].height / 10.0);
  }
  style += "@media print { svg { max-height: 100vh; break-inside: avoid; } }\n";
  style += "@media print { svg + svg { break-before: page; } }\n";
  return style;
}

void write_html_pages(const PictureDocument& document, std::string& out) {
  out += "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n";
  out += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n";
  out += "<title>" + xml_text(document.title.empty() ? "Sudoku" : document.title) + "</title>\n";
  out += "<style>\n" + style_of(document) + "</style>\n</head>\n<body>\n";
  for (const Sheet& sheet : document.sheets) append_svg_document(sheet, "", document.theme, out);
  out += "</body>\n</html>\n";
}

}  // namespace

const Format format_entries::html{
    .name = "html",
    .summary = "the same picture as a page for browsers, dark where the reader's are",
    .source = "WHATWG HTML Living Standard",
    .single = true,
    .write = write_one<write_html_pages>,
    .write_pages = write_html_pages,
};

}  // namespace sudoku_sat
