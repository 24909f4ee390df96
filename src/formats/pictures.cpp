// Pictures, for slides, papers and pages: as SVG, as a page for browsers, which stands by itself,
// as wide as the window at most, a sheet of paper each where it is printed; in pixels, two for each
// unit of SVG, so that they are sharp on most screens, or 200 an inch of paper, fewer where the
// picture would be too large for other programs; as PDF in the size of SVG at 96 pixels an inch, or
// of the paper; and in TikZ. A file of TikZ compiles by itself, and can be read by \input in a
// document that loads TikZ: inside a document LaTeX has emptied \@nodocument, by which the file
// knows where it is.
#include <fmt/format.h>

#include "formats/pictures/writers.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace format;

namespace {

/// Several pages stand one below the other.
void write_svg_pages(const PictureDocument& document, std::string& out) {
  append_svg_document(one_below_the_other(document.sheets), document.title, document.theme, out);
}

constexpr double pixels_per_unit = 2;
constexpr double pixels_per_tenth_of_millimetre = 200 / 254.0;

void write_png_pages(const PictureDocument& document, std::string& out) {
  const Sheet sheet = one_below_the_other(document.sheets);
  const double zoom = sheet.paper ? pixels_per_tenth_of_millimetre : pixels_per_unit;
  const double largest = std::max(sheet.width, sheet.height) * zoom;
  const double width = sheet.width * zoom * std::min(1.0, max_shown_pixels / largest);
  append_rendered(document, false,
                  {"-f", "png", "--keep-aspect-ratio", "-w",
                   fmt::format("{}", std::max(1, static_cast<int>(width)))},
                  out);
}

void write_pdf_pages(const PictureDocument& document, std::string& out) {
  append_rendered(document, true, {"-f", "pdf", "--dpi-x", "96", "--dpi-y", "96"}, out);
}

constexpr std::string_view head =
    R"(% Made by sudoku-sat. Compiles by itself with pdflatex; in a document with \usepackage{tikz}
% in its preamble: \input{this-file}; \usepackage{fix-cm} gives letters of any size
\expandafter\ifx\csname @nodocument\endcsname\relax
  \let\sudokusatend\relax
\else
  \documentclass{article}
  \usepackage{fix-cm}
)";

/// TeX puts a hair of its own below each page.
constexpr double spare = 1;

void append_head(const PictureDocument& document, std::string& out) {
  const Sheet& first = document.sheets[0];
  out += head;
  out += fmt::format("  \\usepackage[paperwidth={:.2f}pt,paperheight={:.2f}pt,margin=0pt]",
                     tex_points(first, first.width), tex_points(first, first.height) + spare);
  out += "{geometry}\n  \\usepackage{tikz}\n  \\pagestyle{empty}\n";
  out += "  \\setlength{\\parindent}{0pt}\n  \\setlength{\\topskip}{0pt}\n";
  out += "  \\begin{document}\n  \\def\\sudokusatend{\\end{document}}\n\\fi\n";
}

void write_tex_pages(const PictureDocument& document, std::string& out) {
  append_head(document, out);
  bool further = false;
  for (const Sheet& sheet : document.sheets) {
    if (further) out += "\\newpage\n";
    append_tikz(sheet, document.theme, out);
    further = true;
  }
  out += "\\sudokusatend\n";
}

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

const Format format_entries::svg{
    .name = "svg",
    .summary = "a picture with everything that rules draw, for slides and pages",
    .source = "W3C Scalable Vector Graphics 1.1; the picture of the Maple worksheet",
    .single = true,
    .write = write_one<write_svg_pages>,
    .write_pages = write_svg_pages,
};

const Format format_entries::png{
    .name = "png",
    .summary = "the same picture in pixels; needs rsvg-convert",
    .source = "librsvg; ISO/IEC 15948",
    .single = true,
    .program = "rsvg-convert",
    .write = write_one<write_png_pages>,
    .write_pages = write_png_pages,
};

const Format format_entries::pdf{
    .name = "pdf",
    .summary = "the same picture for print; needs rsvg-convert",
    .source = "librsvg; ISO 32000",
    .single = true,
    .program = "rsvg-convert",
    .write = write_one<write_pdf_pages>,
    .write_pages = write_pdf_pages,
};

const Format format_entries::tex{
    .name = "tex",
    .summary = "the same picture for LaTeX, by itself or as part of a document",
    .source = "T. Tantau, C. Feuersaenger: The TikZ and PGF Packages",
    .single = true,
    .write = write_one<write_tex_pages>,
    .write_pages = write_tex_pages,
};

const Format format_entries::html{
    .name = "html",
    .summary = "the same picture as an HTML page that follows the reader's dark mode",
    .source = "WHATWG HTML Living Standard",
    .single = true,
    .write = write_one<write_html_pages>,
    .write_pages = write_html_pages,
};

}  // namespace sudoku_sat
