// Pictures of steps: tints, values found, pencil marks; pages of pictures with captions.
#include <catch2/catch.hpp>

#include <algorithm>

#include "formats/pictures/words.hpp"
#include "sudoku_sat/formats.hpp"
#include "support/svg.hpp"
#include "unit/formats/read_all.hpp"

using namespace sudoku_sat;
using support::all_of;
using support::Element;
using support::parse_svg;

namespace {

std::string drawn(const Picture& picture) {
  std::string text;
  for (const Format* format : formats()) {
    if (format->name == "svg") format->write(picture, text);
  }
  return text;
}

/// The path with this colour; empty where there is none.
std::string tinted(const std::vector<Element>& elements, const std::string& fill) {
  for (const Element& path : all_of(elements, "path")) {
    const auto known = path.attributes.find("fill");
    if (known != path.attributes.end() && known->second == fill) return path.attributes.at("d");
  }
  return "";
}

/// The texts in a group of this colour.
std::vector<Element> texts_in(const std::vector<Element>& elements, const std::string& fill) {
  std::vector<Element> found;
  bool inside = false;
  for (const Element& element : elements) {
    if (element.name == "g") {
      inside = element.attributes.contains("fill") && element.attributes.at("fill") == fill;
    }
    if (inside && element.name == "text") found.push_back(element);
  }
  return found;
}

struct Step {
  Geometry geometry{9};
  Grid givens = Grid(81, 0);
  Grid grid = Grid(81, 0);
  std::vector<Tint> tints = std::vector<Tint>(81, Tint::none);
  std::vector<PencilMark> pencil_marks = {};

  std::vector<Element> elements() const {
    return parse_svg(drawn({.geometry = geometry,
                            .grid = grid,
                            .givens = &givens,
                            .tints = tints,
                            .pencil_marks = pencil_marks}));
  }
};

/// One mark for each value of a board, in its first cell.
std::vector<Element> all_pencil_marks(int size) {
  const Geometry geometry(size);
  const Grid grid(geometry.cells(), 0);
  const std::vector<Tint> tints(geometry.cells(), Tint::none);
  std::vector<PencilMark> marks;
  for (int value = 1; value <= size; ++value) marks.push_back({0, static_cast<Value>(value)});
  return all_of(
      parse_svg(drawn({.geometry = geometry, .grid = grid, .tints = tints, .pencil_marks = marks})),
      "text");
}

}  // namespace

TEST_CASE("each tint of a step has its colour, and lets shine through what lies below") {
  Step step;
  step.tints[0] = Tint::reach;
  step.tints[1] = Tint::area;
  step.tints[2] = Tint::fact;
  step.tints[3] = Tint::excluded;
  step.tints[4] = Tint::concluded;
  const auto elements = step.elements();
  CHECK(tinted(elements, "#ffbf1f") == "M120 0h60v60h-60z");
  CHECK(tinted(elements, "#e8483a") == "M180 0h60v60h-60z");
  CHECK(tinted(elements, "#3fb950") == "M240 0h60v60h-60z");
  std::vector<std::string> opacities;
  for (const Element& path : all_of(elements, "path")) {
    if (path.attributes.contains("fill-opacity")) {
      opacities.push_back(path.attributes.at("fill-opacity"));
    }
  }
  REQUIRE(opacities.size() == 5);
  CHECK(std::stod(opacities[0]) < std::stod(opacities[1]));
}

TEST_CASE("boxes are not shaded below the tints of a step") {
  CHECK(tinted(Step().elements(), "#e4e4e4").empty());
}

TEST_CASE("a value found in a step is bold in its own colour") {
  Step step;
  step.givens[0] = step.grid[0] = 1;
  step.grid[1] = 2;
  step.grid[2] = 3;
  step.tints[2] = Tint::concluded;
  const auto elements = step.elements();
  REQUIRE(texts_in(elements, "#0b6b2b").size() == 1);
  CHECK(texts_in(elements, "#0b6b2b")[0].text == "3");
  REQUIRE(texts_in(elements, "#1c3f94").size() == 1);
  CHECK(texts_in(elements, "#1c3f94")[0].text == "2");
}

TEST_CASE("pencil marks are placed in rows within their cell, without overlap") {
  for (const int size : {1, 4, 6, 9, 16, 25, 36}) {
    CAPTURE(size);
    const auto texts = all_pencil_marks(size);
    REQUIRE(texts.size() == static_cast<std::size_t>(size));
    for (std::size_t i = 0; i < texts.size(); ++i) {
      CHECK(texts[i].text == std::to_string(i + 1));
      CHECK((texts[i].number("x") > 0 && texts[i].number("x") < 60));
      CHECK((texts[i].number("y") > 0 && texts[i].number("y") < 60));
      if (i == 0) continue;
      const bool same_row = texts[i].number("y") == texts[i - 1].number("y");
      CHECK((same_row ? texts[i].number("x") > texts[i - 1].number("x")
                      : texts[i].number("y") > texts[i - 1].number("y")));
    }
  }
}

TEST_CASE("the nine pencil marks of a cell are placed three by three") {
  const auto texts = all_pencil_marks(9);
  CHECK(texts[0].number("y") == texts[2].number("y"));
  CHECK(texts[2].number("y") < texts[3].number("y"));
  CHECK(texts[0].number("x") == texts[6].number("x"));
}

TEST_CASE("an excluded pencil mark is crossed out") {
  Step step;
  step.pencil_marks = {{40, 5, true}, {40, 6}};
  const auto elements = step.elements();
  REQUIRE(texts_in(elements, "#c21807").size() == 1);
  CHECK(texts_in(elements, "#c21807")[0].text == "5");
  REQUIRE(texts_in(elements, "#444").size() == 1);
  std::string strokes;
  for (const Element& path : all_of(elements, "path")) {
    const auto color = path.attributes.find("stroke");
    if (color != path.attributes.end() && color->second == "#c21807") {
      strokes = path.attributes.at("d");
    }
  }
  CHECK(std::count(strokes.begin(), strokes.end(), 'M') == 1);
}

TEST_CASE("pencil marks leave room for the sums of cages") {
  const Puzzle puzzle = only_puzzle("cages: 15: r1c1 r1c2\n");
  const std::vector<Tint> tints(81, Tint::none);
  const std::vector<PencilMark> marks{{0, 1}};
  const auto texts = all_of(parse_svg(drawn({.geometry = puzzle.geometry(),
                                             .grid = puzzle.givens,
                                             .board = puzzle.board.get(),
                                             .tints = tints,
                                             .pencil_marks = marks})),
                            "text");
  REQUIRE(texts.size() == 2);
  CHECK(texts[0].text == "15");
  CHECK(texts[1].number("y") > texts[0].number("y") + 8);
}

TEST_CASE("a picture shows the values that rules allow single cells, as long as these are empty") {
  const Puzzle puzzle = only_puzzle("size: 4\nallowed: 1 3: r1c1 r1c2\n\n1...............\n");
  const auto elements = parse_svg(
      drawn({.geometry = puzzle.geometry(), .grid = puzzle.givens, .board = puzzle.board.get()}));
  std::vector<std::string> texts;
  for (const Element& text : all_of(elements, "text")) texts.push_back(text.text);
  CHECK(texts == std::vector<std::string>{"1", "1", "3"});
}

TEST_CASE("a picture shows the pencil marks of the rule of that name") {
  std::string marks = "1.3. .2.4";
  for (int cell = 2; cell < 16; ++cell) marks += " 1234";
  const Puzzle puzzle = only_puzzle("size: 4\npencilmarks: " + marks + "\n");
  const auto elements = parse_svg(
      drawn({.geometry = puzzle.geometry(), .grid = puzzle.givens, .board = puzzle.board.get()}));
  std::vector<std::string> texts;
  for (const Element& text : all_of(elements, "text")) texts.push_back(text.text);
  CHECK(texts == std::vector<std::string>{"1", "3", "2", "4"});
}

TEST_CASE("marks of a step take the place of those of rules in their cell") {
  const Puzzle puzzle = only_puzzle("size: 4\nallowed: 1 3: r1c1 r1c2\n");
  const std::vector<Tint> tints(16, Tint::none);
  const std::vector<PencilMark> marks{{0, 3}};
  const auto elements = parse_svg(drawn({.geometry = puzzle.geometry(),
                                         .grid = puzzle.givens,
                                         .board = puzzle.board.get(),
                                         .tints = tints,
                                         .pencil_marks = marks}));
  CHECK(texts_in(elements, "#444").size() == 1);
  CHECK(texts_in(elements, "#a8a8a8").size() == 2);
}

TEST_CASE("the layers of a picture, one over the other, are the picture") {
  const Puzzle puzzle = only_puzzle("rules: windoku\ncages:\n 7: r1c1 r1c2\n\n" + nine_line);
  const std::vector<Tint> tints(81, Tint::fact);
  const std::vector<PencilMark> marks{{2, 4, true}};
  const Picture picture{.geometry = puzzle.geometry(),
                        .grid = puzzle.givens,
                        .board = puzzle.board.get(),
                        .tints = tints,
                        .pencil_marks = marks};
  std::string layers;
  for (const auto layer :
       {PictureLayer::ground, PictureLayer::tints, PictureLayer::lines, PictureLayer::values}) {
    const std::string drawn_layer = draw_layer(picture, layer);
    CHECK_FALSE(drawn_layer.empty());
    layers += drawn_layer;
  }
  CHECK(drawn(picture).find(layers) != std::string::npos);
  const PictureFrame frame = frame_of(picture);
  CHECK(frame.width == frame.height);
  CHECK(drawn(picture).find(" viewBox=\"-" + std::to_string(frame.edge)) != std::string::npos);
}

TEST_CASE("text for a document can't end its element and holds no bytes that it may not hold") {
  CHECK(xml_text("a < b & c > d") == "a &lt; b &amp; c &gt; d");
  CHECK(xml_text("\x01\xFF") == "??");
}

TEST_CASE("a page of pictures has rows of three") {
  const Geometry geometry(4);
  const Grid grid(16, 0);
  PicturePage page;
  for (int i = 0; i < 4; ++i) {
    page.add({.geometry = geometry, .grid = grid}, {{std::to_string(i) + "."}, {}});
  }
  std::vector<std::string> places;
  for (const Element& group : all_of(parse_svg(page.document("", format_named("svg"))), "g")) {
    if (group.attributes.contains("transform")) places.push_back(group.attributes.at("transform"));
  }
  REQUIRE(places.size() == 4);
  const auto row = [&](std::size_t i) { return places[i].substr(places[i].find(' ')); };
  CHECK(row(0) == row(2));
  CHECK(row(0) != row(3));
  CHECK(places[3].substr(0, places[3].find(' ')) == places[0].substr(0, places[0].find(' ')));
}

TEST_CASE("captions are broken between words and stay within their picture") {
  const Geometry geometry(4);
  const Grid grid(16, 0);
  PicturePage page;
  const std::vector<std::string> words(40, "r1c1=1");
  page.add({.geometry = geometry, .grid = grid}, {{"1."}, words});
  const std::string svg = page.document("A & B", format_named("svg"));
  CHECK(svg.find("A &amp; B") != std::string::npos);
  std::size_t found = 0;
  for (const Element& text : all_of(parse_svg(svg), "text")) {
    if (text.text.find("r1c1") == std::string::npos) continue;
    found += static_cast<std::size_t>(std::count(text.text.begin(), text.text.end(), '='));
    CHECK(format::text_width(text.text, 17) <= 420);
    CHECK(text.text.size() > 20);
  }
  CHECK(found == words.size());
}
