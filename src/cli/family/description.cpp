// The page that solver competitions require, in LaTeX. IEEEtran is the class that the SAT
// competitions name; making the text doesn't need the class.
#include <fmt/format.h>

#include "documents.hpp"
#include "summary.hpp"

namespace sudoku_sat::cli {

namespace {

std::string tex_text(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '\\') {
      out += "\\textbackslash{}";
    } else if (c == '~' || c == '^') {
      out += fmt::format("\\{}{{}}", c);
    } else if (std::string_view("{}$&#_%").find(c) != std::string_view::npos) {
      out += fmt::format("\\{}", c);
    } else {
      out += c;
    }
  }
  return out;
}

/// The same in a typewriter font, with possible line breaks after each comma, dash or colon.
std::string tex_code(std::string_view text) {
  std::string out = "{\\ttfamily ";
  for (const char c : text) {
    out += c == '-' ? "{-}" : tex_text(std::string(1, c));
    if (c == ',' || c == '-' || c == ':') out += "\\allowbreak{}";
  }
  return out + "}";
}

}  // namespace

std::string latex_text(const FamilyPlan& plan, const base::Json& manifest) {
  std::string text =
      "\\documentclass[conference]{IEEEtran}\n"
      "\\usepackage[utf8]{inputenc}\n"
      "\\usepackage[T1]{fontenc}\n"
      "\\begin{document}\n"
      "\\title{Sudoku Boards with Open Cells}\n"
      "% Fill in the authors.\n"
      "\\author{\\IEEEauthorblockN{First Author}\\IEEEauthorblockA{\\textit{Affiliation}\\\\"
      "City, Country\\\\author@example.org}}\n"
      "\\maketitle\n\n"
      "\\section{What the instances are}\n";
  text += fmt::format(
      "The variables of an instance say which value each cell of a Sudoku board holds; its clauses "
      "are the rules of the board, in the encoding that its name says, and a unit clause for each "
      "given, unless a reduction removed what the givens decide. {}\n\n",
      tex_text(made_text(plan)));
  text += fmt::format(
      "\\section{{How they were made}}\nBy {}, with\n\\begin{{flushleft}}\n{}\n"
      "\\end{{flushleft}}\nThe same command makes the same bytes. {}\n\n",
      tex_text(manifest["program"].get<std::string>()), tex_code(command_text(plan)),
      tex_text(source_text(plan)));
  text += fmt::format("\\section{{Names}}\nNames are {}.\n\n", tex_text(instance_names));
  text +=
      "\\section{Expected results}\n"
      "\\begin{center}\n\\begin{tabular}{rlrlrr}\n"
      "size & encoding & \\# & open & variables & clauses \\\\ \\hline\n";
  std::string expected;
  for (const auto& [key, row] : rows_of(manifest)) {
    text += fmt::format("{} & {} & {} & {}--{} & {} & {} \\\\\n", key.first, tex_text(key.second),
                        row.count, row.min_open, row.max_open, row.variables, row.clauses);
    expected +=
        fmt::format("{0}x{0}, {1}: {2}. ", key.first, tex_text(key.second), expected_text(row));
  }
  text += fmt::format(
      "\\end{{tabular}}\n\\end{{center}}\nVariables and clauses are maxima. Expected: {}The "
      "manifest has the solution of each satisfiable board and the hash of each formula, MD5 as in "
      "the Global Benchmark Database.\n\n\\end{{document}}\n",
      expected);
  return text;
}

}  // namespace sudoku_sat::cli
