// How the formats show boards whose regions aren't boxes, several grids, and rules.
#include <catch2/catch.hpp>

#include <set>

#include "sudoku_sat/rule.hpp"
#include "support/svg.hpp"
#include "unit/formats/read_all.hpp"

using namespace sudoku_sat;
using support::all_of;
using support::Element;
using support::parse_svg;

namespace {

std::string written(std::string_view name, const Puzzle& puzzle, bool color = false) {
  std::string text;
  for (const Format* format : formats()) {
    if (format->name != name) continue;
    format->write({.geometry = puzzle.geometry(),
                   .grid = puzzle.givens,
                   .color = color,
                   .board = puzzle.board.get()},
                  text);
  }
  return text;
}

std::vector<Element> picture_of(const std::string& header) {
  return parse_svg(written("svg", only_puzzle(header)));
}

/// How many elements have this value of an attribute.
std::size_t count(const std::vector<Element>& elements, std::string_view name,
                  const std::string& attribute, const std::string& value) {
  std::size_t found = 0;
  for (const Element& element : all_of(elements, name)) {
    const auto known = element.attributes.find(attribute);
    if (known != element.attributes.end() && known->second == value) ++found;
  }
  return found;
}

/// The path with this colour.
std::string path_of(const std::vector<Element>& elements, const std::string& stroke) {
  for (const Element& element : all_of(elements, "path")) {
    const auto known = element.attributes.find("stroke");
    if (known != element.attributes.end() && known->second == stroke) {
      return element.attributes.at("d");
    }
  }
  return "";
}

std::vector<std::string> texts(const std::vector<Element>& elements) {
  std::vector<std::string> found;
  for (const Element& element : all_of(elements, "text")) found.push_back(element.text);
  return found;
}

const std::string jigsaw_of_four = "size: 4\nregions: AAAB; ACBB; CCDB; CDDD\n\n1..............4\n";
const std::string two_grids =
    "size: 4\ngrids: r1c1 r3c3\n\n12..~~\n....~~\n......\n......\n~~....\n~~..34\n";

}  // namespace

TEST_CASE("a drawn grid has borders between regions of any shape") {
  CHECK(written("grid", only_puzzle(jigsaw_of_four)) ==
        "+-----------+---+\n"
        "| 1   .   . | . |\n"
        "|   +---+---+   |\n"
        "| . | . | .   . |\n"
        "+---+   +---+   |\n"
        "| .   . | . | . |\n"
        "|   +---+   +---+\n"
        "| . | .   .   4 |\n"
        "+---+-----------+\n");
}

TEST_CASE("a drawn grid with regions is read back") {
  for (const std::string& text :
       {jigsaw_of_four, std::string("size: 4\nrules: latin\n\n1..............4")}) {
    const Puzzle puzzle = only_puzzle(text);
    CHECK(told(written("grid", puzzle)) == Told{"2 2x2 1..............4"});
  }
}

TEST_CASE("a drawn grid without boxes has no borders inside") {
  CHECK(written("grid", only_puzzle("size: 4\nrules: latin\n\n1..............4")) ==
        "+---------+\n"
        "| 1 . . . |\n"
        "| . . . . |\n"
        "| . . . . |\n"
        "| . . . 4 |\n"
        "+---------+\n");
}

TEST_CASE("several grids are drawn with '~' where no cell is") {
  CHECK(written("grid", only_puzzle(two_grids)) ==
        "+-----+-----+\n"
        "| 1 2 | . . | ~ ~\n"
        "| . . | . . | ~ ~\n"
        "+-----+-----+-----+\n"
        "| . . | . . | . . |\n"
        "| . . | . . | . . |\n"
        "+-----+-----+-----+\n"
        "  ~ ~ | . . | . . |\n"
        "  ~ ~ | . . | 3 4 |\n"
        "      +-----+-----+\n");
  CHECK(written("csv", only_puzzle(two_grids)) ==
        "1,2,0,0,~,~\n0,0,0,0,~,~\n0,0,0,0,0,0\n0,0,0,0,0,0\n~,~,0,0,0,0\n~,~,0,0,3,4\n");
  CHECK(written("line", only_puzzle(two_grids)) == "12........................34\n");
}

TEST_CASE("what is drawn of several grids is read back below their header") {
  const Puzzle puzzle = only_puzzle(two_grids);
  for (const std::string_view format : {"grid", "csv", "line"}) {
    const auto items = read_all("size: 4\ngrids: r1c1 r3c3\n\n" + written(format, puzzle) + "\n" +
                                written(format, puzzle));
    REQUIRE(items.size() == 2);
    INFO(items[0].error << items[1].error);
    REQUIRE(items[1].puzzle);
    CHECK(items[1].puzzle->givens == puzzle.givens);
  }
}

TEST_CASE("from_line takes back a line of several grids") {
  const Puzzle puzzle = only_puzzle(two_grids);
  const std::string line = to_line(puzzle.geometry(), puzzle.givens);
  CHECK(line.size() == 28);
  CHECK(from_line(puzzle.geometry(), line, {}) == puzzle.givens);
  CHECK_THROWS_AS(from_line(puzzle.geometry(), line + ".", {}), InputError);
  CHECK_THROWS_AS(from_line(puzzle.geometry(), line.substr(1), {}), InputError);
}

TEST_CASE("in colour regions side by side have different grounds") {
  const std::string text = written("grid", only_puzzle(jigsaw_of_four), true);
  std::set<std::string> grounds;
  for (std::size_t at = text.find("48;5;"); at != text.npos; at = text.find("48;5;", at + 1)) {
    grounds.insert(text.substr(at + 5, text.find('m', at) - at - 5));
  }
  CHECK(grounds == std::set<std::string>{"195", "231", "252"});
  CHECK(std::count(text.begin(), text.end(), '\n') == 4);
  const std::string empty = written("grid", only_puzzle(two_grids), true);
  CHECK_THAT(empty, Catch::Contains("\x1b[0m      \x1b[0m\n"));
}

TEST_CASE("a picture has thick lines around regions and shades no boxes") {
  const auto svg = picture_of(jigsaw_of_four);
  const std::string thick = path_of(svg, "#000");
  for (const char* line : {"M180 0v60", "M60 60h120", "M0 120h60", "M60 60v60"}) {
    INFO(thick);
    CHECK_THAT(thick, Catch::Contains(line));
  }
  CHECK_THAT(path_of(svg, "#999"), Catch::Contains("M60 0v60"));
  CHECK(count(svg, "path", "fill", "#e4e4e4") == 0);
  CHECK(count(picture_of("size: 4\n"), "path", "fill", "#e4e4e4") == 1);
}

TEST_CASE("a picture of boxes at unknown places has them as far as they are known") {
  const std::string header = "size: 4\ndeconstruction: 2 of 2x2; corner(r1c2)\n\n";
  const auto puzzle = picture_of(header + ".1..\n0...\n....\n....\n");
  const std::string thick = path_of(puzzle, "#000");
  for (const char* line : {"M60 0v120", "M180 0v120", "M60 120h120"}) {
    INFO(thick);
    CHECK_THAT(thick, Catch::Contains(line));
  }
  CHECK(count(puzzle, "path", "fill", "#c6c6c6") == 1);
  CHECK(texts(puzzle) == std::vector<std::string>{"1"});
  const auto open = picture_of("size: 4\ndeconstruction: 2 of 2x2\n\n................");
  CHECK(path_of(open, "#000") == "M0 0h240v240h-240z");
  CHECK(count(open, "path", "fill", "#c6c6c6") == 0);
}

TEST_CASE("a picture of several grids is empty where no cell is") {
  const auto svg = picture_of(two_grids);
  CHECK(svg.at(0).attributes.at("viewBox") == "-12 -12 384 384");
  CHECK_THAT(path_of(svg, "#000"), Catch::Contains("M240 0v360") && Catch::Contains("M0 0h240") &&
                                       !Catch::Contains("M0 0h360"));
  CHECK(texts(svg) == std::vector<std::string>{"1", "2", "3", "4"});
}

TEST_CASE("a picture is as wide as its board") {
  const auto svg = picture_of("size: 4\ngrids: r1c1 r1c5\n");
  CHECK(svg.at(0).attributes.at("width") == "504");
  CHECK(svg.at(0).attributes.at("height") == "264");
}

TEST_CASE("a picture shows thermometers with their bulbs") {
  const auto svg = picture_of("thermometers: r1c1-r1c3 r2c3; r9c9-r9c7\n");
  CHECK(path_of(svg, "#d2d2d2") == "M30 30L90 30L150 30L150 90M510 510L450 510L390 510");
  CHECK(count(svg, "circle", "fill", "#d2d2d2") == 2);
}

TEST_CASE("a picture shows cages with their sums") {
  const auto svg = picture_of("cages: 15: r1c1 r1c2 r2c1; r5c5\n");
  std::string dashed;
  for (const Element& path : all_of(svg, "path")) {
    if (path.attributes.contains("stroke-dasharray")) dashed = path.attributes.at("d");
  }
  CHECK(dashed == "M5 5H115V55H55V115H5zM245 245H295V295H245z");
  CHECK(texts(svg) == std::vector<std::string>{"15"});
}

TEST_CASE("the outline of cells around another one has two parts") {
  const auto svg = picture_of("extra: r9c9 r9c8\ncages: r1c1-r1c3 r2c1 r2c3 r3c1-r3c3\n");
  std::string dashed;
  for (const Element& path : all_of(svg, "path")) {
    if (path.attributes.contains("stroke-dasharray")) dashed = path.attributes.at("d");
  }
  CHECK(dashed == "M5 5H175V175H5zM55 55V125H125V55z");
}

TEST_CASE("a picture shows arrows, circles and squares") {
  const auto svg = picture_of("arrows: r5c5: r5c6 r5c7\nodd: r1c1\neven: r2c2\n");
  CHECK(count(svg, "circle", "r", "24") == 1);
  CHECK(count(svg, "circle", "fill", "#dcdcdc") == 1);
  CHECK_THAT(path_of(svg, "#8a8a8a"), Catch::StartsWith("M294 270L330 270L390 270M"));
  CHECK(count(svg, "path", "fill", "#dcdcdc") == 1);
}

TEST_CASE("a picture shows dots and letters between cells") {
  const auto svg = picture_of("kropki: white: r1c1-r1c2; black: r1c1-r2c1\nxv: x: r5c5-r5c6\n");
  const auto circles = all_of(svg, "circle");
  REQUIRE(circles.size() == 2);
  CHECK(circles[0].attributes.at("fill") == "#fff");
  CHECK(circles[0].number("cx") == 60);
  CHECK(circles[1].attributes.at("fill") == "#000");
  CHECK(circles[1].number("cy") == 60);
  CHECK(texts(svg) == std::vector<std::string>{"X"});
}

TEST_CASE("a picture shows an inequality as an angle with its tip at the smaller value") {
  const auto path = [](const std::string& sign) {
    return path_of(picture_of("inequalities: " + sign + "\n"), "#333");
  };
  // The middle of three points is the tip; the cells meet at 60.
  CHECK_THAT(path("r1c1<r1c2"), Catch::Contains("L55 30L"));
  CHECK_THAT(path("r1c1>r1c2"), Catch::Contains("L65 30L"));
  CHECK_THAT(path("r1c1<r2c1"), Catch::Contains("L30 55L"));
  CHECK_THAT(path("r1c1>r2c1"), Catch::Contains("L30 65L"));
}

TEST_CASE("a picture leaves room for what is beside the board") {
  const auto svg = picture_of("skyscrapers: top: 3 . . . . . . . .; right: . . . . . . . . 4\n");
  CHECK(svg.at(0).attributes.at("viewBox") == "-12 -72 624 624");
  const auto found = all_of(svg, "text");
  REQUIRE(found.size() == 2);
  CHECK(found[0].text == "3");
  CHECK(found[0].number("y") < 0);
  CHECK(found[1].text == "4");
  CHECK(found[1].number("x") > 540);
  CHECK(picture_of("skyscrapers: top: . . . . . . . . .\n").at(0).attributes.at("viewBox") ==
        "-12 -12 564 564");
}

TEST_CASE("a picture with marks of any rule is a whole document") {
  for (const Rule* rule : rules()) {
    DYNAMIC_SECTION(rule->name) {
      if (rule->name == "pencilmarks") continue;  // Its example is a sketch.
      CHECK_FALSE(
          picture_of(std::string(rule->name) + ": " + std::string(rule->example) + "\n").empty());
    }
  }
}
