// The page of charts: what it shows of the figures, read back from the document's elements.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku_sat/formats.hpp"
#include "support/svg.hpp"

using namespace sudoku_sat;
using support::all_of;
using support::Element;
using support::parse_svg;

namespace {

/// A page of curves, then bars.
std::string draw(const std::string& title, const std::vector<GrowthChart>& growth,
                 const std::vector<BarChart>& bars) {
  ChartPage page{.title = title, .charts = {}, .notes = {}};
  page.charts.insert(page.charts.end(), growth.begin(), growth.end());
  page.charts.insert(page.charts.end(), bars.begin(), bars.end());
  return draw_charts(page);
}

/// The bars: all rectangles but the ground.
std::vector<Element> bars_of(const std::vector<Element>& elements) {
  std::vector<Element> found = all_of(elements, "rect");
  REQUIRE_FALSE(found.empty());
  found.erase(found.begin());
  return found;
}

/// The curves, without the pieces before their names, which are level and have two points.
std::vector<Element> curves_of(const std::vector<Element>& elements, std::size_t points) {
  std::vector<Element> found;
  for (const Element& line : all_of(elements, "polyline")) {
    const std::string& list = line.attributes.at("points");
    if (std::count(list.begin(), list.end(), ',') == static_cast<std::ptrdiff_t>(points)) {
      found.push_back(line);
    }
  }
  return found;
}

bool shows(const std::vector<Element>& elements, std::string_view text) {
  return std::any_of(elements.begin(), elements.end(), [&](const Element& element) {
    return element.name == "text" && element.text == text;
  });
}

Element text_element(const std::vector<Element>& elements, std::string_view text) {
  const auto found = std::find_if(elements.begin(), elements.end(), [&](const Element& element) {
    return element.name == "text" && element.text == text;
  });
  REQUIRE(found != elements.end());
  return *found;
}

/// The least width that a text can have in a common font: letters are hardly narrower than 0.2 of
/// their size.
double narrowest(const Element& text) {
  return 0.2 * static_cast<double>(text.text.size()) * text.number("font-size");
}

void check_text_within(const Element& text, double width, double height) {
  CAPTURE(text.text);
  const double x = text.number("x");
  const auto found = text.attributes.find("text-anchor");
  const std::string anchor = found == text.attributes.end() ? "start" : found->second;
  const double before = anchor == "start" ? 0 : anchor == "end" ? 1 : 0.5;
  CHECK(x - before * narrowest(text) >= 0);
  CHECK(x + (1 - before) * narrowest(text) <= width);
  CHECK(text.number("y") - text.number("font-size") >= 0);
  CHECK(text.number("y") <= height);
}

void check_points_within(const std::string& points, double width, double height) {
  CAPTURE(points);
  const char* at = points.c_str();
  while (*at != '\0') {
    char* next = nullptr;
    const double x = std::strtod(at, &next);
    REQUIRE(*next == ',');
    const double y = std::strtod(next + 1, &next);
    CHECK(x >= 0);
    CHECK(x <= width);
    CHECK(y >= 0);
    CHECK(y <= height);
    at = next;
  }
}

/// Checks that bars, curves and texts lie on the page.
void check_on_page(const std::vector<Element>& elements) {
  const Element ground = all_of(elements, "rect").front();
  const double width = ground.number("width");
  const double height = ground.number("height");
  CHECK(width == 1280);
  CHECK(height == 720);
  CHECK(elements.front().attributes.at("viewBox") ==
        "0 0 " + ground.attributes.at("width") + " " + ground.attributes.at("height"));
  for (const Element& bar : bars_of(elements)) {
    CHECK(bar.number("x") + bar.number("width") <= width);
    CHECK(bar.number("y") + bar.number("height") <= height);
  }
  for (const Element& text : all_of(elements, "text")) check_text_within(text, width, height);
  for (const Element& line : all_of(elements, "polyline")) {
    check_points_within(line.attributes.at("points"), width, height);
  }
}

BarChart bar_chart(const std::vector<double>& values) {
  BarChart chart{"clauses", {}};
  for (const double value : values) {
    const std::string number = std::to_string(chart.bars.size());
    chart.bars.push_back({"encoding " + number, value, "value " + number});
  }
  return chart;
}

GrowthChart growth_chart(std::size_t curves) {
  GrowthChart chart{"variables", "N", {}};
  for (std::size_t i = 0; i < curves; ++i) {
    GrowthChart::Curve curve{"curve " + std::to_string(i), {}};
    for (const double n : {4.0, 9.0, 16.0, 25.0}) {
      curve.points.push_back({n, std::pow(n, 3) + static_cast<double>(i)});
    }
    chart.curves.push_back(curve);
  }
  return chart;
}

const std::string long_label = "maple-worksheet commander-defined:3 units";

}  // namespace

TEST_CASE("a page without charts shows its title") {
  const auto elements = parse_svg(draw("nothing to see", {}, {}));
  CHECK(shows(elements, "nothing to see"));
  CHECK(all_of(elements, "text").size() == 1);
  CHECK(bars_of(elements).empty());
  check_on_page(elements);
}

TEST_CASE("all texts of a chart are shown, escaped") {
  BarChart bars{"a<b", {{"R&D", 1.0, "1 > 0"}, {"late", {}, "<timeout>"}}};
  GrowthChart growth{"x&y", "N<M", {{"c>d", {{4, 1}, {9, 2}}}, {"e&f", {}}}};
  const auto elements = parse_svg(draw("<title>", {growth}, {bars}));
  for (const std::string_view text :
       {"&lt;title&gt;", "a&lt;b", "R&amp;D", "1 &gt; 0", "late", "&lt;timeout&gt;", "x&amp;y",
        "N&lt;M", "c&gt;d", "e&amp;f"}) {
    CAPTURE(text);
    CHECK(shows(elements, text));
  }
}

TEST_CASE("bars are proportional to their values, the largest with the full length") {
  const auto bars = bars_of(parse_svg(draw("", {}, {bar_chart({100, 50, 25, 0})})));
  REQUIRE(bars.size() == 4);
  const double full = bars[0].number("width");
  CHECK(full > 800);
  CHECK(bars[1].number("width") == Approx(full / 2).margin(0.1));
  CHECK(bars[2].number("width") == Approx(full / 4).margin(0.1));
  CHECK(bars[3].number("width") == 0);
  for (const Element& bar : bars) CHECK(bar.number("x") == bars[0].number("x"));
}

TEST_CASE("a value stands behind its bar and a label before it") {
  const auto elements = parse_svg(draw("", {}, {bar_chart({100, 50})}));
  const auto bars = bars_of(elements);
  REQUIRE(bars.size() == 2);
  for (const std::size_t i : {0u, 1u}) {
    const Element value = text_element(elements, "value " + std::to_string(i));
    const Element label = text_element(elements, "encoding " + std::to_string(i));
    CHECK(value.number("x") > bars[i].number("x") + bars[i].number("width"));
    CHECK(label.number("x") < bars[i].number("x"));
    CHECK(label.attributes.at("text-anchor") == "end");
    CHECK(value.number("y") > bars[i].number("y"));
    CHECK(value.number("y") < bars[i].number("y") + bars[i].number("height"));
  }
}

TEST_CASE("the best bar has a colour of its own") {
  BarChart chart = bar_chart({100, 50, 25});
  chart.bars[2].best = true;
  const auto bars = bars_of(parse_svg(draw("", {}, {chart})));
  REQUIRE(bars.size() == 3);
  CHECK(bars[0].attributes.at("fill") == bars[1].attributes.at("fill"));
  CHECK(bars[2].attributes.at("fill") != bars[1].attributes.at("fill"));
}

TEST_CASE("a missing value is a text without a bar") {
  BarChart chart = bar_chart({100, 50});
  chart.bars[0].value.reset();
  chart.bars[0].text = "timeout";
  chart.bars.push_back({"no number", std::numeric_limits<double>::quiet_NaN(), "-"});
  const auto elements = parse_svg(draw("", {}, {chart}));
  CHECK(bars_of(elements).size() == 1);
  CHECK(shows(elements, "timeout"));
  CHECK(shows(elements, "-"));
}

TEST_CASE("values that are all 0 have bars without length") {
  for (const Element& bar : bars_of(parse_svg(draw("", {}, {bar_chart({0, 0})})))) {
    CHECK(bar.number("width") == 0);
  }
}

TEST_CASE("the scale is logarithmic from a ratio above 200 on, and the title says so") {
  const auto linear = parse_svg(draw("", {}, {bar_chart({5, 1000, 0})}));
  CHECK(shows(linear, "clauses"));
  const auto logarithmic = parse_svg(draw("", {}, {bar_chart({1000, 100000, 10000000, 0})}));
  CHECK(shows(logarithmic, "clauses, log scale"));
  const auto bars = bars_of(logarithmic);
  REQUIRE(bars.size() == 4);
  // Equal ratios are equal differences.
  CHECK(bars[1].number("width") - bars[0].number("width") ==
        Approx(bars[2].number("width") - bars[1].number("width")).margin(0.2));
  CHECK(bars[0].number("width") > 10);
  CHECK(bars[3].number("width") == 0);
  for (const std::string_view tick : {"1k", "10k", "100k", "1M", "10M"}) {
    CAPTURE(tick);
    CHECK(shows(logarithmic, tick));
  }
}

TEST_CASE("several panels of bars stand in two columns") {
  const auto bars = bars_of(parse_svg(draw("", {}, {4, bar_chart({1})})));
  REQUIRE(bars.size() == 4);
  CHECK(bars[0].number("y") == bars[1].number("y"));
  CHECK(bars[0].number("x") + bars[0].number("width") < bars[1].number("x"));
  CHECK(bars[2].number("x") == bars[0].number("x"));
  CHECK(bars[2].number("y") > bars[0].number("y") + bars[0].number("height"));
}

TEST_CASE("a long label has its room between the edge and the bars") {
  BarChart chart = bar_chart({3, 2});
  chart.bars[1].label = long_label;
  const auto elements = parse_svg(draw("", {}, {chart, chart}));
  const Element label = text_element(elements, long_label);
  CHECK(label.number("x") > 0.5 * static_cast<double>(long_label.size()) * 16);
  CHECK(label.number("font-size") == 16);
  check_on_page(elements);
}

TEST_CASE("a text too long for its place is cut and kept as a tool tip") {
  const std::string text(2000, 'w');
  BarChart bars{text, {{text, 1.0, text}, {text, {}, text}}};
  GrowthChart growth{text, text, {{text, {{4, 5}, {9, 6}}}}};
  const auto elements = parse_svg(draw(text, {growth}, {bars}));
  check_on_page(elements);
  CHECK_FALSE(shows(elements, text));
  const auto tips = all_of(elements, "title");
  CHECK(tips.size() == 10);
  for (const Element& tip : tips) CHECK(tip.text == text);
}

TEST_CASE("a curve for each thing has a name, a scale and its points") {
  const auto elements = parse_svg(draw("growth", {growth_chart(3)}, {}));
  CHECK(curves_of(elements, 4).size() == 3);
  for (const std::string_view text : {"curve 0", "curve 1", "curve 2", "4", "9", "16", "25", "N",
                                      "100", "1k", "10k", "variables"}) {
    CAPTURE(text);
    CHECK(shows(elements, text));
  }
  check_on_page(elements);
}

TEST_CASE("growth by a power of N is a straight line") {
  GrowthChart chart{"cells", "N", {{"a", {{1, 1}, {10, 100}, {100, 10000}}}}};
  const auto curves = curves_of(parse_svg(draw("", {chart}, {})), 3);
  REQUIRE(curves.size() == 1);
  std::vector<double> numbers;
  std::string points = curves[0].attributes.at("points");
  std::replace(points.begin(), points.end(), ',', ' ');
  char* at = points.data();
  for (int i = 0; i < 6; ++i) numbers.push_back(std::strtod(at, &at));
  CHECK(numbers[2] - numbers[0] == Approx(numbers[4] - numbers[2]).margin(0.2));
  CHECK(numbers[1] - numbers[3] == Approx(numbers[3] - numbers[5]).margin(0.2));
  CHECK(numbers[1] > numbers[5]);
}

TEST_CASE("names of curves do not overlap, however many and close") {
  for (const std::size_t count : {4u, 12u, 40u}) {
    const auto elements = parse_svg(draw("", {growth_chart(count)}, {}));
    std::vector<double> baselines;
    double size = 0;
    for (std::size_t i = 0; i < count; ++i) {
      const Element name = text_element(elements, "curve " + std::to_string(i));
      baselines.push_back(name.number("y"));
      size = name.number("font-size");
    }
    std::sort(baselines.begin(), baselines.end());
    for (std::size_t i = 1; i < count; ++i) CHECK(baselines[i] - baselines[i - 1] >= size);
    check_on_page(elements);
  }
}

TEST_CASE("curves differ in colour and, for the same colour, in dashes") {
  const auto curves = curves_of(parse_svg(draw("", {growth_chart(35)}, {})), 4);
  REQUIRE(curves.size() == 35);
  std::set<std::string> looks;
  std::set<std::string> colors;
  for (const Element& curve : curves) {
    const auto dashes = curve.attributes.find("stroke-dasharray");
    colors.insert(curve.attributes.at("stroke"));
    looks.insert(curve.attributes.at("stroke") + "/" +
                 (dashes == curve.attributes.end() ? "" : dashes->second));
  }
  CHECK(looks.size() == 35);
  CHECK(colors.size() >= 6);
}

TEST_CASE("curves that coincide are one curve with all their names") {
  GrowthChart chart = growth_chart(3);
  chart.curves[2].points = chart.curves[0].points;
  const auto elements = parse_svg(draw("", {chart}, {}));
  CHECK(curves_of(elements, 4).size() == 2);
  CHECK(shows(elements, "curve 0"));
  CHECK(shows(elements, "curve 2"));
}

TEST_CASE("points that a logarithm cannot place are left out, their curve's name is not") {
  GrowthChart chart = growth_chart(1);
  const double infinity = std::numeric_limits<double>::infinity();
  chart.curves.push_back({"zeros", {{4, 0}, {9, 0}}});
  chart.curves.push_back({"half", {{4, 0}, {9, 5}, {16, 7}, {25, infinity}, {30, 1e300}}});
  chart.curves.push_back({"never", {}});
  const auto elements = parse_svg(draw("", {chart}, {}));
  CHECK(curves_of(elements, 4).size() == 1);
  for (const std::string_view name : {"zeros", "half", "never"}) CHECK(shows(elements, name));
  CHECK_FALSE(shows(elements, "30"));
  check_on_page(elements);
}

TEST_CASE("charts with one point, no point or no curve are drawn") {
  const GrowthChart point{"point", "N", {{"a", {{9, 729}}}}};
  const GrowthChart zero{"zero", "N", {{"b", {{9, 0}}}}};
  const GrowthChart none{"none", "N", {}};
  const auto elements = parse_svg(draw("", {point, zero, none}, {bar_chart({})}));
  for (const std::string_view text : {"point", "zero", "none", "a", "b", "9", "clauses"}) {
    CAPTURE(text);
    CHECK(shows(elements, text));
  }
  check_on_page(elements);
}

TEST_CASE("values from the smallest to the largest stay on the page") {
  const double largest = std::numeric_limits<double>::max();
  const double smallest = std::numeric_limits<double>::denorm_min();
  const GrowthChart growth{
      "all", "N", {{"a", {{smallest, 1}, {1e-9, 1e-9}, {1e12, 1e12}, {largest, largest}}}}};
  const auto elements =
      parse_svg(draw("", {growth},
                     {bar_chart({0, 1e12, 1, 1e-6}), bar_chart({smallest, largest, 1}),
                      bar_chart({smallest, 0}), bar_chart({largest, largest / 2})}));
  CHECK(bars_of(elements).size() == 11);
  CHECK(elements.size() > 30);
  check_on_page(elements);
}

TEST_CASE("what has no room on the page is said in a note") {
  const BarChart chart = bar_chart(std::vector<double>(200, 7));
  const auto elements = parse_svg(draw("", {}, std::vector<BarChart>(25, chart)));
  const std::size_t bars = bars_of(elements).size();
  CHECK(bars > 40);
  CHECK(bars < 60);
  const std::string note = all_of(elements, "title").back().text;  // too long: a tool tip
  CHECK_THAT(note, Catch::StartsWith("no room for: the last " + std::to_string(200 - bars) +
                                     " rows of a panel, clauses, clauses"));
  check_on_page(elements);
}

TEST_CASE("as many panels as a slide has room for keep letters that can be read") {
  for (std::size_t panels = 1; panels <= most_charts; ++panels) {
    CAPTURE(panels);
    const BarChart chart = bar_chart({1, 2, 3, 4, 5, 6});
    const auto elements = parse_svg(draw("title", {}, std::vector<BarChart>(panels, chart)));
    CHECK(bars_of(elements).size() == 6 * panels);
    for (const Element& text : all_of(elements, "text")) CHECK(text.number("font-size") >= 10);
    check_on_page(elements);
  }
}

TEST_CASE("notes stand below the charts") {
  ChartPage page{.title = "t", .charts = {bar_chart({1, 2})}, .notes = {"first", "second"}};
  const auto elements = parse_svg(draw_charts(page));
  const Element bar = bars_of(elements).back();
  const double first = text_element(elements, "first").number("y");
  CHECK(first > bar.number("y") + bar.number("height") + 10);
  CHECK(text_element(elements, "second").number("y") > first + 10);
  check_on_page(elements);
}

TEST_CASE("quartiles are whiskers, in the scale of the bars, open where they were not measured") {
  BarChart chart = bar_chart({50, 60});
  chart.bars[0].quartiles = Quartiles{25, 100};
  chart.bars[1].quartiles = Quartiles{30, std::numeric_limits<double>::infinity()};
  const auto elements = parse_svg(draw("", {}, {chart}));
  const auto bars = bars_of(elements);
  REQUIRE(bars.size() == 2);
  std::vector<std::string> whiskers;
  for (const Element& path : all_of(elements, "path")) {
    const std::string& d = path.attributes.at("d");
    if (d.find('H') != d.npos) whiskers.push_back(d);
  }
  REQUIRE(whiskers.size() == 2);
  const double unit = bars[0].number("width") / 50;
  const double left = bars[0].number("x");
  const auto ends = [](const std::string& d) {
    return std::pair(std::strtod(d.c_str() + 1, nullptr),
                     std::strtod(d.c_str() + d.find('H') + 1, nullptr));
  };
  CHECK(ends(whiskers[0]).first == Approx(left + 25 * unit).margin(0.2));
  CHECK(ends(whiskers[0]).second == Approx(left + 100 * unit).margin(0.2));
  CHECK(ends(whiskers[1]).second == Approx(left + 100 * unit).margin(0.2));
  CHECK(std::count(whiskers[0].begin(), whiskers[0].end(), 'v') == 2);
  CHECK(std::count(whiskers[1].begin(), whiskers[1].end(), 'v') == 1);
  check_on_page(elements);
}

TEST_CASE("numbers of puzzles have an even axis with round ticks") {
  GrowthChart chart{"seconds of each puzzle", "puzzles", {{"a", {}}, {"b", {}}}, true};
  for (int i = 1; i <= 40; ++i) {
    chart.curves[0].points.push_back({static_cast<double>(i), 0.01 * i});
    if (i <= 20) chart.curves[1].points.push_back({static_cast<double>(i), 0.1 * i});
  }
  const auto elements = parse_svg(draw("", {chart}, {}));
  REQUIRE(curves_of(elements, 40).size() == 1);
  REQUIRE(curves_of(elements, 20).size() == 1);
  const double none = text_element(elements, "0").number("x");
  const double ten = text_element(elements, "10").number("x");
  CHECK(text_element(elements, "40").number("x") - none == Approx(4 * (ten - none)).margin(0.3));
  check_on_page(elements);
}

TEST_CASE("a scatter plot counts who took less, and has a point for each puzzle") {
  const ScatterChart chart{"minimal, conflicts",
                           "maple",
                           "minimal",
                           {{10, 5}, {20, 400}, {30, 30}, {{}, 7}, {8, {}}, {{}, {}}, {0, 3}}};
  const ChartPage page{.title = "", .charts = {chart}, .notes = {}};
  const auto elements = parse_svg(draw_charts(page));
  CHECK(shows(elements, "7 puzzles; minimal took less on 2, maple on 3"));
  CHECK(shows(elements, "maple, upwards minimal"));
  std::size_t circles = 0;
  for (const Element& path : all_of(elements, "path")) {
    const std::string& d = path.attributes.at("d");
    if (path.attributes.contains("fill-opacity")) {
      circles += static_cast<std::size_t>(std::count(d.begin(), d.end(), 'z'));
    }
  }
  CHECK(circles == 7);
  check_on_page(elements);
}

TEST_CASE("charts on dark paper have no colour of light paper, and their texts are the same") {
  const std::string text = "fill=\"#fff\"";
  ChartPage page{.title = text, .charts = {bar_chart({1, 1000}), growth_chart(9)}, .notes = {}};
  const std::string light = draw_charts(page);
  page.theme = Theme::dark;
  const std::string dark = draw_charts(page);
  const auto before = parse_svg(light);
  const auto after = parse_svg(dark);
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
  page.theme = Theme::automatic;
  const std::string either = draw_charts(page);
  CHECK_THAT(either, Catch::Contains("prefers-color-scheme: dark"));
  for (const auto& [from, to] : colors) {
    CHECK_THAT(either, Catch::Contains("[fill=\"" + from + "\"]{fill:" + to + "}"));
  }
}

TEST_CASE("the same figures give the same bytes, without digits of no use") {
  const auto page = [] {
    return draw("t", {growth_chart(5)}, {bar_chart({1, 3, 7}), bar_chart({1, 3e5})});
  };
  const std::string document = page();
  CHECK(document == page());
  for (const Element& bar : bars_of(parse_svg(document))) {
    const std::string& width = bar.attributes.at("width");
    const std::size_t point = width.find('.');
    CHECK((point == std::string::npos || width.size() - point == 2));
  }
}
