// The page of charts: the figures that it shows, read back from the document's elements.
#include "charts.hpp"

using namespace sudoku_sat;
using namespace sudoku_sat::support;

TEST_CASE("a page without charts shows its title") {
  const auto elements = parse_page(draw("nothing to see", {}, {}));
  CHECK(shows(elements, "nothing to see"));
  CHECK(all_of(elements, "text").size() == 1);
  CHECK(bars_of(elements).empty());
  check_on_page(elements);
}

TEST_CASE("all texts of a chart are shown, escaped") {
  format::BarChart bars{"a<b", {{"R&D", 1.0, "1 > 0"}, {"late", {}, "<timeout>"}}};
  format::GrowthChart growth{"x&y", "N<M", {{"c>d", {{4, 1}, {9, 2}}}, {"e&f", {}}}};
  const auto elements = parse_page(draw("<title>", {growth}, {bars}));
  for (const std::string_view text :
       {"&lt;title&gt;", "a&lt;b", "R&amp;D", "1 &gt; 0", "late", "&lt;timeout&gt;", "x&amp;y",
        "N&lt;M", "c&gt;d", "e&amp;f"}) {
    CAPTURE(text);
    CHECK(shows(elements, text));
  }
}

TEST_CASE("bars are proportional to their values, the largest with the full length") {
  const auto bars = bars_of(parse_page(draw("", {}, {bar_chart({100, 50, 25, 0})})));
  REQUIRE(bars.size() == 4);
  const double full = bars[0].number("width");
  CHECK(full > 800);
  CHECK(bars[1].number("width") == Approx(full / 2).margin(0.1));
  CHECK(bars[2].number("width") == Approx(full / 4).margin(0.1));
  CHECK(bars[3].number("width") == 0);
  for (const Element& bar : bars) CHECK(bar.number("x") == bars[0].number("x"));
}

TEST_CASE("a bar has its label before it and its value after it") {
  const auto elements = parse_page(draw("", {}, {bar_chart({100, 50})}));
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
  format::BarChart chart = bar_chart({100, 50, 25});
  chart.bars[2].best = true;
  const auto bars = bars_of(parse_page(draw("", {}, {chart})));
  REQUIRE(bars.size() == 3);
  CHECK(bars[0].attributes.at("fill") == bars[1].attributes.at("fill"));
  CHECK(bars[2].attributes.at("fill") != bars[1].attributes.at("fill"));
}

TEST_CASE("a missing value is a text without a bar") {
  format::BarChart chart = bar_chart({100, 50});
  chart.bars[0].value.reset();
  chart.bars[0].text = "timeout";
  chart.bars.push_back({"no number", std::numeric_limits<double>::quiet_NaN(), "-"});
  const auto elements = parse_page(draw("", {}, {chart}));
  CHECK(bars_of(elements).size() == 1);
  CHECK(shows(elements, "timeout"));
  CHECK(shows(elements, "-"));
}

TEST_CASE("values that are all 0 have bars without length") {
  for (const Element& bar : bars_of(parse_page(draw("", {}, {bar_chart({0, 0})})))) {
    CHECK(bar.number("width") == 0);
  }
}

TEST_CASE("the scale is logarithmic from a ratio above 200 on, and the title says so") {
  const auto linear = parse_page(draw("", {}, {bar_chart({5, 1000, 0})}));
  CHECK(shows(linear, "clauses"));
  const auto logarithmic = parse_page(draw("", {}, {bar_chart({1000, 100000, 10000000, 0})}));
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

TEST_CASE("several panels of bars are arranged in two columns") {
  const auto bars = bars_of(parse_page(draw("", {}, {4, bar_chart({1})})));
  REQUIRE(bars.size() == 4);
  CHECK(bars[0].number("y") == bars[1].number("y"));
  CHECK(bars[0].number("x") + bars[0].number("width") < bars[1].number("x"));
  CHECK(bars[2].number("x") == bars[0].number("x"));
  CHECK(bars[2].number("y") > bars[0].number("y") + bars[0].number("height"));
}

TEST_CASE("a long label has its room between the edge and the bars") {
  format::BarChart chart = bar_chart({3, 2});
  chart.bars[1].label = long_label;
  const auto elements = parse_page(draw("", {}, {chart, chart}));
  const Element label = text_element(elements, long_label);
  CHECK(label.number("x") > 0.5 * static_cast<double>(long_label.size()) * 16);
  CHECK(label.number("font-size") == 16);
  check_on_page(elements);
}

TEST_CASE("a text too long for its place is cut and kept as a tool tip") {
  const std::string text(2000, 'w');
  format::BarChart bars{text, {{text, 1.0, text}, {text, {}, text}}};
  format::GrowthChart growth{text, text, {{text, {{4, 5}, {9, 6}}}}};
  const auto elements = parse_page(draw(text, {growth}, {bars}));
  check_on_page(elements);
  CHECK_FALSE(shows(elements, text));
  const auto tips = all_of(elements, "title");
  CHECK(tips.size() == 10);
  for (const Element& tip : tips) CHECK(tip.text == text);
}

TEST_CASE("a curve for each thing has a name, a scale and its points") {
  const auto elements = parse_page(draw("growth", {growth_chart(3)}, {}));
  CHECK(curves_of(elements, 4).size() == 3);
  for (const std::string_view text : {"curve 0", "curve 1", "curve 2", "4", "9", "16", "25", "N",
                                      "100", "1k", "10k", "variables"}) {
    CAPTURE(text);
    CHECK(shows(elements, text));
  }
  check_on_page(elements);
}

TEST_CASE("growth by a power of N is a straight line") {
  format::GrowthChart chart{"cells", "N", {{"a", {{1, 1}, {10, 100}, {100, 10000}}}}};
  const auto curves = curves_of(parse_page(draw("", {chart}, {})), 3);
  REQUIRE(curves.size() == 1);
  std::vector<double> numbers;
  std::string points = curves[0].attributes.at("d");
  std::replace_if(
      points.begin(), points.end(), [](char c) { return c == 'M' || c == 'L'; }, ' ');
  char* at = points.data();
  for (int i = 0; i < 6; ++i) numbers.push_back(std::strtod(at, &at));
  CHECK(numbers[2] - numbers[0] == Approx(numbers[4] - numbers[2]).margin(0.2));
  CHECK(numbers[1] - numbers[3] == Approx(numbers[3] - numbers[5]).margin(0.2));
  CHECK(numbers[1] > numbers[5]);
}

TEST_CASE("names of curves do not overlap, however many and close") {
  for (const std::size_t count : {4u, 12u, 40u}) {
    const auto elements = parse_page(draw("", {growth_chart(count)}, {}));
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
  const auto curves = curves_of(parse_page(draw("", {growth_chart(35)}, {})), 4);
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
  format::GrowthChart chart = growth_chart(3);
  chart.curves[2].points = chart.curves[0].points;
  const auto elements = parse_page(draw("", {chart}, {}));
  CHECK(curves_of(elements, 4).size() == 2);
  CHECK(shows(elements, "curve 0"));
  CHECK(shows(elements, "curve 2"));
}

TEST_CASE("points that a logarithm cannot place are left out, their curve's name is not") {
  format::GrowthChart chart = growth_chart(1);
  const double infinity = std::numeric_limits<double>::infinity();
  chart.curves.push_back({"zeros", {{4, 0}, {9, 0}}});
  chart.curves.push_back({"half", {{4, 0}, {9, 5}, {16, 7}, {25, infinity}, {30, 1e300}}});
  chart.curves.push_back({"never", {}});
  const auto elements = parse_page(draw("", {chart}, {}));
  CHECK(curves_of(elements, 4).size() == 1);
  for (const std::string_view name : {"zeros", "half", "never"}) CHECK(shows(elements, name));
  CHECK_FALSE(shows(elements, "30"));
  check_on_page(elements);
}
