// Captions, themes, TikZ and pages of paper: nothing outside its sheet, nothing that breaks its
// format.
#include <catch2/catch.hpp>

#include <algorithm>

#include "formats/pictures/words.hpp"
#include "formats/pictures/writers.hpp"
#include "support/svg.hpp"
#include "unit/formats/read_all.hpp"

using namespace sudoku_sat;
using support::all_of;
using support::Element;
using support::parse_svg;

namespace {

std::string drawn_as(std::string_view format, const Picture& picture) {
  std::string text;
  format_named(format).write(picture, text);
  return text;
}

struct Example {
  PuzzleInput input;

  explicit Example(const std::string& text) : input(std::move(read_all(text).at(0))) {
    INFO(input.error);
    REQUIRE(input.puzzle);
  }
  Picture picture(bool caption = true) const {
    return {.geometry = input.puzzle->geometry(),
            .grid = input.puzzle->givens,
            .givens = &input.puzzle->givens,
            .title = input.title,
            .author = input.author,
            .board = input.puzzle->board.get(),
            .caption = caption};
  }
};

const std::string titled = "title: A & B <x>\nauthor: C\nsize: 4\nrules: anti-knight\n";

void check_inside(const format::Sheet& sheet) {
  for (const format::PlacedDrawing& placed : sheet.drawings) {
    for (const format::DrawnShape& shape : placed.drawing.shapes()) {
      const auto* text = std::get_if<format::DrawnText>(&shape);
      if (text == nullptr) continue;
      CAPTURE(text->words);
      const double scale = placed.scale / 1000.0;
      const double width =
          format::text_width(text->words, text->letters.size, text->letters.bold) * scale;
      const double x = placed.at.x + text->at.x * scale;
      const double part = text->letters.align == format::Align::start
                              ? 0
                              : (text->letters.align == format::Align::end ? 1 : 0.5);
      CHECK(x - part * width >= sheet.left - 1);
      CHECK(x + (1 - part) * width <= sheet.left + sheet.width + 1);
      const double y = placed.at.y + text->at.y * scale;
      CHECK(y - text->letters.size * scale >= sheet.top - 1);
      CHECK(y <= sheet.top + sheet.height);
    }
  }
}

}  // namespace

TEST_CASE("a caption has title, author and the rules in words") {
  const Example example(titled);
  std::vector<std::string> texts;
  for (const Element& text : all_of(parse_svg(drawn_as("svg", example.picture())), "text")) {
    texts.push_back(text.text);
  }
  const auto has = [&](const char* text) {
    return std::find(texts.begin(), texts.end(), text) != texts.end();
  };
  CHECK(has("A &amp; B &lt;x&gt;"));
  CHECK(has("by C"));
  CHECK(std::any_of(texts.begin(), texts.end(),
                    [](const std::string& text) { return text.starts_with("Anti-knight: "); }));
  CHECK(all_of(parse_svg(drawn_as("svg", example.picture(false))), "text").empty());
}

TEST_CASE("nothing of a caption lies outside its sheet") {
  for (const char* size : {"1", "4", "9", "36"}) {
    const std::string words = std::string("size: ") + size + "\nrules: anti-knight, diagonals\n";
    for (const std::string& title :
         {std::string("short"), std::string(3000, 'W'), std::string("many words ") + words}) {
      const std::string line = title.substr(0, title.find('\n'));
      const Example example("title: " + line + "\n" + words);
      Picture picture = example.picture();
      picture.remark = "one line\nand another one, which is so long that it has to be broken";
      check_inside(format::document_of(picture).sheets.at(0));
    }
  }
}

TEST_CASE("a dark picture has light values on dark paper, and one that follows says both") {
  const Example example(titled + "\n1...............\n");
  Picture picture = example.picture(false);
  const std::string light = drawn_as("svg", picture);
  CHECK(light.find("<style>") == light.npos);
  picture.theme = Theme::dark;
  const std::string dark = drawn_as("svg", picture);
  CHECK(dark.find("fill=\"#16181a\"") != dark.npos);
  CHECK(dark.find("#000") == dark.npos);
  picture.theme = Theme::automatic;
  const std::string both = drawn_as("svg", picture);
  CHECK(both.find("@media (prefers-color-scheme: dark)") != both.npos);
  for (const Element& element : parse_svg(both)) {
    const auto fill = element.attributes.find("fill");
    if (fill == element.attributes.end() || fill->second == "none") continue;
    REQUIRE(element.attributes.contains("class"));
    CHECK(both.find("." + element.attributes.at("class").substr(0, 7)) != both.npos);
  }
}

TEST_CASE("TikZ has no sign that TeX would take for its own") {
  const Example example("title: 50% of $x_1^2$ & {\\bad} #~ \"q\" é ≥ 数\nsize: 4\n");
  const std::string tex = drawn_as("tex", example.picture());
  CHECK_THAT(tex, Catch::Contains("{50\\% of \\$x\\_1\\textasciicircum{}2\\$ \\& "
                                  "\\{\\textbackslash{}bad\\} \\#\\textasciitilde{}}"));
  CHECK_THAT(tex, Catch::Contains("{''q'' é $\\geq$ ?}"));
  int depth = 0;
  for (std::size_t i = 0; i < tex.size(); ++i) {
    const bool escaped = i > 0 && tex[i - 1] == '\\';
    if (escaped) continue;
    if (tex[i] == '{') ++depth;
    if (tex[i] == '}') --depth;
    REQUIRE(depth >= 0);
  }
  CHECK(depth == 0);
}

TEST_CASE("TikZ has a node for each value and names the colours that it uses") {
  const Example example("size: 4\n\n1.....2..3.....4\n");
  const std::string tex = drawn_as("tex", example.picture());
  std::size_t nodes = 0;
  for (std::size_t at = tex.find("\\node["); at != tex.npos; at = tex.find("\\node[", at + 1)) {
    ++nodes;
  }
  CHECK(nodes == 4);
  for (const char* color : {"sudokugiven", "sudokuframe", "sudokubox"}) {
    CHECK(tex.find(std::string("\\definecolor{") + color + "}{HTML}") != tex.npos);
  }
}

TEST_CASE("a book has numbered puzzles, then pages with the solutions") {
  const Example example("title: T\nsize: 4\nrules: anti-knight\n\n1...............\n");
  const Grid solution{1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
  for (const Paper& paper : papers()) {
    CAPTURE(paper.name);
    PictureBook book(paper, 2);
    for (int i = 0; i < 3; ++i) book.add(example.picture(), &solution);
    static std::vector<format::Sheet> sheets;
    Format keeping = format_named("svg");
    keeping.write_pages = [](const PictureDocument& document, std::string&) {
      sheets = document.sheets;
    };
    book.document(keeping);
    REQUIRE(sheets.size() == 3);
    for (const format::Sheet& sheet : sheets) {
      CHECK(sheet.paper);
      CHECK(sheet.width == paper.width);
      check_inside(sheet);
    }
    CHECK(sheets[0].drawings.size() == 1 + 2 * 2);
    CHECK(sheets[1].drawings.size() == 1 + 1 * 2);
    CHECK(sheets[2].drawings.size() == 1 + 3 * 2);
  }
}

TEST_CASE("text is broken between words, and within a word that is wider than a line") {
  CHECK(format::broken_lines({"ab", "cd", "ef"}, 10, false, 33) ==
        std::vector<std::string>{"ab cd", "ef"});
  const auto pieces = format::broken_lines({std::string(40, 'a')}, 10, false, 64);
  REQUIRE(pieces.size() == 4);
  for (const std::string& piece : pieces) CHECK(format::text_width(piece, 10) <= 64);
  CHECK(format::broken_lines({}, 10, false, 50).empty());
}
