// Pictures in TikZ. A file compiles by itself, and can be read by \input in a document that loads
// TikZ: inside a document LaTeX has emptied \@nodocument, by which the file knows where it is.
#include <fmt/format.h>

#include "formats/pictures/picture_format.hpp"
#include "formats/pictures/tikz_writer.hpp"
#include "registry.hpp"

namespace sudoku_sat {

namespace {

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

}  // namespace

const Format format_entries::tex{
    .name = "tex",
    .summary = "the same picture for LaTeX, by itself or as part of a document",
    .source = "T. Tantau, C. Feuersaenger: The TikZ and PGF Packages",
    .single = true,
    .write = write_one<write_tex_pages>,
    .write_pages = write_tex_pages,
};

}  // namespace sudoku_sat
