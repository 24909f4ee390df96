// Pictures as the commands write them: formats, themes, pages, candidates, conflicts, terminals.
#include <cmath>
#include <set>

#include "cli/helpers.hpp"
#include "support/fixtures.hpp"
#include "support/svg.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;
using Catch::StartsWith;

namespace {

const std::string png_signature = "\x89PNG\r\n\x1a\n";
const std::string killer_of_four =
    "rules: anti-knight\ncages: 3: r1c1 r1c2\nsize: 4\n\n................\n";

std::size_t count_of(const std::string& text, std::string_view part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at != text.npos; at = text.find(part, at + 1)) ++found;
  return found;
}

}  // namespace

TEST_CASE("cli: png and pdf are what their names say, the same bytes each time", "[cli][picture]") {
  const RunResult png = run({"convert", "-f", "png", "-p", small});
  INFO(png.err);
  CHECK_THAT(png.out, StartsWith(png_signature));
  const RunResult pdf = run({"solve", "-f", "pdf", "-p", small});
  CHECK_THAT(pdf.out, StartsWith("%PDF-"));
  CHECK(run({"solve", "-f", "pdf", "-p", small}).out == pdf.out);
}

TEST_CASE("cli: without the program that draws pixels the error names it", "[cli][picture]") {
  const RunResult result = shell("PATH=/nowhere \"$SUDOKU_SAT\" convert -f png -p " + small);
  CHECK_THAT(only_error(result, 1), Contains("rsvg-convert") && Contains("librsvg2-bin"));
}

TEST_CASE("cli: html is a page with the picture, for light and dark", "[cli][picture]") {
  const RunResult page = run({"convert", "-f", "html"}, "title: A <b>\n" + killer_of_four);
  CHECK_THAT(page.out, StartsWith("<!DOCTYPE html>") && Contains("<title>A &lt;b&gt;</title>") &&
                           Contains("prefers-color-scheme") && !Contains("http://www.w3.org/1999"));
  CHECK_THAT(run({"convert", "-f", "html", "--theme", "light", "-p", small}).out,
             !Contains("prefers-color-scheme"));
}

TEST_CASE("cli: tex compiles by itself and can be included in another document", "[cli][picture]") {
  const std::string tex = run({"convert", "-f", "tex"}, killer_of_four).out;
  CHECK_THAT(tex, Contains("\\documentclass{article}") && Contains("@nodocument") &&
                      Contains("\\begin{tikzpicture}") && Catch::EndsWith("\\sudokusatend\n"));
}

TEST_CASE("cli: --no-caption leaves only the board", "[cli][picture]") {
  CHECK_THAT(run({"convert", "-f", "svg"}, killer_of_four).out, Contains(">Anti-knight: "));
  CHECK_THAT(run({"convert", "-f", "svg", "--no-caption"}, killer_of_four).out,
             !Contains("Anti-knight"));
}

TEST_CASE("cli: statements of the rules' language are shown below the picture", "[cli][picture]") {
  std::string puzzle = "rule:\n  let first = r1c1\n  first + r1c2 = 5\n";
  const std::string open = "\n....\n....\n....\n....\n";
  CHECK_THAT(run({"convert", "-f", "svg"}, puzzle + open).out,
             Contains(">Rule: let first = r1c1<") && Contains(">first + r1c2 = 5<"));
  for (int i = 0; i < 30; ++i) puzzle += "  r1c1 > 0\n";
  CHECK_THAT(run({"convert", "-f", "unicode"}, puzzle + open).out,
             Contains("and 8 more of the puzzle file"));
}

TEST_CASE("cli: clues of diagonals side by side don't touch", "[cli][picture]") {
  const std::string rules = "sums=106: r1c9-r8c16; 107: r1c9-r9c1; 108: r1c8-r8c1; 109: r1c8-r9c16";
  const RunResult result =
      run({"convert", "-f", "svg", "--size", "16", "--rules", rules, "--empty"});
  double size = 0;
  std::set<double> middles;
  for (const Element& element : parse_svg(result.out)) {
    if (element.attributes.count("font-size") == 1) size = element.number("font-size");
    if (element.text.size() == 3 && element.text.rfind("10", 0) == 0) {
      // Three digits of the widest usual font, DejaVu Sans, and as much as can be seen.
      const double width = 3 * 0.636 * size + 2;
      for (const double other : middles) CHECK(std::abs(other - element.number("x")) > width);
      middles.insert(element.number("x"));
    }
  }
  CHECK(middles.size() == 4);
}

TEST_CASE("cli: candidates are small digits in a picture, certain values large", "[cli][picture]") {
  const std::string puzzle = source_path("puzzles/trouble/two-solutions-4x4.txt");
  const RunResult drawn = run({"candidates", "-f", "svg", puzzle});
  CHECK(drawn.status == 0);
  CHECK_THAT(drawn.out, Contains("fill=\"#444\"") && Contains("fill=\"#1c3f94\""));
}

TEST_CASE("cli: candidates of several puzzles share a page", "[cli][picture]") {
  const std::string open = source_path("puzzles/trouble/two-solutions-4x4.txt");
  const RunResult book = run({"candidates", "-f", "tex", "--page", "a5", open, "-p", small});
  INFO(book.err);
  CHECK(count_of(book.out, "\\begin{tikzpicture}") == 1);
  CHECK_THAT(book.out, !Contains("Solutions"));
  const RunResult alone = run({"candidates", "-f", "tex", "-p", small});
  CHECK(count_of(book.out, "\\node") > count_of(alone.out, "\\node"));
}

TEST_CASE("cli: check draws conflicts with lines and cores in their colour", "[cli][picture]") {
  const RunResult conflicts = run({"check", "-f", "svg", "-p", clashing});
  CHECK_THAT(conflicts.out, Contains("fill=\"#ffb3b3\"") &&
                                Contains("stroke=\"#c21807\" stroke-width=\"3\"") &&
                                Contains(">r1c1=5 r1c2=5 row 1<"));
  const RunResult core = run({"check", "-f", "svg", "-p", unsolvable});
  CHECK_THAT(core.out,
             Contains("fill=\"#ffd9a0\"") && !Contains("#ffb3b3") && Contains("solution together"));
}

TEST_CASE("cli: --page puts all puzzles on pages, followed by the solutions", "[cli][picture]") {
  const RunResult book = run({"generate", "-n", "3", "--size", "4", "--seed", "1", "--page", "a5",
                              "--per-page", "2", "-f", "tex"});
  INFO(book.err);
  CHECK(count_of(book.out, "\\begin{tikzpicture}") == 3);
  CHECK(count_of(book.out, "{Solutions}") == 1);
  const RunResult puzzles =
      run({"convert", "-p", small, "-p", small, "--page", "letter", "-f", "html"});
  CHECK(count_of(puzzles.out, "<svg ") == 1);
  CHECK_THAT(puzzles.out, !Contains("Solutions") && Contains("size: 215.9mm 279.4mm"));
}

TEST_CASE("cli: options of pictures are refused if nothing is drawn", "[cli][picture]") {
  for (const Strings& more : {Strings{"--theme", "dark"}, Strings{"--no-caption"},
                              Strings{"--page", "a4"}, Strings{"-f", "json", "--theme", "dark"}}) {
    Strings arguments{"convert", "-p", small};
    arguments.insert(arguments.end(), more.begin(), more.end());
    CHECK_THAT(only_error(run(arguments), 2),
               Contains("needs -f svg, png, pdf, tex, html or --picture"));
  }
  for (const auto& [option, value, said] :
       {std::tuple{"--theme", "black", "dark"}, std::tuple{"--page", "a44", "a4"},
        std::tuple{"--per-page", "0", "per-page"}}) {
    const Strings arguments{"convert", "-f", "svg", "-p", small, option, value};
    CHECK_THAT(only_error(run(arguments), 2), Contains(said));
  }
  CHECK_THAT(only_error(run({"convert", "-f", "svg", "--per-page", "2", "-p", small}), 2),
             Contains("needs --page"));
}

TEST_CASE("cli: --picture draws a grid with the rules' marks if the terminal shows no pictures",
          "[cli][picture]") {
  const RunResult text = run({"convert", "--picture"}, killer_of_four);
  CHECK(text.out == run({"convert", "-f", "unicode"}, killer_of_four).out);
  CHECK_THAT(text.out, Contains("┏") && Contains("Cages: "));
  CHECK_THAT(only_error(run({"convert", "--picture", "-f", "svg", "-p", small}), 2),
             Contains("--picture"));
  CHECK_THAT(only_error(run({"convert", "--graphics", "kitty", "-p", small}), 2),
             Contains("--picture"));
}

TEST_CASE("cli: --picture speaks to Kitty and iTerm2", "[cli][picture]") {
  const std::string kitty = run({"convert", "--picture", "--graphics", "kitty", "-p", small}).out;
  // 264 pixels square, in characters of 9 by 18: both sides are told, or it would be stretched.
  CHECK_THAT(kitty, StartsWith("\x1b_Gf=100,a=T,c=29,r=15,m=") && Catch::EndsWith("\x1b\\\n"));
  const std::string iterm = run({"convert", "--picture", "--graphics", "iterm", "-p", small}).out;
  // The signature of PNG in base 64.
  CHECK_THAT(iterm, StartsWith("\x1b]1337;File=inline=1;size=") && Contains(":iVBORw0KGgo"));
}

TEST_CASE("cli: the grid in box-drawing characters opens lines inside a cage", "[cli][picture]") {
  const RunResult text = run({"convert", "-f", "unicode", "--no-caption"}, killer_of_four);
  CHECK(text.status == 2);
  const Strings lines = lines_of(run({"convert", "-f", "unicode"}, killer_of_four).out);
  REQUIRE(lines.size() > 13);
  CHECK(lines[0] == "┏━━━━━━━━━━━┳━━━━━┯━━━━━┓");
  CHECK(lines[1] == "┃3          ┃     │     ┃");
  CHECK(lines[2] == "┃  .     .  ┃  .  │  .  ┃");
  CHECK(lines[3] == "┠─────┬─────╂─────┼─────┨");
  CHECK(lines[12] == "┗━━━━━┷━━━━━┻━━━━━┷━━━━━┛");
}
