// The page of charts: what has room, notes, quartiles, numbers of puzzles, scatter plots, dark
// paper.
#include "charts.hpp"

using namespace sudoku_sat;
using namespace sudoku_sat::support;

TEST_CASE("charts with one point, no point or no curve are drawn") {
  const format::GrowthChart point{"point", "N", {{"a", {{9, 729}}}}};
  const format::GrowthChart zero{"zero", "N", {{"b", {{9, 0}}}}};
  const format::GrowthChart none{"none", "N", {}};
  const auto elements = parse_page(draw("", {point, zero, none}, {bar_chart({})}));
  for (const std::string_view text : {"point", "zero", "none", "a", "b", "9", "clauses"}) {
    CAPTURE(text);
    CHECK(shows(elements, text));
  }
  check_on_page(elements);
}

TEST_CASE("values from the smallest to the largest stay on the page") {
  const double largest = std::numeric_limits<double>::max();
  const double smallest = std::numeric_limits<double>::denorm_min();
  const format::GrowthChart growth{
      "all", "N", {{"a", {{smallest, 1}, {1e-9, 1e-9}, {1e12, 1e12}, {largest, largest}}}}};
  const auto elements =
      parse_page(draw("", {growth},
                      {bar_chart({0, 1e12, 1, 1e-6}), bar_chart({smallest, largest, 1}),
                       bar_chart({smallest, 0}), bar_chart({largest, largest / 2})}));
  CHECK(bars_of(elements).size() == 11);
  CHECK(elements.size() > 30);
  check_on_page(elements);
}

TEST_CASE("a note says what does not fit on the page") {
  const format::BarChart chart = bar_chart(std::vector<double>(200, 7));
  const auto elements = parse_page(draw("", {}, std::vector<format::BarChart>(25, chart)));
  const std::size_t bars = bars_of(elements).size();
  CHECK(bars > 40);
  CHECK(bars < 60);
  const std::string note = all_of(elements, "title").back().text;  // too long: a tool tip
  CHECK_THAT(note, Catch::StartsWith("no room for: the last " + std::to_string(200 - bars) +
                                     " rows of a panel; clauses; clauses"));
  check_on_page(elements);
}

TEST_CASE("as many panels as a slide has room for keep letters that can be read") {
  for (std::size_t panels = 1; panels <= format::max_charts; ++panels) {
    CAPTURE(panels);
    const format::BarChart chart = bar_chart({1, 2, 3, 4, 5, 6});
    const auto elements =
        parse_page(draw("title", {}, std::vector<format::BarChart>(panels, chart)));
    CHECK(bars_of(elements).size() == 6 * panels);
    for (const Element& text : all_of(elements, "text")) CHECK(text.number("font-size") >= 10);
    check_on_page(elements);
  }
}

TEST_CASE("notes are placed below the charts") {
  format::ChartPage page{.title = "t", .charts = {bar_chart({1, 2})}, .notes = {"first", "second"}};
  const auto elements = parse_page(draw_svg(page));
  const Element bar = bars_of(elements).back();
  const double first = text_element(elements, "first").number("y");
  CHECK(first > bar.number("y") + bar.number("height") + 10);
  CHECK(text_element(elements, "second").number("y") > first + 10);
  check_on_page(elements);
}

TEST_CASE("quartiles are whiskers on the scale of the bars, open if they were not measured") {
  format::BarChart chart = bar_chart({50, 60});
  chart.bars[0].quartiles = format::Quartiles{25, 100};
  chart.bars[1].quartiles = format::Quartiles{30, std::numeric_limits<double>::infinity()};
  const auto elements = parse_page(draw("", {}, {chart}));
  const auto bars = bars_of(elements);
  REQUIRE(bars.size() == 2);
  // Caps and the line between them: of the first bar three strokes, of the second two.
  std::vector<std::pair<double, double>> strokes;  // the x of their ends
  for (const Element& path : all_of(elements, "path")) {
    if (path.attributes.at("stroke-width") != "1.5") continue;
    const std::string& d = path.attributes.at("d");
    for (std::size_t at = d.find('M'); at != d.npos; at = d.find('M', at + 1)) {
      strokes.emplace_back(std::strtod(&d[at + 1], nullptr),
                           std::strtod(&d[d.find('L', at) + 1], nullptr));
    }
  }
  REQUIRE(strokes.size() == 5);
  const double unit = bars[0].number("width") / 50;
  const double left = bars[0].number("x");
  CHECK(strokes[0].first == Approx(left + 25 * unit).margin(0.2));
  CHECK(strokes[1].second == Approx(left + 100 * unit).margin(0.2));
  CHECK(strokes[2].first == strokes[2].second);
  CHECK(strokes[3].first == strokes[3].second);
  CHECK(strokes[4].second == Approx(left + 100 * unit).margin(0.2));
  check_on_page(elements);
}

TEST_CASE("numbers of puzzles have an even axis with round ticks") {
  format::GrowthChart chart{"seconds of each puzzle", "puzzles", {{"a", {}}, {"b", {}}}, true};
  for (int i = 1; i <= 40; ++i) {
    chart.curves[0].points.push_back({static_cast<double>(i), 0.01 * i});
    if (i <= 20) chart.curves[1].points.push_back({static_cast<double>(i), 0.1 * i});
  }
  const auto elements = parse_page(draw("", {chart}, {}));
  REQUIRE(curves_of(elements, 40).size() == 1);
  REQUIRE(curves_of(elements, 20).size() == 1);
  const double none = text_element(elements, "0").number("x");
  const double ten = text_element(elements, "10").number("x");
  CHECK(text_element(elements, "40").number("x") - none == Approx(4 * (ten - none)).margin(0.3));
  check_on_page(elements);
}

TEST_CASE("a scatter plot counts who took less, and has a point for each puzzle") {
  const format::ScatterChart chart{
      "minimal, conflicts",
      "maple",
      "minimal",
      {{10, 5}, {20, 400}, {30, 30}, {{}, 7}, {8, {}}, {{}, {}}, {0, 3}}};
  const format::ChartPage page{.title = "", .charts = {chart}, .notes = {}};
  const auto elements = parse_page(draw_svg(page));
  CHECK(shows(elements, "7 puzzles: 2 below the line, 3 above"));
  CHECK(shows(elements, "maple, upwards minimal"));
  CHECK(all_of(elements, "circle").size() == 7);
  check_on_page(elements);
}

TEST_CASE("a matrix has an entry for each pair, the larger the darker, and none for what is 0") {
  format::MatrixChart chart{"clauses", {"minimal", "extended"}, {"pairwise", "commander:3"}, {}};
  chart.entries = {{100, "100"}, {10000, "10000"}, {0, "0"}, {{}, "-"}};
  const auto elements = parse_page(draw_svg({.title = "", .charts = {chart}, .notes = {}}));
  for (const char* text :
       {"clauses", "minimal", "extended", "pairwise", "commander:3", "100", "10000", "0", "-"}) {
    CAPTURE(text);
    CHECK(shows(elements, text));
  }
  const auto shades = bars_of(elements);
  REQUIRE(shades.size() == 2);
  CHECK(shades[0].number("fill-opacity") < shades[1].number("fill-opacity"));
  CHECK(shades[0].number("x") < shades[1].number("x"));
  CHECK(text_element(elements, "0").number("x") == text_element(elements, "100").number("x"));
  check_on_page(elements);
}

TEST_CASE("four matrices of all encodings and at-most-one methods have room on a page") {
  format::MatrixChart chart{"clauses",
                            std::vector<std::string>(12, "maple-worksheet"),
                            std::vector<std::string>(9, "commander-defined:3"),
                            {}};
  chart.entries.assign(12 * 9, {123456, "123456"});
  const auto elements = parse_page(draw_svg(
      {.title = "title", .charts = std::vector<format::Chart>(4, chart), .notes = {"one", "two"}}));
  CHECK(bars_of(elements).size() == 4 * 12 * 9);
  check_on_page(elements);
}

TEST_CASE("charts on dark paper have no colour of light paper, and their texts are the same") {
  const std::string text = "fill=\"#fff\"";
  format::ChartPage page{
      .title = text, .charts = {bar_chart({1, 1000}), growth_chart(9)}, .notes = {}};
  const std::string light = draw_svg(page);
  page.style.theme = Theme::dark;
  const std::string dark = draw_svg(page);
  const auto before = parse_page(light);
  const auto after = parse_page(dark);
  REQUIRE(before.size() == after.size());
  std::map<std::string, std::string> colors;
  for (std::size_t i = 0; i < before.size(); ++i) {
    CHECK(after[i].text == before[i].text);
    for (const char* name : {"fill", "stroke"}) {
      const auto color = before[i].attributes.find(name);
      if (color == before[i].attributes.end() || color->second == "none") continue;
      const std::string other = after[i].attributes.at(name);
      CHECK(other != color->second);
      CHECK(colors.emplace(color->second, other).first->second == other);
    }
  }
  CHECK(colors.size() > 9);
  page.style.theme = Theme::automatic;
  const std::string either = draw_svg(page);
  CHECK_THAT(either, Catch::Contains("prefers-color-scheme: dark"));
  for (const auto& [from, to] : colors) CHECK_THAT(either, Catch::Contains(":" + to + "}"));
}

TEST_CASE("the same figures give the same bytes, without digits of no use") {
  const auto page = [] {
    return draw("t", {growth_chart(5)}, {bar_chart({1, 3, 7}), bar_chart({1, 3e5})});
  };
  const std::string document = page();
  CHECK(document == page());
  for (const Element& bar : bars_of(parse_page(document))) {
    const std::string& width = bar.attributes.at("width");
    const std::size_t point = width.find('.');
    CHECK((point == std::string::npos || width.size() - point == 2));
  }
}

TEST_CASE("a figure for a paper has its width, all of its charts and letters of its size") {
  const format::ChartPage page{
      .title = "Encodings compared: amo pairwise, reduce none",
      .charts = {bar_chart({1, 1000}), growth_chart(9), bar_chart({2, 3}), growth_chart(4)},
      .notes = {"a note"},
      .style = {.print_width = 84}};
  const std::string text = draw_svg(page);
  CHECK_THAT(text, Catch::Contains("width=\"84mm\""));
  const auto elements = parse_page(text);
  for (const char* note : {"Encodings compared: amo pairwise, reduce none", "a note"}) {
    CHECK(text_element(elements, note).number("font-size") == Approx(13 * 1.9));
  }
  double below = 0;
  for (const Element& element : all_of(elements, "text")) {
    const double size = element.number("font-size");
    // In tenths of a millimetre: at least 5 points.
    CHECK(size > 5 * 254.0 / 72);
    below = std::max(below, element.number("y"));
  }
  CHECK(below < 10 * all_of(elements, "svg").front().number("height"));
  // In a wide figure panels are beside each other.
  format::ChartPage wide = page;
  wide.style.print_width = 200;
  const auto height = [](const format::ChartPage& of) {
    return all_of(parse_page(draw_svg(of)), "svg").front().number("height");
  };
  CHECK(height(wide) < height(page));
}
